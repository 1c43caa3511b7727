import { textOfKey } from '../i18n/i18n.ts';
import type { Problems } from './check-record.ts';

/** What a message key says; a key that has no text says itself. */
export const problemWords = (key: string): string => textOfKey(key) ?? key;

/** What the first of the problems says, for a toast. */
export const firstProblem = (problems: Problems): string => problemWords(Object.values(problems)[0] ?? '');
