import Box from '@mui/material/Box';
import { spokenBubble } from '@samtale/dialog/show';
import { Volume2 } from 'lucide-react';
import { ValueText } from '../../../bubbles/index.ts';
import type { EditorBubble } from '../editor-flow.ts';
import { allMessages } from './shown-bubble.ts';

/** A bubble as it is spoken. */
export function PhonePreview({ bubble, isReplaced }: { bubble: EditorBubble; isReplaced: boolean }) {
  const text = spokenBubble(allMessages(bubble));
  if (!text) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        mb: 1,
        fontSize: '0.9375rem',
        lineHeight: '22px',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        color: isReplaced ? 'text.secondary' : 'text.primary',
        textDecoration: isReplaced ? 'line-through' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', pt: '2px', color: 'text.secondary' }}>
        <Volume2 size={18} aria-hidden />
      </Box>
      <span>
        <ValueText text={text} />
      </span>
    </Box>
  );
}
