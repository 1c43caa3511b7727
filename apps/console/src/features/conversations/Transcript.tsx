import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationLog } from '../../app/conversation-log.ts';
import { OutgoingRow } from './OutgoingRow.tsx';
import type { Outbox } from './outbox.ts';
import type { SendQueue } from './send-queue.ts';
import { TranscriptRow } from './TranscriptRow.tsx';
import { transcriptOf } from './transcript.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface TranscriptProps {
  log: ConversationLog;
  /** What is on its way in this conversation. */
  outgoing: Outbox;
  queue: SendQueue;
  explains: boolean;
  /** The language of the conversation. */
  languageId: string;
}

/** Entries drawn at first, and added whenever the reader comes to the top. */
const step = 120;
/** Pixels from the top at which earlier entries are drawn. */
const nearTop = 240;

/** What was said, oldest first; only the end of a long conversation is drawn until the reader asks for more. */
export function Transcript({ log, outgoing, queue, explains, languageId }: TranscriptProps) {
  const { t } = useTranslation('chat');
  const entries = useMemo(() => transcriptOf(log.events), [log]);
  const { scroller, content, missed, toEnd, onScroll } = useStickToEnd(entries.at(-1)?.seq ?? 0);
  const [firstShown, setFirstShown] = useState(() => Math.max(0, entries.length - step));
  const heightBefore = useRef<number | null>(null);

  const showEarlier = () => {
    if (firstShown === 0 || heightBefore.current !== null) return;
    heightBefore.current = scroller.current?.scrollHeight ?? null;
    setFirstShown(Math.max(0, firstShown - step));
  };
  const lastOutgoing = outgoing.at(-1)?.clientId;
  useLayoutEffect(() => {
    if (lastOutgoing) toEnd();
  }, [lastOutgoing, toEnd]);
  // What is put in above must not push away what is being read.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || heightBefore.current === null) return;
    box.scrollTop += box.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  });

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      <Box
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-label={t('conversation.log')}
        onScroll={() => {
          onScroll();
          if ((scroller.current?.scrollTop ?? nearTop) < nearTop) showEarlier();
        }}
        sx={{
          height: '100%',
          overflowY: 'auto',
          overflowAnchor: 'none',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          ref={content}
          component="ol"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'flex-end',
            gap: 1,
            minHeight: '100%',
            maxWidth: 880,
            mx: 'auto',
            my: 0,
            px: { xs: 2, md: 3 },
            py: 2,
            listStyle: 'none',
          }}
        >
          {entries.slice(firstShown).map((entry) => (
            <TranscriptRow
              key={`${entry.seq} ${entry.kind}`}
              entry={entry}
              explains={explains}
              languageId={languageId}
            />
          ))}
          {outgoing.map((message) => (
            <OutgoingRow
              key={message.clientId}
              message={message}
              onRetry={() => queue.retry(message.clientId)}
              onDiscard={() => queue.discard(message.clientId)}
            />
          ))}
        </Box>
      </Box>
      {missed && (
        <Button
          variant="contained"
          size="small"
          onClick={toEnd}
          startIcon={<ArrowDown aria-hidden />}
          sx={{
            position: 'absolute',
            bottom: 12,
            left: '50%',
            transform: 'translateX(-50%)',
            borderRadius: '14px',
          }}
        >
          {t('conversation.newMessages')}
        </Button>
      )}
    </Box>
  );
}
