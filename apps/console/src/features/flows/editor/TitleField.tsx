import OutlinedInput from '@mui/material/OutlinedInput';
import { flowTitleMax } from '@samtale/contract';

interface TitleFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

/** A few words. */
export function TitleField({ label, value, onChange }: TitleFieldProps) {
  return (
    <OutlinedInput
      fullWidth
      size="small"
      value={value}
      placeholder={label}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label, maxLength: flowTitleMax }}
    />
  );
}
