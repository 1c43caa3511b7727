import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationLog } from '../../../app/conversation-log.ts';
import type { Outbox } from '../writing/outbox.ts';
import type { SendQueue } from '../writing/send-queue.ts';
import { OutgoingRow } from './OutgoingRow.tsx';
import { type Section, sectionsOf } from './sections.ts';
import { sectionLayout, TranscriptSection } from './TranscriptSection.tsx';
import { TypingRow } from './TypingRow.tsx';
import { transcriptOf } from './transcript.ts';
import { useDrawnSections } from './use-drawn-sections.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface TranscriptProps {
  log: ConversationLog;
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
  const { log, outgoing, queue, explains, languageId, visitorSeenSeq, typists } = props;
  const { t } = useTranslation('chat');
  const entries = useMemo(() => transcriptOf(log.events), [log]);
  const sections = useMemo(() => sectionsOf(entries, log.events[0]?.seq ?? 1), [entries, log]);
  const drawn = useDrawnSections(sections);
  const newest = drawn.at(-1);
  const { scroller, content, missed, toEnd, onScroll } = useStickToEnd(
    entries.at(-1)?.seq ?? 0,
    drawn[0]?.number,
  );
  const said = entries.findLast((entry) => entry.kind === 'said' && entry.by === 'staff')?.seq ?? 0;
  const lastSaid = { seq: said, seen: said <= visitorSeenSeq };
  const isSaidIn = (section: Section) => section.entries.some(({ seq }) => seq === said);

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
              <TranscriptSection
                key={section.number}
                section={section}
                explains={explains}
                languageId={languageId}
                lastSaid={isSaidIn(section) ? lastSaid : null}
                isNewest={section === newest}
              />
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
