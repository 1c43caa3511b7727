import { decodePage } from '../decode-page.ts';
import type { RawPage } from '../reading-tasks.ts';

/** Whether words stand on a page, in its text or its source, however they are spaced. */
export function findWords({ bytes, contentType, words }: RawPage & { words: string }): { stands: boolean } {
  const source = decodePage(bytes, contentType);
  const wanted = spaced(words);
  const stands = [source, source.replace(/<[^>]*>/g, ' ')].some((text) => spaced(text).includes(wanted));
  return { stands };
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
