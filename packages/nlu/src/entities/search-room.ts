import type { EntityEntry } from './entity-types.ts';

/** Names and synonyms that one list, and the lists of a language, have room for. 100,000 take 50 MB, and a second to prepare. */
export const mostTermsOfType = 100_000;
export const mostTerms = 200_000;

/** Instructions that the patterns of one type, and those of a language, have room for. 100,000 take 10 MB. */
export const mostInstructionsOfType = 100_000;
export const mostInstructions = 200_000;

/** Names and synonyms of a list. */
export const termsOf = (entries: readonly Pick<EntityEntry, 'synonyms'>[]): number =>
  entries.reduce((count, { synonyms }) => count + 1 + synonyms.length, 0);
