import { type ActionCondition, type CustomInfo, customInfos, type FilterOperator } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';
import { Comparison } from './Comparison.tsx';

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
    <Comparison
      condition={condition}
      operators={operatorsOf[info]}
      values={values.map((one) => ({ value: one, label: nameOf(one) }))}
      onChange={onChange}
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
    </Comparison>
  );
}
