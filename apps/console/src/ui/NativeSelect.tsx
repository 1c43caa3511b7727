import Box from '@mui/material/Box';
import { PlainSelect } from './PlainSelect.tsx';

interface NativeSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** A choice of a few with its label above it. */
export function NativeSelect(props: NativeSelectProps) {
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0, maxWidth: 300 }}>
      <Box aria-hidden sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {props.label}
      </Box>
      <PlainSelect {...props} />
    </Box>
  );
}
