import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type ActionCondition,
  conditionValueMax,
  type FilterOperator,
  unaryOperators,
} from '@samtale/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';

interface ComparisonProps {
  condition: ActionCondition;
  operators: readonly FilterOperator[];
  /** What it can be compared with; left out where that is written. */
  values?: readonly { value: string; label: string }[];
  onChange(condition: ActionCondition): void;
  /** Where it is chosen what is compared. */
  children: ReactNode;
}

/** What is compared, how, and with what, unless the comparison needs nothing. */
export function Comparison({ condition, operators, values, onChange, children }: ComparisonProps) {
  const { t } = useTranslation('flows');
  const { operator, value } = condition;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr)' },
        gap: 1,
      }}
    >
      {children}
      <PlainSelect
        label={t('conditions.operator')}
        value={operator}
        options={operators.map((one) => ({ value: one, label: t(`conditions.operators.${one}`) }))}
        onChange={(next) => onChange({ ...condition, operator: next })}
      />
      {!unaryOperators.has(operator) &&
        (values ? (
          <PlainSelect
            label={t('conditions.value')}
            value={value}
            options={values}
            onChange={(next) => onChange({ ...condition, value: next })}
          />
        ) : (
          <OutlinedInput
            size="small"
            value={value}
            placeholder={t('conditions.value')}
            onChange={({ target }) => onChange({ ...condition, value: target.value })}
            inputProps={{ 'aria-label': t('conditions.value'), maxLength: conditionValueMax }}
          />
        ))}
    </Box>
  );
}
