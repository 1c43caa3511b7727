import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';

interface PlainSelectProps<Value extends string> {
  /** Heard, not seen. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  ref?: Ref<HTMLSelectElement>;
  /** Pixels; 38 without it. */
  frameHeight?: number;
  disabled?: boolean;
  /** What is wrong with the choice is said elsewhere: in the element with the id `describedBy`. */
  invalid?: boolean;
  describedBy?: string | undefined;
  onChange(value: Value): void;
}

/** Chooses one of a few: the browser's own list, in the frame of the other fields. */
export function PlainSelect<Value extends string>(props: PlainSelectProps<Value>) {
  const { ref, label, options, value, frameHeight = 38, disabled = false, invalid = false } = props;
  const { describedBy, onChange } = props;
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="select"
        ref={ref}
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        disabled={disabled}
        aria-invalid={invalid}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        sx={{
          appearance: 'none',
          width: '100%',
          height: frameHeight,
          pl: 1.5,
          pr: 4,
          border: 1,
          borderColor: invalid ? 'error.main' : 'line.control',
          borderRadius: 1,
          font: 'inherit',
          fontSize: '0.875rem',
          color: 'text.primary',
          bgcolor: 'background.paper',
          textOverflow: 'ellipsis',
          '&:disabled': { opacity: 1, color: 'text.secondary', bgcolor: 'background.sunken' },
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
      <Box
        sx={{
          position: 'absolute',
          right: 10,
          top: (frameHeight - 16) / 2,
          pointerEvents: 'none',
          color: 'text.secondary',
        }}
      >
        <ChevronDown size={16} aria-hidden />
      </Box>
    </Box>
  );
}
