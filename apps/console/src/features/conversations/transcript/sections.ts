import type { TranscriptEntry } from '../../transcript/index.ts';

/** Entries that are drawn together. */
export interface Section {
  /** Counts from the beginning of the conversation, whatever part of it is here. */
  number: number;
  entries: readonly TranscriptEntry[];
}

/** Events of a log that make a section: some thirty entries, three or four screens. */
export const sectionEvents = 64;

/** The number of the section in which an event stands. */
export const numberOf = (seq: number) => Math.floor(seq / sectionEvents);

/**
 * The entries in sections, which keep their numbers and their places as a log grows at its end or its beginning.
 * `firstSeq` is the number of the first event that is here: a section that begins before it is left out, as it is
 * not whole.
 */
export function sectionsOf(entries: readonly TranscriptEntry[], firstSeq: number): Section[] {
  const firstWhole = firstSeq > 1 ? numberOf(firstSeq - 1) + 1 : 0;
  const sections: { number: number; entries: TranscriptEntry[] }[] = [];
  for (const entry of entries) {
    const number = numberOf(entry.seq);
    const last = sections.at(-1);
    if (last?.number === number) last.entries.push(entry);
    else if (number >= firstWhole) sections.push({ number, entries: [entry] });
  }
  return sections;
}

/**
 * Whether an entry is drawn as before. Of an entry three things change: whether its run ends there, what came of its work, and
 * a note that tells how something is now.
 */
export function isSameEntry(one: TranscriptEntry, other: TranscriptEntry): boolean {
  return (
    one.seq === other.seq &&
    one.kind === other.kind &&
    one.startsDay === other.startsDay &&
    endsRun(one) === endsRun(other) &&
    noted(one) === noted(other) &&
    workDone(one) === workDone(other)
  );
}

const endsRun = (entry: TranscriptEntry) => entry.kind === 'said' && entry.endsRun;
const noted = (entry: TranscriptEntry) =>
  entry.kind === 'note' ? `${entry.note} ${entry.name} ${entry.quote}` : '';
const workDone = ({ reason }: TranscriptEntry) => reason?.work.filter(({ outcome }) => outcome).length ?? 0;
