import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';

interface NativeSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** Chooses one of a few: the browser's own list, in the frame of the other fields. */
export function NativeSelect({ label, options, value, onChange }: NativeSelectProps) {
  return (
    <Box component="label" sx={{ display: 'block', flex: '1 1 200px', minWidth: 0, maxWidth: 300 }}>
      <Box component="span" sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {label}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          value={value}
          onChange={({ target }) => onChange(target.value)}
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
        <Box
          sx={{ position: 'absolute', right: 10, top: 11, pointerEvents: 'none', color: 'text.secondary' }}
        >
          <ChevronDown size={16} aria-hidden />
        </Box>
      </Box>
    </Box>
  );
}
