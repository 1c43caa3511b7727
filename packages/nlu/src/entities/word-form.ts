import type { NluLanguage } from '../nlu-language.ts';
import { stem } from '../stem.ts';

const simpleLetters = /^[\0-\x7f]*$/;

/** A word without accents and rings, and in Danish with digraphs as one letter: "Ålborg" is "alborg", as is "Aalborg". */
export function looseSpelling(word: string, language: NluLanguage): string {
  const plain = simpleLetters.test(word)
    ? word
    : word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae');
  return language === 'da' ? plain.replaceAll('aa', 'a').replaceAll('oe', 'o') : plain;
}

/**
 * What the inflections of a normalised word share. Beside the stem's rules, Danish words may lose the "e" of an
 * ending: cykel, cykler; himmel, himle.
 */
export function inflectionStem(word: string, language: NluLanguage): string {
  const found = stem(word, language);
  return language === 'da' ? found.replace(/(?<=.)([^aeiouyæøå])\1?e?([lrn])$/, '$1$2') : found;
}
