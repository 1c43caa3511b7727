import type { WordValues } from '../vocabulary.ts';
import { englishNumberWords } from './number-words.ts';

const { small, tens, phrases } = englishNumberWords;

/** 1 to 99 in words, and "a couple of". */
export const englishCounts: WordValues = {
  ...Object.fromEntries(
    Object.entries(tens).flatMap(([ten, value]) => [
      [ten, value],
      ...Object.entries(small)
        .filter(([word, unit]) => unit > 0 && unit < 10 && word.length > 2)
        .flatMap(([word, unit]): [string, number][] => [
          [`${ten}-${word}`, value + unit],
          [`${ten} ${word}`, value + unit],
        ]),
    ]),
  ),
  ...Object.fromEntries(Object.entries(small).filter(([, value]) => value > 0)),
  'a couple of': phrases['a couple of'] ?? 2,
};
