import type { AgeWords } from '../age.ts';

export const danishAgeWords: AgeWords = {
  after: '[ -]?(?:år(?:ig|ige|s)?(?: gammel| gamle)?)',
  before: '(?:jeg er|er jeg|hun er|han er|alder(?:en)?(?: er)?:?|fylder|fyldte|bliver)(?: snart| nu| kun)?',
  /** "25 år siden" and "om 2 år" are no ages. */
  notBefore: '(?:om|for|i|de sidste|de næste) $',
  notAfter: '^ (?:siden|garanti|tilbage)',
};
