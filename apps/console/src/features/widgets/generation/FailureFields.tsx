import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { FlowChoice } from '../fields/FlowChoice.tsx';
import { LinesField } from '../fields/LinesField.tsx';
import { useProblem, useWidgetField } from '../fields/use-widget-field.ts';

const answers = ['fallback', 'flow', 'text'] as const;
type FailureAnswer = (typeof answers)[number];

const textPath = 'chatConfig.gptSetting.errorMsq';

/** What answers when the model does not: the fallback, a flow or a text, never two of them. */
export function FailureFields() {
  const { t } = useTranslation('widgets');
  const flow = useWidgetField('chatConfig.gptSetting.errorIntentId');
  const text = useWidgetField(textPath);
  const { value: primaryLanguageId } = useWidgetField('chatConfig.primaryLanguageId');
  const problemOf = useProblem();
  // Chosen, but nothing stands in its field yet.
  const [begun, setBegun] = useState<FailureAnswer>('fallback');
  const answer = flow.value ? 'flow' : text.value ? 'text' : begun;
  // A field that is emptied stays, to be written in again.
  if (answer !== begun) setBegun(answer);
  const choose = (next: FailureAnswer) => {
    setBegun(next);
    if (next !== 'flow') flow.change(null);
    if (next !== 'text') text.change('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ChoiceList
        label={t('section.generationFailure')}
        value={answer}
        options={answers.map((value) => ({ value, label: t(`generation.failure.${value}`) }))}
        onChange={choose}
      />
      {answer === 'flow' && (
        <FlowChoice
          label={t('field.errorIntentId')}
          note={t('note.errorIntentId')}
          noneLabel={t('generation.noFlow')}
          languageId={primaryLanguageId}
          flowId={flow.value}
          problem={flow.problem ?? problemOf(textPath)}
          onChange={(flowId) => {
            setBegun('flow');
            flow.change(flowId);
          }}
        />
      )}
      {answer === 'text' && (
        <LinesField
          path={textPath}
          label={t('field.errorMsq')}
          placeholder={t('example.errorMsq')}
          note={t('note.errorMsq')}
        />
      )}
    </Box>
  );
}
