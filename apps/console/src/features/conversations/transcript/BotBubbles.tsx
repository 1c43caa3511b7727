import Box from '@mui/material/Box';
import { messageGroups } from '@samtale/dialog/show';
import type { ReactNode } from 'react';
import { BubbleMessages } from '../../bubbles/index.ts';
import type { Bubbles } from '../../transcript/index.ts';
import { SaidBubble } from './SaidBubble.tsx';

interface BotBubblesProps {
  bubbles: Bubbles;
  /** Stands in the last of them, below its words. */
  below: ReactNode;
}

/** What the bot said, as the visitor met it; its suggestions as chips that tell what the visitor could choose. */
export function BotBubbles({ bubbles, below }: BotBubblesProps) {
  return keyed(bubbles).map(({ key, bubble }) => {
    const titles = bubble.messages.flatMap((message) =>
      message.kind === 'suggestion' ? [message.title] : [],
    );
    return (
      <Box key={key} sx={{ display: 'contents' }}>
        {messageGroups(bubble.messages).length > 0 && (
          <SaidBubble by="bot">
            <BubbleMessages bubble={bubble} />
            {bubble === bubbles.at(-1) && below}
          </SaidBubble>
        )}
        {titles.length > 0 && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'flex-end',
              gap: 0.75,
              alignSelf: 'flex-end',
              maxWidth: '86%',
            }}
          >
            {titles.map((title) => (
              <Box
                key={title}
                component="span"
                sx={{
                  px: 1.25,
                  py: '2px',
                  border: 1,
                  borderStyle: 'dashed',
                  borderColor: 'line.control',
                  borderRadius: '12px',
                  fontSize: '0.75rem',
                  lineHeight: '18px',
                  color: 'text.secondary',
                }}
              >
                {title}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    );
  });
}

/** Bubbles of a stored event never move: their place is their name. */
function keyed(bubbles: Bubbles) {
  return bubbles.map((bubble, place) => ({ key: String(place), bubble }));
}
