import type { NluLanguage } from './nlu-language.ts';
import { foldCase, splitWords } from './tokenise.ts';

/** Danish letters as they are typed on keyboards without them. */
const danishDigraphs: Readonly<Record<string, string>> = { aa: 'å', ae: 'æ', oe: 'ø' };

/** The Danish letters of a lower-case text that spells them with two. */
export function foldDanishDigraphs(text: string): string {
  return text.replace(/aa|ae|oe/g, (pair) => danishDigraphs[pair] ?? pair);
}

/** The words of a text in the spelling the classifier compares: lower case, and in Danish "aa" as "å". */
export function normalisedWords(text: string, language: NluLanguage): string[] {
  const folded = foldCase(text);
  return splitWords(language === 'da' ? foldDanishDigraphs(folded) : folded);
}

/**
 * The form in which two texts count as the same phrase: case, punctuation, spacing, kind of apostrophe and
 * (in Danish) aa/å, ae/æ, oe/ø make no difference. A text without any word keeps its punctuation ("?").
 */
export function normaliseText(text: string, language: NluLanguage): string {
  return phraseOf(text, normalisedWords(text, language));
}

/** The same, of a text whose normalised words are at hand. */
export function phraseOf(text: string, words: readonly string[]): string {
  return words.length > 0 ? words.join(' ') : foldCase(text).replace(/\s+/g, ' ').trim();
}
