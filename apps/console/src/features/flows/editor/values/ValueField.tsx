import Box from '@mui/material/Box';
import { type ComponentProps, type RefObject, useRef } from 'react';
import { insertWords } from './insert-words.ts';
import { ValueArea } from './ValueArea.tsx';
import { ValueButton } from './ValueButton.tsx';
import { valueFrame } from './value-frame.ts';

type ValueFieldProps = Omit<
  ComponentProps<typeof ValueArea>,
  'ref' | 'invalid' | 'oneLine' | 'padding' | 'minHeight'
> & {
  /** Of the field within, for who puts words into it. */
  ref?: RefObject<HTMLTextAreaElement | null>;
  invalid?: boolean;
  /** In CSS; the other fields' without it. */
  radius?: string;
};

/** A few words that can name values, in as many lines as they take. */
export function ValueField({ ref, invalid = false, radius, ...area }: ValueFieldProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        width: '100%',
        ...valueFrame(invalid),
        ...(radius && { borderRadius: radius }),
        '& button': {
          p: '5px',
          my: '2px',
          mr: '4px',
          color: 'text.secondary',
          '& svg': { width: 16, height: 16 },
        },
        // Calm until it is wanted; a finger rests nowhere.
        '@media (hover: hover)': {
          '&:not(:hover, :focus-within) button:not([aria-expanded="true"])': { opacity: 0 },
        },
      }}
    >
      <ValueArea {...area} ref={field} invalid={invalid} oneLine padding="7px 11px" />
      <ValueButton field={area.label} onInsert={(words) => insertWords(field.current, words)} />
    </Box>
  );
}
