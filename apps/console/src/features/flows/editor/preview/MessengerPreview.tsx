import Box from '@mui/material/Box';
import { escapeRichText, messageGroups, plainText, readableAddress } from '@samtale/dialog/show';
import { Fragment } from 'react';
import { BubbleMessages, suggestionLook, ValueText } from '../../../bubbles/index.ts';
import type { EditorBubble } from '../editor-flow.ts';
import { isCut, messengerLimits } from './left-out.ts';
import { previewBubble } from './preview-bubble.ts';
import { suggestionsOf } from './shown-bubble.ts';

const entry = {
  alignSelf: 'flex-start',
  maxWidth: '85%',
  mb: '2px',
  px: 1.5,
  py: 1,
  borderRadius: '18px',
  fontSize: '0.9375rem',
  lineHeight: '20px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  bgcolor: 'tint.neutral',
} as const;

const cut = (text: string, most: number) => (isCut(text, most) ? `${text.slice(0, most - 1)}…` : text);

/** A bubble as Messenger shows it: a message each, words without format, cards always in a row. */
export function MessengerPreview({ bubble }: { bubble: EditorBubble }) {
  const suggestions = suggestionsOf(bubble).slice(0, messengerLimits.buttons);
  return (
    <>
      {messageGroups(previewBubble(bubble).messages).map((group, index) => (
        <Fragment key={String(index)}>
          {group.kind === 'words' ? (
            <Box sx={entry}>
              <ValueText
                text={group.words
                  .map((message) =>
                    message.kind === 'text'
                      ? plainText(message.text, named)
                      : named(message.title, message.url),
                  )
                  .join(' ')}
              />
            </Box>
          ) : (
            <Box sx={{ maxWidth: '100%', mb: '2px' }}>
              <BubbleMessages
                bubble={{
                  carousel: true,
                  messages:
                    group.kind === 'cards'
                      ? group.cards.map((card) => ({
                          ...card,
                          title: cut(card.title, messengerLimits.cardText),
                          text: escapeRichText(cut(plainText(card.text), messengerLimits.cardText)),
                        }))
                      : [group],
                }}
              />
            </Box>
          )}
        </Fragment>
      ))}
      {suggestions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, my: 1 }}>
          {suggestions.map(({ id, displayText }) => (
            <Box key={id} sx={{ ...suggestionLook, color: 'primary.main', fontWeight: 550 }}>
              <ValueText text={cut(displayText.trim(), messengerLimits.buttonText)} />
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const named = (words: string, address: string) => {
  const readable = /^https?:/i.test(address) ? address : readableAddress(address);
  return words && words !== readable && words !== address ? `${words}: ${readable}` : readable;
};
