import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface PictureChoiceProps<Value extends string | number> {
  /** Names the choice. */
  label: string;
  choices: readonly { value: Value; label: string; picture: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
}

/** One of several that are best told apart by a picture: radio buttons, arrow keys and all. */
export function PictureChoice<Value extends string | number>(props: PictureChoiceProps<Value>) {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.8125rem', fontWeight: 550 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1.5 }}>
        {choices.map((choice) => (
          <Box
            key={choice.value}
            component="label"
            sx={{
              position: 'relative',
              display: 'block',
              cursor: 'pointer',
              borderRadius: 1,
              fontSize: '0.8125rem',
              color: 'text.secondary',
              '& [data-picture]': {
                mb: 0.75,
                borderRadius: 1,
                overflow: 'hidden',
                boxShadow: '0 0 0 1px var(--mui-palette-divider)',
                transition: 'box-shadow 120ms',
              },
              '&:hover [data-picture]': { boxShadow: '0 0 0 1px var(--mui-palette-line-control)' },
              '&:has(:checked)': { color: 'text.primary', fontWeight: 550 },
              '&:has(:checked) [data-picture]': { boxShadow: '0 0 0 2px var(--mui-palette-primary-main)' },
              '&:has(:focus-visible)': {
                outline: '2px solid var(--mui-palette-primary-main)',
                outlineOffset: 4,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
            />
            <Box data-picture aria-hidden sx={{ height: 76 }}>
              {choice.picture}
            </Box>
            {choice.label}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
