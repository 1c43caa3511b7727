import Box from '@mui/material/Box';
import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationLog } from '../../../lib/hub/conversation-log.ts';
import { transcriptOf, useStickToEnd } from '../../transcript/index.ts';
import type { Outbox } from '../writing/outbox.ts';
import type { SendQueue } from '../writing/send-queue.ts';
import { firstUnreadOf, type Unread } from './first-unread.ts';
import { OutgoingRow } from './OutgoingRow.tsx';
import { type Section, sectionsOf } from './sections.ts';
import { ToEndButton } from './ToEndButton.tsx';
import { heightOf, sectionLayout, TranscriptSection } from './TranscriptSection.tsx';
import { TypingRow } from './TypingRow.tsx';
import { useDrawnSections } from './use-drawn-sections.ts';

interface TranscriptProps {
  log: ConversationLog;
  /** What had not been read when it was opened; null where nothing had been, or all. */
  unread: Unread | null;
  /** What is on its way in this conversation. */
  outgoing: Outbox;
  queue: SendQueue;
  explains: boolean;
  /** The language of the conversation. */
  languageId: string;
  /** The last event that the visitor has had on the screen. */
  visitorSeenSeq: number;
  /** Who is writing now: null for the visitor. */
  typists: readonly (string | null)[];
}

/** What was said, oldest first. */
export function Transcript(props: TranscriptProps) {
  const { log, unread, outgoing, queue, explains, languageId, visitorSeenSeq, typists } = props;
  const { t } = useTranslation('chat');
  const entries = useMemo(() => transcriptOf(log.events), [log]);
  const firstSeq = log.events[0]?.seq ?? 1;
  const sections = useMemo(() => sectionsOf(entries, firstSeq), [entries, firstSeq]);
  const firstUnread = useMemo(
    () => unread && firstUnreadOf(entries, unread, firstSeq),
    [entries, unread, firstSeq],
  );
  const { drawn, gap } = useDrawnSections(sections, firstUnread);
  const newest = drawn.at(-1);
  const lastBeforeGap = drawn.findLast(({ number }) => gap[0] && number < gap[0].number);
  const { scroller, content, missed, away, toEnd, beginAt, onScroll } = useStickToEnd(
    entries.at(-1)?.seq ?? 0,
    drawn[0]?.number,
  );
  const said = entries.findLast((entry) => entry.kind === 'said' && entry.by === 'staff')?.seq ?? 0;
  const lastSaid = { seq: said, seen: said <= visitorSeenSeq };
  const isIn = (section: Section, wanted: number | null) => section.entries.some(({ seq }) => seq === wanted);
  const line = useRef<HTMLDivElement>(null);
  const isLineDrawn = drawn.some((section) => isIn(section, firstUnread));
  useLayoutEffect(() => {
    if (isLineDrawn && line.current) beginAt(line.current);
  }, [isLineDrawn, beginAt]);

  const lastOutgoing = outgoing.at(-1)?.clientId;
  useLayoutEffect(() => {
    if (lastOutgoing) toEnd();
  }, [lastOutgoing, toEnd]);

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      <Box
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-label={t('conversation.log')}
        onScroll={onScroll}
        sx={{ height: '100%', overflowY: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'flex-end',
            minHeight: '100%',
            maxWidth: 880,
            mx: 'auto',
            py: 1.5,
          }}
        >
          <div ref={content}>
            {drawn.map((section) => (
              <Fragment key={section.number}>
                <TranscriptSection
                  section={section}
                  explains={explains}
                  languageId={languageId}
                  lastSaid={isIn(section, said) ? lastSaid : null}
                  firstUnread={
                    firstUnread !== null && isIn(section, firstUnread) ? { seq: firstUnread, line } : null
                  }
                  isNewest={section === newest}
                />
                {section === lastBeforeGap && <div style={{ height: heightOf(...gap) }} />}
              </Fragment>
            ))}
            {(outgoing.length > 0 || typists.length > 0) && (
              <Box component="ol" sx={sectionLayout}>
                {outgoing.map((message) => (
                  <OutgoingRow
                    key={message.clientId}
                    message={message}
                    onFiles={(files) => queue.refile(message.clientId, files)}
                    onRetry={() => queue.retry(message.clientId)}
                    onDiscard={() => queue.discard(message.clientId)}
                  />
                ))}
                {typists.length > 0 && <TypingRow typists={typists} />}
              </Box>
            )}
          </div>
        </Box>
      </Box>
      {(missed || away) && (
        <ToEndButton
          missed={missed}
          onClick={() => {
            toEnd();
            // The button goes; the keys are to move on in what is read.
            scroller.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </Box>
  );
}
