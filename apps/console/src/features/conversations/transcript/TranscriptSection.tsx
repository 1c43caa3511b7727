import Box from '@mui/material/Box';
import { memo, type RefObject } from 'react';
import { isSameEntry, type Section } from './sections.ts';
import { TranscriptRow } from './TranscriptRow.tsx';

interface TranscriptSectionProps {
  section: Section;
  explains: boolean;
  /** The language of the conversation. */
  languageId: string;
  /** The staff's last message, where it stands in this section: whether the visitor has had it on the screen. */
  lastSaid: { seq: number; seen: boolean } | null;
  /** The first message that had not been read, where it stands in this section, and where its line is to be known. */
  firstUnread: { seq: number; line: RefObject<HTMLDivElement | null> } | null;
  /** What comes in is added to this section, or after it. */
  isNewest: boolean;
}

/** Pixels an entry takes, about. */
const rowHeight = 84;

/** Pixels that sections take, about, before they are laid out. */
export const heightOf = (...sections: readonly Section[]): number =>
  rowHeight * sections.reduce((count, { entries }) => count + entries.length, 0);

/** The margins stand inside, where what reaches over an edge is not cut off. */
export const sectionLayout = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  m: 0,
  px: { xs: 2, md: 3 },
  py: 0.5,
  listStyle: 'none',
} as const;

/**
 * A few screens of a conversation. Only where it is near the screen the browser lays it out; it can be searched and
 * read aloud all the same.
 */
export const TranscriptSection = memo(
  ({ section, explains, languageId, lastSaid, firstUnread, isNewest }: TranscriptSectionProps) => (
    <Box
      component="ol"
      // What is drawn of earlier days is not news.
      aria-live={isNewest ? undefined : 'off'}
      style={{ containIntrinsicBlockSize: `auto ${heightOf(section)}px` }}
      sx={{
        ...sectionLayout,
        // A browser that does not keep the reader's place would jump whenever a height turns out to be another.
        '@supports (overflow-anchor: auto)': { contentVisibility: isNewest ? 'visible' : 'auto' },
      }}
    >
      {section.entries.map((entry) => (
        <TranscriptRow
          key={`${entry.seq} ${entry.kind}`}
          entry={entry}
          explains={explains}
          languageId={languageId}
          seen={lastSaid?.seq === entry.seq ? lastSaid.seen : null}
          line={firstUnread?.seq === entry.seq ? firstUnread.line : null}
        />
      ))}
    </Box>
  ),
  (before, after) =>
    before.isNewest === after.isNewest &&
    before.explains === after.explains &&
    before.languageId === after.languageId &&
    before.lastSaid?.seq === after.lastSaid?.seq &&
    before.lastSaid?.seen === after.lastSaid?.seen &&
    before.firstUnread?.seq === after.firstUnread?.seq &&
    isSameSection(before.section, after.section),
);

function isSameSection({ entries }: Section, other: Section): boolean {
  return (
    entries.length === other.entries.length &&
    entries.every((entry, place) => {
      const there = other.entries[place];
      return there !== undefined && isSameEntry(entry, there);
    })
  );
}
