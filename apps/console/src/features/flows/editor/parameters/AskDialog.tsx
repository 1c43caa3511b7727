import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  freeTextTypeId,
  hasDay,
  type ParameterDays,
  parameterNameMax,
  parameterTextMax,
} from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../lib/forms/FormDialog.tsx';
import { LabelledInput } from '../../../../ui/LabelledInput.tsx';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { DaysField } from './DaysField.tsx';
import { ParameterTypeField } from './ParameterTypeField.tsx';
import { nameOfWords, problemOfName } from './parameter-changes.ts';

interface AskDialogProps {
  /** The parameter that is asked for; null for one that the flow does not have yet. */
  parameter: EditorParameter | null;
  /** Parameters whose names are taken. */
  others: readonly EditorParameter[];
  onAsk(parameter: EditorParameter): void;
  onClose(): void;
}

/** Asks what the bot is to ask for, and in which words. Nothing of the flow changes before both are told. */
export function AskDialog({ parameter, others, onAsk, onClose }: AskDialogProps) {
  const { t } = useTranslation('flows');
  const [name, setName] = useState('');
  const [entityType, setEntityType] = useState<string>(freeTextTypeId);
  const [days, setDays] = useState<ParameterDays>('any');
  const [question, setQuestion] = useState('');
  const [isTried, setTried] = useState(false);
  const given = nameOfWords(name);
  const asked = parameter ?? { name: given, entityType, question: null, defaultValue: null, days };
  const problem = parameter ? null : problemOfName(given, others);
  const isAsked = question.trim() !== '';
  const save = () => {
    setTried(true);
    if (problem === null && isAsked) onAsk({ ...asked, question: question.trim() });
  };
  return (
    <FormDialog
      title={parameter ? t('phrases.unsaid.ask', { names: parameter.name }) : t('parameters.askForDetails')}
      dirty={name.trim() !== '' || isAsked}
      saving={false}
      saveLabel={t('parameters.asking.add')}
      onSave={save}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('parameters.asking.about')}</Typography>
      {!parameter && (
        <LabelledInput
          autoFocus
          label={t('parameters.asking.name')}
          note={
            problem || given === name.trim()
              ? t('parameters.asking.nameNote')
              : t('parameters.becomes', { name: given })
          }
          value={name}
          maxLength={parameterNameMax}
          autoComplete="off"
          error={isTried && problem ? t(`parameters.nameProblem.${problem}`) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <LabelledInput
        autoFocus={parameter !== null}
        label={t('parameters.asking.question')}
        placeholder={t('parameters.questionPlaceholder')}
        value={question}
        maxLength={parameterTextMax}
        error={isTried && !isAsked ? t('parameters.asking.missingQuestion') : undefined}
        onChange={({ target }) => setQuestion(target.value)}
      />
      {!parameter && (
        <Box>
          <Typography aria-hidden sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
            {t('parameters.type')}
          </Typography>
          <ParameterTypeField value={entityType} onChange={setEntityType} />
        </Box>
      )}
      {!parameter && hasDay(entityType) && <DaysField value={days} onChange={setDays} />}
    </FormDialog>
  );
}
