import Box from '@mui/material/Box';
import type { SimulatedTurn } from '@samtale/contract';
import { messageGroups } from '@samtale/dialog/show';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { VisitorBubble, WidgetBubble } from '../bubbles/index.ts';
import { isWorthTelling, WhyThisAnswer } from '../explanation/index.ts';
import { DaySeparator, GeneratedMark, type TranscriptEntry } from '../transcript/index.ts';

interface SimulatedEntryProps {
  entry: TranscriptEntry;
  /** It comes first: that a day begins with it goes without saying. */
  isFirst: boolean;
  languageId: string;
  /** The turn it is part of; null before anything has been said. */
  turn: SimulatedTurn | null;
}

/** One thing that was said, or that happened. */
export function SimulatedEntry({ entry, isFirst, languageId, turn }: SimulatedEntryProps) {
  const { reason } = entry;
  const explains = reason !== null && isWorthTelling(reason);
  const isSigned = entry.kind === 'said' && entry.by === 'bot' && entry.endsRun;
  const time = isSigned && (
    <Box sx={{ px: 0.5, fontSize: '0.75rem', lineHeight: '24px', color: 'text.secondary' }}>
      <Timestamp value={entry.at} form="time" />
    </Box>
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 0.75 }}>
      {entry.startsDay && !isFirst && <DaySeparator at={entry.at} />}
      <Words entry={entry} languageId={languageId} />
      {explains ? (
        <WhyThisAnswer
          reason={reason}
          languageId={languageId}
          tried={turn ?? undefined}
          side="start"
          beside={time}
        />
      ) : (
        time
      )}
    </Box>
  );
}

function Words({ entry, languageId }: Pick<SimulatedEntryProps, 'entry' | 'languageId'>) {
  const { t } = useTranslation('chat');
  if (entry.kind === 'note')
    return (
      <Box sx={{ py: 0.5, fontSize: '0.75rem', textAlign: 'center', color: 'text.secondary' }}>
        {t(`note.${entry.note}`, { name: entry.name })}
      </Box>
    );
  // There are no staff to note anything.
  if (entry.kind === 'staffNote') return null;
  if (entry.by === 'endUser') return <VisitorBubble>{entry.text}</VisitorBubble>;
  const { bubbles, generated } = entry;
  return bubbles.map((bubble, place) =>
    messageGroups(bubble.messages).length > 0 ? (
      <WidgetBubble
        key={String(place)}
        bubble={bubble}
        below={
          generated &&
          bubble === bubbles.at(-1) && (
            <GeneratedMark generated={generated} languageId={languageId} namesPages />
          )
        }
      />
    ) : null,
  );
}
