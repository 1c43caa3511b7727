import type { NluLanguage } from '../nlu-language.ts';
import { createEntityExtractor } from './entity-extractor.ts';
import type { EntityTypeDefinition } from './entity-types.ts';
import { SearchBudget } from './search-budget.ts';

/** Longer messages are not taken. */
const longestMessage = 4000;
/** Types that are looked for alone. Where there are more, the rest is known by the common texts only. */
const mostAlone = 20;

const said = { now: 0, timeZone: 'UTC' };

/** Texts of which simple patterns cost most: the same letter, digits, and words. */
const commonTexts = ['a', '1', 'aA1 bB2 cC3 '];

/**
 * The types that a long message may have to be understood without, as they cost too much: looked for together in common
 * texts, and each alone in one made of what it looks for.
 */
export function costlyTypes(types: readonly EntityTypeDefinition[], language: NluLanguage): Set<string> {
  const own = types.filter(({ kind }) => kind !== 'system');
  const extractor = createEntityExtractor(types, language);
  const costly = new Set<string>();
  const note = ({ leftOut }: SearchBudget) => {
    for (const typeId of leftOut) costly.add(typeId);
  };
  for (const text of commonTexts) {
    const budget = new SearchBudget();
    extractor.extract(repeated(text), said, undefined, budget);
    note(budget);
  }
  for (const type of own.filter(({ id }) => !costly.has(id)).slice(0, mostAlone)) {
    const budget = new SearchBudget();
    extractor.extract(repeated(wordsOf(type)), said, [type.id], budget);
    note(budget);
  }
  return costly;
}

const repeated = (text: string) =>
  text.repeat(Math.ceil(longestMessage / Math.max(text.length, 1))).slice(0, longestMessage);

/** What a type looks for, as far as it can be told: the values of a list, and what stands in patterns as it is. */
function wordsOf(type: EntityTypeDefinition): string {
  if (type.kind === 'system') return '';
  const texts = type.kind === 'list' ? type.entries.map(({ name }) => name) : type.patterns.map(literals);
  return `${texts.slice(0, longestMessage).join(' ').slice(0, longestMessage)} `;
}

const literals = (pattern: string) => pattern.replace(/\\.|\{[^}]*\}|[^\p{L}\p{N} ]/gu, '');
