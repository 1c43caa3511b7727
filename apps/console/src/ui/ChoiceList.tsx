import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface ChoiceListProps<Value extends string> {
  label: string;
  /** Null where none of them is chosen. */
  value: Value | null;
  /** What each means stands below it, what it is compared by beside it. */
  options: readonly { value: Value; label: string; about?: string; aside?: ReactNode }[];
  onChange(value: Value): void;
}

/** One of a few below each other, for what takes a sentence to tell or is compared by what stands beside it. */
export function ChoiceList<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1.5,
            px: 1.5,
            py: 1.25,
            cursor: 'pointer',
            '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
            '&:hover': { bgcolor: 'action.hover' },
            '&:has(:checked)': { bgcolor: 'action.selected' },
            '&:has(:focus-visible)': {
              outline: '2px solid var(--mui-palette-primary-main)',
              outlineOffset: -2,
            },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            aria-label={option.label}
            aria-describedby={option.about && `${name}-${option.value}`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={{
              flexShrink: 0,
              width: 16,
              height: 16,
              m: 0,
              mt: '3px',
              accentColor: 'var(--mui-palette-primary-main)',
            }}
          />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: option.aside ? undefined : 550 }}>{option.label}</Box>
            {option.about && (
              <Box id={`${name}-${option.value}`} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {option.about}
              </Box>
            )}
          </Box>
          {option.aside}
        </Box>
      ))}
    </Box>
  );
}
