import { flowTitleMax } from '@samtale/contract';
import { ValueField } from './values/ValueField.tsx';

interface TitleFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A few words. */
export function TitleField({ label, value, onChange }: TitleFieldProps) {
  return (
    <ValueField
      label={label}
      value={value}
      placeholder={label}
      maxLength={flowTitleMax}
      onChange={onChange}
    />
  );
}
