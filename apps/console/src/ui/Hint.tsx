import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface HintProps {
  /** What the control does; the control still needs its own accessible name. */
  text: string;
  /** Which edge of the control the hint lines up with; `center` without it. */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

const placing = {
  start: { left: 0 },
  center: { left: '50%', translate: '-50%' },
  end: { right: 0 },
};

const shown = { opacity: 1, visibility: 'visible', transitionDelay: '400ms' };

/** A word below a control while the pointer or the keyboard rests on it. Costs no script, unlike MUI's Tooltip. */
export function Hint({ text, align = 'center', children }: HintProps) {
  return (
    <Box
      component="span"
      data-hint={text}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        '&::after': {
          ...placing[align],
          content: 'attr(data-hint) / ""',
          position: 'absolute',
          top: 'calc(100% + 6px)',
          zIndex: 'tooltip',
          px: 1,
          py: '4px',
          borderRadius: '6px',
          fontSize: '0.75rem',
          lineHeight: '16px',
          fontWeight: 500,
          whiteSpace: 'nowrap',
          color: 'background.paper',
          bgcolor: 'text.primary',
          opacity: 0,
          visibility: 'hidden',
          pointerEvents: 'none',
          transition: 'opacity 120ms, visibility 120ms',
        },
        // What a finger has tapped counts as hovered until the next tap.
        '@media (hover: hover) and (pointer: fine)': { '&:hover::after': shown },
        '&:has(:focus-visible)::after': shown,
        '&:has([aria-expanded="true"])::after': { visibility: 'hidden' },
      }}
    >
      {children}
    </Box>
  );
}
