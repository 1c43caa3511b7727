import { ConditionType } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';

interface ConditionMatchProps {
  /** There is only one condition. */
  isOne: boolean;
  conditionType: ConditionType;
  onChange(conditionType: ConditionType): void;
}

const types = [ConditionType.all, ConditionType.any, ConditionType.none] as const;
const typesOfOne = [ConditionType.any, ConditionType.none] as const;

/** How many of the conditions have to hold; of one alone, whether it has to hold or must not. */
export function ConditionMatch({ isOne, conditionType, onChange }: ConditionMatchProps) {
  const { t } = useTranslation('flows');
  const shown = isOne && conditionType === ConditionType.all ? ConditionType.any : conditionType;
  const offered = isOne
    ? typesOfOne.map((type) => ({ type, label: t(`conditions.typeOfOne.${type}`) }))
    : types.map((type) => ({ type, label: t(`conditions.type.${type}`) }));
  return (
    <NativeSelect
      label={t('conditions.match')}
      value={String(shown)}
      options={offered.map(({ type, label }) => ({ value: String(type), label }))}
      onChange={(value) =>
        onChange(offered.find(({ type }) => String(type) === value)?.type ?? conditionType)
      }
    />
  );
}
