import type { NluLanguage } from '../../nlu-language.ts';
import { spellingsOf, type Vocabulary } from './vocabulary.ts';

/**
 * How something is said. The pattern is a regular expression in which `{month}` stands for a word of the
 * vocabulary "month" and `{from:month}` for one that is to be known as "from". A space is one to three of them, an optional one none to three.
 */
export interface PhraseRule<Kind extends string> {
  kind: Kind;
  pattern: string;
  /** How sure a match is; 1 unless given. */
  score?: number;
}

/** A phrase in a text, with the numbers its words stand for. */
export interface PhraseMatch<Kind extends string> {
  kind: Kind;
  start: number;
  end: number;
  score: number;
  numbers: Readonly<Record<string, number>>;
  /** The words as they stand there. */
  words: Readonly<Record<string, string>>;
}

export type FindPhrases<Kind extends string> = (text: string) => PhraseMatch<Kind>[];

/** Not `\p{L}`. */
const placeholder = /(?<!\\p)\{(\w+)(?::(\w+))?\}/g;

/** Those that nothing has been looked for with. */
const unused = new Set<RegExp>();

/** A text that V8 keeps in a byte a character, and one that it keeps in two, as all that have an emoji or a dash. */
const subjects = ['', '–'];

/**
 * V8 compiles a regular expression when it is used first, and better when it is used again; and again for texts of two
 * bytes a character. Those of the calendar take 20 ms each time, which the first visitors to speak would wait for.
 */
export function* compileUnused(): Generator<void, void> {
  for (const expression of unused) {
    unused.delete(expression);
    for (const subject of subjects) {
      for (const _ of ['first', 'again']) expression.test(subject);
      yield;
    }
  }
}

/**
 * Prepares the search for phrases, which must not begin or end within a word or a number; rule by rule, so that others
 * may have their turn.
 */
export function* buildPhraseFinder<Kind extends string>(
  rules: readonly PhraseRule<Kind>[],
  vocabularies: Readonly<Record<string, Vocabulary>>,
  language: NluLanguage,
): Generator<void, FindPhrases<Kind>> {
  const compiled: FindPhrases<Kind>[] = [];
  for (const rule of rules) {
    compiled.push(compileRule(rule, vocabularies, language));
    yield;
  }
  return (text) => compiled.flatMap((find) => find(text));
}

function compileRule<Kind extends string>(
  { kind, pattern, score = 1 }: PhraseRule<Kind>,
  vocabularies: Readonly<Record<string, Vocabulary>>,
  language: NluLanguage,
): FindPhrases<Kind> {
  const vocabularyOf = new Map<string, Vocabulary>();
  const words = pattern.split(placeholder);
  let source = '';
  for (let i = 0; i < words.length; i += 3) {
    source += patternPiece(words[i] ?? '', language);
    const name = words[i + 1];
    if (name === undefined) continue;
    const vocabulary = vocabularies[words[i + 2] ?? name];
    if (!vocabulary) throw new Error(`There is no vocabulary for {${name}} in ${pattern}.`);
    vocabularyOf.set(name, vocabulary);
    source += `(?<${name}>${vocabulary.source})`;
  }
  const expression = new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!\\d[.,:/])(?:${source})(?![\\p{L}\\p{N}]|[.:/]\\d)`,
    'gu',
  );
  unused.add(expression);
  return (text) =>
    Array.from(text.matchAll(expression), ({ 0: match, index, groups = {} }) => ({
      kind,
      start: index,
      end: index + match.length,
      score,
      ...readGroups(groups, vocabularyOf),
    }));
}

/** What stands between the placeholders: expressions and words, where a space may be several. */
function patternPiece(piece: string, language: NluLanguage): string {
  return piece
    .replaceAll(' ?', '\\s{0,3}')
    .replaceAll(' ', '\\s{1,3}')
    .replace(/[åøæ]/g, (letter) => spellingsOf(letter, language));
}

function readGroups(
  groups: Readonly<Record<string, string | undefined>>,
  vocabularyOf: ReadonlyMap<string, Vocabulary>,
): Pick<PhraseMatch<string>, 'numbers' | 'words'> {
  const numbers: Record<string, number> = {};
  const words: Record<string, string> = {};
  for (const [name, vocabulary] of vocabularyOf) {
    const word = groups[name];
    if (word === undefined) continue;
    words[name] = word;
    const value = vocabulary.valueOf(word);
    if (value !== undefined) numbers[name] = value;
  }
  return { numbers, words };
}
