import Box from '@mui/material/Box';
import { AnswerTime } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';

const times = Object.values(AnswerTime);

/** How soon people answer, as who waits for one is told. */
export function AnswerTimeField() {
  const { t } = useTranslation('widgets');
  const answerTime = useWidgetField('chatConfig.answerTimeType');
  return (
    <Box sx={{ maxWidth: 320 }}>
      <PlainSelect
        label={t('field.answerTimeType')}
        value={String(answerTime.value)}
        options={times.map((time) => ({ value: String(time), label: t(`answerTime.${time}`) }))}
        onChange={(chosen) =>
          answerTime.change(times.find((time) => String(time) === chosen) ?? answerTime.value)
        }
      />
    </Box>
  );
}
