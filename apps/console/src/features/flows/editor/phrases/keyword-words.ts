import { keywordMax } from '@samtale/contract';

/** The most other words the contract takes for a keyword, and the keyword itself. */
const mostWords = 51;

/** The words of a text in which they are separated by commas, semicolons or lines. */
export const splitWords = (text: string): string[] =>
  text
    .split(/[,;\r\n\t]/)
    .map((word) => word.replace(/\s+/g, ' ').trim().slice(0, keywordMax))
    .filter(Boolean);

/** A keyword's words with others after them, none twice. */
export function withWords(words: readonly string[], added: readonly string[]): string[] {
  const known = new Set(words.map((word) => word.toLocaleLowerCase()));
  const fresh = added.filter((word) => {
    const isNew = !known.has(word.toLocaleLowerCase());
    known.add(word.toLocaleLowerCase());
    return isNew;
  });
  return [...words, ...fresh].slice(0, mostWords);
}
