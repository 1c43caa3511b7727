import type { WordValues } from '../vocabulary.ts';
import { danishNumberWords } from './number-words.ts';

const { small, tens, phrases } = danishNumberWords;

/** 1 to 99 in words, and "et par". */
export const danishCounts: WordValues = {
  ...Object.fromEntries(
    Object.entries(tens).flatMap(([ten, value]) => [
      [ten, value],
      ...Object.entries(small)
        .filter(([, unit]) => unit > 0 && unit < 10)
        .map(([word, unit]): [string, number] => [`${word}og${ten}`, value + unit]),
    ]),
  ),
  ...Object.fromEntries(Object.entries(small).filter(([, value]) => value > 0)),
  'et par': phrases['et par'] ?? 2,
};
