import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type ActionCondition,
  type CustomerFact,
  conditionValueMax,
  customerFacts,
  customerOperators,
  unaryOperators,
} from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';

interface CustomerConditionProps {
  condition: ActionCondition;
  onChange(condition: ActionCondition): void;
}

/** Compares what is known of the customer with whom the conversation is linked. */
export function CustomerCondition({ condition, onChange }: CustomerConditionProps) {
  const { t } = useTranslation('flows');
  const { operator, value } = condition;
  const fact = customerFacts.find((one) => one === condition.parameterAlias) ?? 'known';
  const operators = customerOperators(fact);
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
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr)' },
        gap: 1,
      }}
    >
      <PlainSelect
        label={t('conditions.fact')}
        value={fact}
        options={customerFacts.map((one) => ({ value: one, label: t(`conditions.customer.${one}`) }))}
        onChange={choose}
      />
      <PlainSelect
        label={t('conditions.operator')}
        value={operator}
        options={operators.map((one) => ({ value: one, label: t(`conditions.operators.${one}`) }))}
        onChange={(next) => onChange({ ...condition, operator: next })}
      />
      {!unaryOperators.has(operator) && (
        <OutlinedInput
          size="small"
          value={value}
          placeholder={t('conditions.value')}
          onChange={({ target }) => onChange({ ...condition, value: target.value })}
          inputProps={{ 'aria-label': t('conditions.value'), maxLength: conditionValueMax }}
        />
      )}
    </Box>
  );
}
