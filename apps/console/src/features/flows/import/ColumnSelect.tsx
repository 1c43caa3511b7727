import { NativeSelect } from '../../../ui/NativeSelect.tsx';

interface ColumnSelectProps {
  label: string;
  columns: readonly string[];
  value: number;
  onChange(column: number): void;
}

/** Chooses one of the file's columns. */
export function ColumnSelect({ label, columns, value, onChange }: ColumnSelectProps) {
  return (
    <NativeSelect
      label={label}
      // Columns may share a name: they are told apart by their place.
      options={columns.map((name, index) => ({ value: String(index), label: name }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
