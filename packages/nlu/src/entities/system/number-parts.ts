import type { NumberWords } from './number-words.ts';

/** A word, or a piece of a compound, that numbers are made of. */
export interface NumberPart {
  kind: 'small' | 'ten' | 'hundred' | 'scale' | 'and' | 'minus' | 'decimalMark';
  value: number;
  word: string;
  start: number;
  end: number;
  /** Whether it goes on right after the part before, or after a space or hyphen. */
  joined: boolean;
}

const letters = /\p{L}+/gu;
const longestCompound = 80;

/** Cuts the words of a text into the parts of numbers; other words are left out and separate what is around them. */
export function numberPartReader(words: NumberWords): (text: string) => NumberPart[] {
  const kinds = new Map<string, Pick<NumberPart, 'kind' | 'value'>>();
  for (const [word, value] of Object.entries(words.small)) kinds.set(word, { kind: 'small', value });
  for (const [word, value] of Object.entries(words.tens)) kinds.set(word, { kind: 'ten', value });
  for (const [word, value] of Object.entries(words.scales)) kinds.set(word, { kind: 'scale', value });
  for (const word of words.hundreds) kinds.set(word, { kind: 'hundred', value: 100 });
  kinds.set(words.and, { kind: 'and', value: 0 });
  kinds.set(words.minus, { kind: 'minus', value: 0 });
  kinds.set(words.decimalMark, { kind: 'decimalMark', value: 0 });
  const longestPart = Math.max(...[...kinds.keys()].map((word) => word.length));

  /** Greedy: no part begins like another part followed by a third. Null when something else is in the word. */
  function cut(word: string, offset: number): NumberPart[] | null {
    const parts: NumberPart[] = [];
    for (let at = 0; at < word.length; ) {
      let length = Math.min(longestPart, word.length - at);
      while (length > 0 && !kinds.has(word.slice(at, at + length))) length--;
      const piece = word.slice(at, at + length);
      const known = kinds.get(piece);
      if (!known) return null;
      const start = offset + at;
      parts.push({ ...known, word: piece, start, end: start + length, joined: at > 0 });
      at += length;
    }
    // "entre" is not "en" and "tre".
    return parts.length === 1 || parts.some(({ kind }) => kind !== 'small') ? parts : null;
  }

  return (text) => {
    const parts: NumberPart[] = [];
    let wordEnd = -1;
    for (const { 0: word, index } of text.matchAll(letters)) {
      const separate = /^[ -]$/.test(text.slice(wordEnd, index)) && parts.at(-1)?.end === wordEnd;
      wordEnd = index + word.length;
      const found = word.length <= longestCompound ? cut(word, index) : null;
      const touchesDigit = /[\p{N}_]/u.test(text.charAt(index - 1) + text.charAt(wordEnd));
      if (!found || touchesDigit) continue;
      parts.push(...found.map((part, i) => (i === 0 ? { ...part, joined: separate } : part)));
    }
    return parts;
  };
}
