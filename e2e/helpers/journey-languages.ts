import { basename } from 'node:path';
import type { Language } from './texts.ts';

const both: readonly Language[] = ['da', 'en'];

/**
 * The languages that the journeys of a file run in. It is one of the two, chosen by the file's name, so that about
 * half of the files run in each; `npm test -- --all-languages` runs all in both. That both languages have every text
 * is held by tests of the texts.
 *
 * @param file Address of the file: `import.meta.url`.
 */
export function journeyLanguages(file: string): readonly Language[] {
  if (process.env.SAMTALE_ALL_LANGUAGES) return both;
  const letters = [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return both.slice(letters % 2, (letters % 2) + 1);
}
