import Checkbox from '@mui/material/Checkbox';
import type { UnsolvedQuestion } from '@samtale/contract';
import { rowCheckbox } from './row-keys.ts';
import { type Selection, selectedOf, toggled } from './selection.ts';

interface SelectBoxProps {
  questions: readonly UnsolvedQuestion[];
  selection: Selection;
  onSelect(selection: Selection): void;
  label: string;
}

/** Selects one question, or all of several. */
export function SelectBox({ questions, selection, onSelect, label }: SelectBoxProps) {
  const selected = selectedOf(questions, selection);
  return (
    <Checkbox
      size="small"
      checked={selected === 'all'}
      indeterminate={selected === 'some'}
      onChange={() => onSelect(toggled(questions, selection))}
      slotProps={{ input: { 'aria-label': label, ...rowCheckbox } }}
    />
  );
}
