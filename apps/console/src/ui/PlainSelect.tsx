import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';

interface PlainSelectProps<Value extends string> {
  /** Heard, not seen. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** Chooses one of a few: the browser's own list, in the frame of the other fields. */
export function PlainSelect<Value extends string>(props: PlainSelectProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        sx={{
          appearance: 'none',
          width: '100%',
          height: 38,
          pl: 1.5,
          pr: 4,
          border: 1,
          borderColor: 'line.control',
          borderRadius: 1,
          font: 'inherit',
          fontSize: '0.875rem',
          color: 'text.primary',
          bgcolor: 'background.paper',
          textOverflow: 'ellipsis',
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
      <Box sx={{ position: 'absolute', right: 10, top: 11, pointerEvents: 'none', color: 'text.secondary' }}>
        <ChevronDown size={16} aria-hidden />
      </Box>
    </Box>
  );
}
