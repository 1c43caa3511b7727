import type { Language } from './agents.ts';

/** The languages on offer: these two and no others. Their ids are part of the product. */
export const danish = {
  id: '0198a000-0000-7000-8000-0000000000da',
  name: 'Dansk',
  countryCode: 'DK',
  languageCodeShort: 'da',
  languageCode: 'da-DK',
} as const satisfies Language;

export const english = {
  id: '0198a000-0000-7000-8000-0000000000e0',
  name: 'English',
  countryCode: 'GB',
  languageCodeShort: 'en',
  languageCode: 'en-GB',
} as const satisfies Language;

export const languages: readonly Language[] = [danish, english];

/** The short code of a language, by its id; Danish for an id that is none. */
export const languageCodeOf = (languageId: string): Language['languageCodeShort'] =>
  languages.find(({ id }) => id === languageId)?.languageCodeShort ?? danish.languageCodeShort;
