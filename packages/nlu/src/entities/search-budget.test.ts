import { describe, expect, it } from 'vitest';
import { costlyTypes } from './costly-types.ts';
import { createEntityExtractor } from './entity-extractor.ts';
import type { EntityTypeDefinition } from './entity-types.ts';
import { listProblems, patternProblems } from './entry-problems.ts';
import { matchesPattern } from './patterns/matches-pattern.ts';
import { SearchBudget, stepsOfText } from './search-budget.ts';
import { mostInstructionsOfType, mostTermsOfType } from './search-room.ts';

const said = { now: 0, timeZone: 'UTC' };
const order: EntityTypeDefinition = { id: 'order', kind: 'pattern', patterns: ['A-\\d{4}'] };
const pets: EntityTypeDefinition = {
  id: 'pets',
  kind: 'list',
  entries: [{ id: 'dog', name: 'hund', synonyms: [] }],
};
const numbers: EntityTypeDefinition = { id: 'numbers', kind: 'system', dataType: 'number' };
/** Each letter costs as much as the pattern has parts. */
const costly = (id: string): EntityTypeDefinition => ({ id, kind: 'pattern', patterns: ['(a?){600}b'] });
/** Every stretch of the words may be the beginning of a value. */
const contrived: EntityTypeDefinition = {
  id: 'contrived',
  kind: 'list',
  entries: Array.from({ length: 2000 }, (_, i) => ({
    id: String(i),
    name: `${'a '.repeat(249)}${i}`,
    synonyms: [],
  })),
};
const message = `b ${'a '.repeat(1990)}hund A-1234`;

function search(types: readonly EntityTypeDefinition[], text: string, steps?: number) {
  const budget = new SearchBudget(steps);
  const found = createEntityExtractor(types, 'da').extract(text, said, undefined, budget);
  return {
    found: found.map(({ typeId, value }) => `${typeId}: ${value}`),
    leftOut: [...budget.leftOut].sort(),
    spent: (steps ?? stepsOfText) - budget.share(1).most,
  };
}

describe('the budget of a text', () => {
  it('finds what is ordinary, whatever else is looked for', () => {
    const types = [costly('one'), contrived, order, costly('two'), pets];
    const { found, leftOut } = search(types, message);
    expect(found).toEqual(['pets: hund', 'order: A-1234']);
    expect(leftOut).toEqual(['contrived', 'one', 'two']);
  });

  it('is not exceeded by many costly types', () => {
    const types = Array.from({ length: 60 }, (_, i) => costly(String(i)));
    const { leftOut, spent } = search([...types, order], message);
    expect(leftOut).toHaveLength(60);
    // The last character that is looked at is looked at by the whole pattern.
    expect(spent).toBeLessThan(1.1 * stepsOfText);
  });

  it('gives what the cheap ones leave to the others', () => {
    const text = 'a'.repeat(1000);
    const alone = search([costly('one')], `${text}b`, 5_000_000).spent;
    const { found, leftOut } = search([costly('one'), order, pets], `${text}b`, 1.5 * alone);
    expect([found, leftOut]).toEqual([[`one: ${'a'.repeat(600)}b`], []]);
  });

  it('has no share for half of a type', () => {
    const { found, leftOut } = search([order], 'A-1234 '.repeat(50), 1000);
    expect([found, leftOut]).toEqual([[], ['order']]);
  });

  it('does not count against what the product finds itself', () => {
    const { found, leftOut } = search([numbers, order], '12 A-1234', 1);
    expect([found[0], leftOut]).toEqual(['numbers: 12', ['order']]);
  });

  it('counts every match of a pattern', () => {
    const everything: EntityTypeDefinition = { id: 'all', kind: 'pattern', patterns: Array(20).fill('.') };
    expect(search([everything], 'a'.repeat(4000)).leftOut).toEqual(['all']);
  });

  it('counts letters of which answers are not remembered by what they take', () => {
    const wide: EntityTypeDefinition = {
      id: 'wide',
      kind: 'pattern',
      patterns: [`(${'[\\p{Lu}\\p{Lt}\\p{Nd}\\p{Sc}]'.repeat(15)})`, '[а-яё]{2}'],
    };
    expect(search([wide], '漢'.repeat(4000)).spent).toBeGreaterThan(40 * 4000);
  });

  it('is shared by what conditions compare', () => {
    const budget = new SearchBudget(10_000);
    expect(matchesPattern('(a?){600}b', `${'a'.repeat(4000)}b`, budget)).toBe(false);
    expect(matchesPattern('hund', 'hund', budget)).toBe(false);
    expect(matchesPattern('hund', 'hund')).toBe(true);
  });
});

describe('what a language has room for', () => {
  const large = (count: number) => Array.from({ length: count }, () => '(a?){600}b');

  it('leaves out a type of too many instructions, and keeps the others', () => {
    const { found, leftOut } = search(
      [{ id: 'large', kind: 'pattern', patterns: large(200) }, order, pets],
      'A-1234 hund',
    );
    expect([found, leftOut]).toEqual([['order: A-1234', 'pets: hund'], ['large']]);
  });

  it('leaves out a list of too many words', () => {
    const synonyms = Array.from({ length: 210_000 }, (_, i) => String(i));
    const { found, leftOut } = search(
      [{ id: 'large', kind: 'list', entries: [{ id: '0', name: 'x', synonyms }] }, pets],
      '17 hund',
    );
    expect([found, leftOut]).toEqual([['pets: hund'], ['large']]);
  });

  it('tells the pattern that is one too many, and what is wrong before', () => {
    const fits = Math.floor(mostInstructionsOfType / 1202);
    expect(patternProblems(large(fits))).toEqual([]);
    expect(patternProblems(['', '(', ...large(fits + 1), '('])).toEqual([
      { index: 1, code: 'syntax' },
      { index: fits + 2, code: 'tooCostly' },
    ]);
  });

  it('tells the value that is one too many', () => {
    const entry = (count: number) => ({ synonyms: Array<string>(count).fill('') });
    expect(listProblems([entry(mostTermsOfType - 2), entry(0)])).toEqual([]);
    expect(listProblems([entry(mostTermsOfType - 2), entry(0), entry(0)])).toEqual([
      { index: 2, code: 'tooCostly' },
    ]);
  });
});

describe('costlyTypes', () => {
  it('names those that a long message may be understood without', () => {
    const types = [numbers, order, pets, costly('one'), contrived];
    expect([...costlyTypes(types, 'da')].sort()).toEqual(['contrived', 'one']);
  });

  it('names none of ordinary ones', () => {
    const codes: EntityTypeDefinition = {
      id: 'codes',
      kind: 'pattern',
      patterns: Array.from({ length: 50 }, (_, i) => `[A-Z]{2}${i}-?\\d{4}`),
    };
    expect(costlyTypes([order, pets, codes], 'da').size).toBe(0);
  });
});
