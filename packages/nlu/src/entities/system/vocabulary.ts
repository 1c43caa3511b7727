import type { NluLanguage } from '../../nlu-language.ts';
import { foldDanishDigraphs } from '../../normalise.ts';

/** Words (or phrases of several) in folded form, and the number each stands for. */
export type WordValues = Readonly<Record<string, number>>;

/** A set of words as a piece of a regular expression, and what each means. */
export interface Vocabulary {
  /** Alternatives, longest first. */
  source: string;
  /** The number that a matched word stands for; digits for themselves. */
  valueOf(word: string): number | undefined;
}

/** In Danish "ø" may be written "oe", "å" "aa" and "æ" "ae". */
export function createVocabulary(words: WordValues, language: NluLanguage, digits?: string): Vocabulary {
  const keyOf = (word: string): string => {
    const spaced = word.replace(/\s+/g, ' ');
    return language === 'da' ? foldDanishDigraphs(spaced) : spaced;
  };
  const values = new Map(Object.entries(words).map(([word, value]) => [keyOf(word), value]));
  const alternatives = Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => spellingsOf(word, language));
  return {
    source: [...(digits === undefined ? [] : [digits]), ...alternatives].join('|'),
    valueOf: (word) => (digits !== undefined && /^\d+$/.test(word) ? Number(word) : values.get(keyOf(word))),
  };
}

/** A word as a piece of a regular expression that allows its other spellings. */
export function spellingsOf(word: string, language: NluLanguage): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s{1,3}');
  if (language === 'en') return escaped;
  return escaped.replaceAll('å', '(?:å|aa)').replaceAll('ø', '(?:ø|oe)').replaceAll('æ', '(?:æ|ae)');
}
