import type { Entry } from './conversation-log.ts';

/** A question with all that was said to it. */
export interface Exchange {
  key: string;
  question: string;
  answers: Entry[];
}

/** A conversation as questions with their answers; what was said before the first question stands by itself. */
export function exchangesOf(entries: readonly Entry[]): { before: Entry[]; exchanges: Exchange[] } {
  const before: Entry[] = [];
  const exchanges: Exchange[] = [];
  for (const entry of entries) {
    if (entry.kind === 'visitor')
      exchanges.push({
        key: entry.key,
        question: entry.text || entry.files.map(({ name }) => name).join(', '),
        answers: [],
      });
    else (exchanges.at(-1)?.answers ?? before).push(entry);
  }
  return { before, exchanges };
}
