import Box from '@mui/material/Box';
import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { LinkedText } from '../../bubbles/index.ts';
import { isWorthTelling, WhyThisAnswer } from '../../explanation/index.ts';
import {
  DaySeparator,
  GeneratedMark,
  type NoteEntry,
  type SaidEntry,
  type TranscriptEntry,
} from '../../transcript/index.ts';
import { BotBubbles } from './BotBubbles.tsx';
import { NewMessagesLine } from './NewMessagesLine.tsx';
import { SaidBubble } from './SaidBubble.tsx';
import { SentFiles } from './SentFiles.tsx';
import { StaffNote } from './StaffNote.tsx';
import { isSameEntry } from './sections.ts';

interface TranscriptRowProps {
  entry: TranscriptEntry;
  /** Offers to tell why the bot answered as it did. */
  explains: boolean;
  /** The language of the conversation. */
  languageId: string;
  /** The visitor has had it on the screen; null where that is told elsewhere. */
  seen: boolean | null;
  /** Where the line above it is to be known, for the first message that had not been read; null for all others. */
  line: RefObject<HTMLDivElement | null> | null;
}

/** One entry of the conversation, drawn again only when something about it has changed. */
export const TranscriptRow = memo(
  ({ entry, line, ...telling }: TranscriptRowProps) => (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      {entry.startsDay && <DaySeparator at={entry.at} />}
      {line && <NewMessagesLine ref={line} />}
      {entry.kind === 'said' ? (
        <Said entry={entry} {...telling} />
      ) : entry.kind === 'note' ? (
        <Note entry={entry} {...telling} />
      ) : (
        <StaffNote name={entry.name} at={entry.at}>
          <WordsAndFiles entry={entry} />
        </StaffNote>
      )}
    </Box>
  ),
  (before, after) =>
    before.explains === after.explains &&
    before.languageId === after.languageId &&
    before.seen === after.seen &&
    before.line === after.line &&
    isSameEntry(before.entry, after.entry),
);

type Telling = Omit<TranscriptRowProps, 'entry' | 'line'>;

function Said({ entry, explains, languageId, seen }: Telling & { entry: SaidEntry }) {
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
      {seen !== null && ` · ${t(seen ? 'outgoing.seen' : 'outgoing.sent')}`}
    </Box>
  );
  return (
    <>
      {entry.by === 'bot' ? (
        <BotBubbles
          bubbles={entry.bubbles}
          below={entry.generated && <GeneratedMark generated={entry.generated} languageId={languageId} />}
        />
      ) : (
        <SaidBubble by={entry.by}>
          <WordsAndFiles entry={entry} />
        </SaidBubble>
      )}
      {explains && entry.reason && isWorthTelling(entry.reason) ? (
        <WhyThisAnswer reason={entry.reason} languageId={languageId} side="end" beside={signature} />
      ) : (
        signature
      )}
    </>
  );
}

function WordsAndFiles({ entry: { text, files } }: { entry: Pick<SaidEntry, 'text' | 'files'> }) {
  return (
    <>
      <LinkedText text={text} />
      {files.length > 0 && <SentFiles files={files} />}
    </>
  );
}

function Note({ entry, explains, languageId }: Telling & { entry: NoteEntry }) {
  const { t } = useTranslation('chat');
  const noteText = ({ note, name, to, failure }: NoteEntry): string => {
    if (note === 'answerSending' || note === 'answerSent') return t(`note.${note}`, { to });
    if (note === 'answerNotSent')
      return t('note.answerNotSent', { to, why: t(`why.work.failure.${failure ?? 'refused'}`) });
    return t(`note.${note}`, { name, to });
  };
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
        {noteText(entry)}
        {entry.quote && ': '}
        {entry.quote && <q>{entry.quote}</q>} · <Timestamp value={entry.at} form="time" />
      </Box>
      {explains && entry.reason && isWorthTelling(entry.reason) && (
        <WhyThisAnswer reason={entry.reason} languageId={languageId} side="end" beside={null} />
      )}
    </>
  );
}
