import OutlinedInput from '@mui/material/OutlinedInput';
import { type ActionCondition, filterOperators, parameterNameMax } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorParameter } from '../phrases/editor-phrase.ts';
import { Comparison } from './Comparison.tsx';

interface ValueConditionProps {
  condition: ActionCondition;
  parameters: readonly EditorParameter[];
  onChange(condition: ActionCondition): void;
}

/** Compares a value that was said with another. Values of flows before this one can be named too. */
export function ValueCondition({ condition, parameters, onChange }: ValueConditionProps) {
  const { t } = useTranslation('flows');
  const names = useId();
  const { parameterAlias } = condition;
  return (
    <Comparison condition={condition} operators={filterOperators} onChange={onChange}>
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
    </Comparison>
  );
}
