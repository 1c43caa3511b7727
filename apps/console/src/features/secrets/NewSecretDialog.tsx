import { ApiError, secretKeys, secretName, secretNameMax, secretValue } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../lib/forms/FormDialog.tsx';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { errorText } from '../../lib/toast/error-text.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { SecretValueInput } from './SecretValueInput.tsx';
import { useAddSecret } from './use-add-secret.ts';

interface NewSecretDialogProps {
  /** What it is called at first; may be empty. */
  name: string;
  onAdded(name: string): void;
  onClose(): void;
}

/** Keeps a new secret. */
export default function NewSecretDialog({ name: wanted, onAdded, onClose }: NewSecretDialogProps) {
  const { t } = useTranslation('secrets');
  const toast = useToast();
  const [name, setName] = useState(wanted);
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { add, isAdding } = useAddSecret({
    onAdded: (added) => {
      toast.success(t('saved', { name: added }));
      onAdded(added);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.reply.messageKey === secretKeys.nameTaken)
        setRefusal(errorText(error));
      else toast.failure(error);
    },
  });
  const hasName = secretName.safeParse(name).success;
  const hasValue = secretValue.safeParse(value).success;
  const save = () => {
    setTried(true);
    if (hasName && hasValue) add(name, value);
  };
  return (
    <FormDialog
      title={t('add')}
      dirty={value !== '' || name !== wanted}
      saving={isAdding}
      saveLabel={t('save')}
      onSave={save}
      onClose={onClose}
    >
      <LabelledInput
        label={t('name')}
        note={t('nameNote')}
        value={name}
        maxLength={secretNameMax}
        autoComplete="off"
        spellCheck={false}
        autoFocus={wanted === ''}
        error={refusal ?? (isTried && !hasName ? textOfKey(secretKeys.name) : null)}
        announced={refusal !== null}
        onChange={({ target }) => {
          setName(target.value);
          setRefusal(null);
        }}
      />
      <SecretValueInput
        label={t('value')}
        note={t('valueNote')}
        value={value}
        autoFocus={wanted !== ''}
        isWrong={isTried && !hasValue}
        onChange={setValue}
      />
    </FormDialog>
  );
}
