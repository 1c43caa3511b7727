import Box from '@mui/material/Box';
import type { Bubble } from '@samtale/dialog';
import type { ReactNode } from 'react';
import { BubbleMessages } from './BubbleMessages.tsx';

const entry = {
  maxWidth: '85%',
  px: 1.5,
  py: 1,
  borderRadius: '14px',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** What a visitor says, as the widget has it. */
export function VisitorBubble({ faded = false, children }: { faded?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        ...entry,
        alignSelf: 'flex-end',
        borderEndEndRadius: '4px',
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        opacity: faded ? 0.75 : 1,
        transition: 'opacity 140ms',
      }}
    >
      {children}
    </Box>
  );
}

type ShownBubble = Pick<Bubble, 'messages' | 'carousel' | 'hidesBackground' | 'avatarUrl'>;

interface WidgetBubbleProps {
  bubble: ShownBubble;
  /** Stands in it, below its words. */
  below?: ReactNode;
}

/** What the bot says, as the widget has it, without its suggestions. */
export function WidgetBubble({ bubble, below }: WidgetBubbleProps) {
  const background = bubble.hidesBackground
    ? { p: 0, borderRadius: 0 }
    : { borderEndStartRadius: '4px', bgcolor: 'tint.neutral' };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
      {bubble.avatarUrl && (
        <Box
          component="img"
          src={bubble.avatarUrl}
          alt=""
          referrerPolicy="no-referrer"
          sx={{
            flexShrink: 0,
            width: 28,
            height: 28,
            borderRadius: '50%',
            objectFit: 'cover',
            bgcolor: 'divider',
          }}
        />
      )}
      <Box sx={{ ...entry, minWidth: 0, ...background }}>
        <BubbleMessages bubble={bubble} />
        {below}
      </Box>
    </Box>
  );
}

/** How a suggestion looks in the widget, whether it can be chosen or not. */
export const suggestionLook = {
  px: 2,
  py: 0.75,
  border: 1,
  borderColor: 'line.control',
  borderRadius: '20px',
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const;
