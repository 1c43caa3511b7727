import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { isWorthTelling } from '../explanation/reason.ts';
import { WhyThisAnswer } from '../explanation/WhyThisAnswer.tsx';
import { BotBubbles } from './BotBubbles.tsx';
import { DaySeparator } from './DaySeparator.tsx';
import { SaidBubble } from './SaidBubble.tsx';
import type { NoteEntry, SaidEntry, TranscriptEntry } from './transcript.ts';

interface TranscriptRowProps {
  entry: TranscriptEntry;
  /** Offers to tell why the bot answered as it did. */
  explains: boolean;
  /** The language of the conversation. */
  languageId: string;
}

/** One entry of the conversation. Entries never change but for the end of a run, so only that draws one again. */
export const TranscriptRow = memo(
  ({ entry, ...telling }: TranscriptRowProps) => (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      {entry.startsDay && <DaySeparator at={entry.at} />}
      {entry.kind === 'said' ? <Said entry={entry} {...telling} /> : <Note entry={entry} {...telling} />}
    </Box>
  ),
  (before, after) =>
    before.entry.seq === after.entry.seq &&
    before.explains === after.explains &&
    endsRun(before.entry) === endsRun(after.entry),
);

const endsRun = (entry: TranscriptEntry) => entry.kind === 'said' && entry.endsRun;

type Telling = Omit<TranscriptRowProps, 'entry'>;

function Said({ entry, explains, languageId }: Telling & { entry: SaidEntry }) {
  const { t } = useTranslation('chat');
  const signature = entry.endsRun && (
    <Box
      sx={{
        alignSelf: entry.by === 'endUser' ? 'flex-start' : 'flex-end',
        px: 0.5,
        fontSize: '0.75rem',
        lineHeight: '24px',
        color: 'text.secondary',
      }}
    >
      {entry.name ?? t(`from.${entry.by}`)} · <Timestamp value={entry.at} form="time" />
    </Box>
  );
  return (
    <>
      {entry.by === 'bot' ? (
        <BotBubbles bubbles={entry.bubbles} />
      ) : (
        <SaidBubble by={entry.by}>{entry.text}</SaidBubble>
      )}
      {explains && entry.reason && isWorthTelling(entry.reason) ? (
        <WhyThisAnswer reason={entry.reason} languageId={languageId} side="end" beside={signature} />
      ) : (
        signature
      )}
    </>
  );
}

function Note({ entry, explains, languageId }: Telling & { entry: NoteEntry }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <Box
        sx={{
          alignSelf: 'center',
          py: 0.5,
          fontSize: '0.75rem',
          textAlign: 'center',
          color: 'text.secondary',
        }}
      >
        {t(`note.${entry.note}`, { name: entry.name })} · <Timestamp value={entry.at} form="time" />
      </Box>
      {explains && entry.reason && isWorthTelling(entry.reason) && (
        <WhyThisAnswer reason={entry.reason} languageId={languageId} side="end" beside={null} />
      )}
    </>
  );
}
