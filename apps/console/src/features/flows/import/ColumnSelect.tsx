import { NativeSelect } from '../../../ui/NativeSelect.tsx';

interface ColumnSelectProps {
  label: string;
  columns: readonly string[];
  /** Null for none. */
  value: number | null;
  /** The words for none; without them there has to be one. */
  none?: string | undefined;
  onChange(column: number | null): void;
}

/** Chooses one of the file's columns. */
export function ColumnSelect({ label, columns, value, none, onChange }: ColumnSelectProps) {
  // Columns may share a name: they are told apart by their place.
  const options = columns.map((name, index) => ({ value: String(index), label: name }));
  return (
    <NativeSelect
      label={label}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
