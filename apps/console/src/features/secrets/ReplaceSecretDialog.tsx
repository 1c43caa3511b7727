import { endpoints, type Secret, secretValue } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { FormDialog } from '../../lib/forms/FormDialog.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { SecretValueInput } from './SecretValueInput.tsx';

interface ReplaceSecretDialogProps {
  secret: Secret;
  onClose(): void;
}

/** Gives a secret another value. */
export default function ReplaceSecretDialog({ secret: { id, name }, onClose }: ReplaceSecretDialogProps) {
  const { t } = useTranslation('secrets');
  const { agent } = useSession();
  const toast = useToast();
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const hasValue = secretValue.safeParse(value).success;
  const replacing = useEndpointChange(endpoints.secrets.replaceSecret, {
    onSuccess: () => {
      toast.success(t('replaced', { name }));
      onClose();
    },
  });
  const save = () => {
    setTried(true);
    if (hasValue) replacing.mutate({ params: { agentId: agent.id, secretId: id }, body: { value } });
  };
  return (
    <FormDialog
      title={t('replaceTitle', { name })}
      dirty={value !== ''}
      saving={replacing.isPending}
      saveLabel={t('save')}
      onSave={save}
      onClose={onClose}
    >
      <SecretValueInput
        label={t('newValue')}
        note={t('replaceNote')}
        value={value}
        autoFocus
        isWrong={isTried && !hasValue}
        onChange={setValue}
      />
    </FormDialog>
  );
}
