import Box from '@mui/material/Box';
import { type endpoints, type ReplyOf, tokenLimits } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { MeterLine } from '../../../lib/screen/MeterLine.tsx';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { LabelledChoice } from '../../../ui/LabelledChoice.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { FlowChoice } from '../fields/FlowChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';

interface LimitFieldsProps {
  /** Of the month; undefined of a new widget, and while it is on its way. */
  used: ReplyOf<typeof endpoints.generation.getGeneration>['used'] | undefined;
}

const limitNames = [
  'low',
  'default',
  'high',
  'extraHigh',
  'max',
] as const satisfies (keyof typeof tokenLimits)[];

/** How much is generated at most, in a conversation and in a month, and how much that has been so far. */
export function LimitFields({ used }: LimitFieldsProps) {
  const { t } = useTranslation('widgets');
  const number = useNumberFormat();
  const { value: id } = useWidgetField('id');
  const { value: primaryLanguageId } = useWidgetField('chatConfig.primaryLanguageId');
  const limit = useWidgetField('chatConfig.gptSetting.tokenLimit');
  const after = useWidgetField('chatConfig.gptSetting.messageLimitingIntentId');
  const own = used?.clientList.find(({ clientId }) => clientId === id);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldGrid>
        <NumberField
          path="chatConfig.gptSetting.messageLimiting"
          label={t('field.messageLimiting')}
          unit={t('unit.answers')}
          note={t('note.messageLimiting')}
        />
        <FlowChoice
          label={t('field.messageLimitingIntentId')}
          note={t('note.messageLimitingIntentId')}
          noneLabel={t('generation.noFlow')}
          languageId={primaryLanguageId}
          flowId={after.value}
          problem={after.problem}
          onChange={after.change}
        />
        <LabelledChoice
          label={t('field.tokenLimit')}
          value={String(limit.value)}
          options={limitNames.map((name) => ({
            value: String(tokenLimits[name]),
            label: t(`generation.limit.${name}`, { amount: number(tokenLimits[name]) }),
          }))}
          error={limit.problem}
          onChange={(chosen) =>
            limit.change(Object.values(tokenLimits).find((one) => String(one) === chosen) ?? limit.value)
          }
        />
      </FieldGrid>
      <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
        <Box sx={{ mt: -1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{t('note.tokenLimit')}</Box>
        {used && <MeterLine label={t('generation.used')} used={own?.tokens ?? 0} limit={limit.value} />}
        {used && used.maxAnswers !== null && (
          <MeterLine label={t('generation.usedByAgent')} used={used.answers} limit={used.maxAnswers} />
        )}
      </Box>
    </Box>
  );
}
