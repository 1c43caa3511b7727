import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Sender } from '../../transcript/index.ts';

const looks = {
  endUser: { bgcolor: 'tint.neutral', borderRadius: '4px 14px 14px 14px', border: 0 },
  bot: { bgcolor: 'background.paper', borderRadius: '14px 4px 14px 14px', border: 1 },
  staff: { bgcolor: 'tint.accent', borderRadius: '14px 4px 14px 14px', border: 0 },
} satisfies Record<Sender, object>;

/** Words of one sender: the visitor's on the left, the bot's and the staff's, each in its own look, on the right. */
export function SaidBubble({
  by,
  faded = false,
  children,
}: {
  by: Sender;
  faded?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      sx={{
        ...looks[by],
        alignSelf: by === 'endUser' ? 'flex-start' : 'flex-end',
        maxWidth: 'min(560px, 86%)',
        px: 1.75,
        py: 1,
        borderColor: 'divider',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        opacity: faded ? 0.65 : 1,
        transition: 'opacity 140ms',
      }}
    >
      {children}
    </Box>
  );
}
