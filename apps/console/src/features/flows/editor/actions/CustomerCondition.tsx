import { type ActionCondition, type CustomerFact, customerFacts, customerOperators } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';
import { Comparison } from './Comparison.tsx';

interface CustomerConditionProps {
  condition: ActionCondition;
  onChange(condition: ActionCondition): void;
}

/** Compares what is known of the customer with whom the conversation is linked. */
export function CustomerCondition({ condition, onChange }: CustomerConditionProps) {
  const { t } = useTranslation('flows');
  const { operator } = condition;
  const fact = customerFacts.find((one) => one === condition.parameterAlias) ?? 'known';
  const choose = (next: CustomerFact) => {
    const possible = customerOperators(next);
    const usual = possible.includes('equals') ? 'equals' : 'true';
    onChange({
      ...condition,
      parameterAlias: next,
      operator: possible.includes(operator) ? operator : usual,
    });
  };
  return (
    <Comparison condition={condition} operators={customerOperators(fact)} onChange={onChange}>
      <PlainSelect
        label={t('conditions.fact')}
        value={fact}
        options={customerFacts.map((one) => ({ value: one, label: t(`conditions.customer.${one}`) }))}
        onChange={choose}
      />
    </Comparison>
  );
}
