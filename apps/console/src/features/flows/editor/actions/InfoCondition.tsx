import Box from '@mui/material/Box';
import { type ActionCondition, type CustomInfo, customInfos, type FilterOperator } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';

interface InfoConditionProps {
  condition: ActionCondition;
  onChange(condition: ActionCondition): void;
}

const operatorsOf: Record<CustomInfo, readonly FilterOperator[]> = {
  channel: ['equals', 'notEquals'],
  language: ['equals', 'notEquals'],
  staffOnline: ['true', 'false'],
};
const valuesOf = {
  channel: ['widget', 'messenger', 'sms', 'phone'],
  language: ['da', 'en'],
  staffOnline: [],
} as const satisfies Record<CustomInfo, readonly string[]>;

/** Compares what is known of the conversation: where it takes place, in which language, who is there. */
export function InfoCondition({ condition, onChange }: InfoConditionProps) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const info = customInfos.find((one) => one === condition.parameterAlias) ?? 'channel';
  const values: readonly string[] = valuesOf[info];
  const nameOf = (value: string) => {
    if (value === 'da' || value === 'en') return shell(`language.${value}`);
    return t(`conditions.channel.${value}` as 'conditions.channel.sms');
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr)' },
        gap: 1,
      }}
    >
      <PlainSelect
        label={t('conditions.fact')}
        value={info}
        options={customInfos.map((one) => ({ value: one, label: t(`conditions.info.${one}`) }))}
        onChange={(next) =>
          onChange({
            ...condition,
            parameterAlias: next,
            operator: operatorsOf[next][0] ?? 'equals',
            value: valuesOf[next][0] ?? '',
          })
        }
      />
      <PlainSelect
        label={t('conditions.operator')}
        value={condition.operator}
        options={operatorsOf[info].map((one) => ({ value: one, label: t(`conditions.operators.${one}`) }))}
        onChange={(operator) => onChange({ ...condition, operator })}
      />
      {values.length > 0 && (
        <PlainSelect
          label={t('conditions.value')}
          value={condition.value}
          options={values.map((one) => ({ value: one, label: nameOf(one) }))}
          onChange={(value) => onChange({ ...condition, value })}
        />
      )}
    </Box>
  );
}
