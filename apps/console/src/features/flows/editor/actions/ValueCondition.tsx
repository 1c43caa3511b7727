import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type ActionCondition,
  conditionValueMax,
  filterOperators,
  parameterNameMax,
  unaryOperators,
} from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../../../ui/PlainSelect.tsx';
import type { EditorParameter } from '../phrases/editor-phrase.ts';

interface ValueConditionProps {
  condition: ActionCondition;
  parameters: readonly EditorParameter[];
  onChange(condition: ActionCondition): void;
}

/** Compares a value that was said with another. Values of flows before this one can be named too. */
export function ValueCondition({ condition, parameters, onChange }: ValueConditionProps) {
  const { t } = useTranslation('flows');
  const names = useId();
  const { parameterAlias, operator, value } = condition;
  const isUnary = unaryOperators.has(operator);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr)' },
        gap: 1,
      }}
    >
      <OutlinedInput
        size="small"
        value={parameterAlias}
        placeholder={t('conditions.parameter')}
        onChange={({ target }) => onChange({ ...condition, parameterAlias: target.value })}
        inputProps={{ 'aria-label': t('conditions.parameter'), list: names, maxLength: parameterNameMax }}
      />
      <datalist id={names}>
        {parameters.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PlainSelect
        label={t('conditions.operator')}
        value={operator}
        options={filterOperators.map((one) => ({ value: one, label: t(`conditions.operators.${one}`) }))}
        onChange={(next) => onChange({ ...condition, operator: next })}
      />
      {!isUnary && (
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
