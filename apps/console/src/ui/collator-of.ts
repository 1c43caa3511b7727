import { perLanguage } from './per-language.ts';

/** The order of a language's titles and names, with numbers in them by size. */
export const collatorOf = perLanguage((language: string) => new Intl.Collator(language, { numeric: true }));
