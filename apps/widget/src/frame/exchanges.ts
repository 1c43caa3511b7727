import type { SentFile } from '@samtale/dialog';
import type { Entry } from './conversation-log.ts';

/** A question with all that was said to it. */
export interface Exchange {
  key: string;
  question: string;
  files: readonly SentFile[];
  answers: Entry[];
}

/** A conversation as questions with their answers; what was said before the first question stands by itself. */
export function exchangesOf(entries: readonly Entry[]): { before: Entry[]; exchanges: Exchange[] } {
  const before: Entry[] = [];
  const exchanges: Exchange[] = [];
  for (const entry of entries) {
    if (entry.kind === 'visitor')
      exchanges.push({ ...asked(entry.key, entry.text, entry.files), answers: [] });
    else (exchanges.at(-1)?.answers ?? before).push(entry);
  }
  return { before, exchanges };
}

/** A question as it stands over its answers; files that were sent without words are called by their names. */
export const asked = (key: string, text: string, files: readonly SentFile[]): Omit<Exchange, 'answers'> => ({
  key,
  question: text || files.map(({ name }) => name).join(', '),
  files,
});
