import { entityEntriesMax } from '@samtale/contract';
import { expect, test } from 'vitest';
import {
  addLines,
  entriesWith,
  sortEntries,
  splitSynonyms,
  undoAdding,
  undoRemoval,
  undoSorting,
} from './change-entries.ts';
import { type EditorEntry, newEntry } from './editor-entity-type.ts';

const read = (entries: readonly EditorEntry[]) =>
  entries.map(({ name, synonyms }) => [name, ...synonyms].join('|'));
const bikes = [newEntry('Racer', ['landevejscykel']), newEntry('Elcykel')];

test('each line is a value, and its further cells are synonyms', () => {
  const { entries, newCount, mergedCount } = addLines(
    [],
    ' Racer ; landevejscykel;;racer\r\nElcykel\tel-cykel\tE-bike\n\n  \nLad, kasse',
    false,
  );
  expect(read(entries)).toEqual(['Racer|landevejscykel', 'Elcykel|el-cykel|E-bike', 'Lad, kasse']);
  expect({ newCount, mergedCount }).toEqual({ newCount: 3, mergedCount: 0 });
});

test('a name that is there gets the new synonyms and nothing else', () => {
  const { entries, newCount, mergedCount } = addLines(bikes, 'RACER; Landevejscykel; sporty\nelcykel', false);
  expect(read(entries)).toEqual(['Racer|landevejscykel|sporty', 'Elcykel']);
  expect(entries[1]).toBe(bikes[1]);
  expect({ newCount, mergedCount }).toEqual({ newCount: 0, mergedCount: 1 });
});

test('names that differ in a sign are two', () => {
  expect(read(addLines([], 'C\nC++\nC#\nc++', false).entries)).toEqual(['C', 'C++', 'C#']);
});

test('of patterns the whole line is one, and case counts', () => {
  const { entries } = addLines([], '[A-Z]{3};\\d+\n\\d{4}\n\\D{4}\n\\d{4}', true);
  expect(read(entries)).toEqual(['[A-Z]{3};\\d+', '\\d{4}', '\\D{4}']);
});

test('no more than there is room for', () => {
  const lines = Array.from({ length: entityEntriesMax + 3 }, (_, index) => `Værdi ${index}`).join('\n');
  const { entries, refusedCount } = addLines([], lines, false);
  expect(entries).toHaveLength(entityEntriesMax);
  expect(refusedCount).toBe(3);
});

test('pasted synonyms are split at commas, semicolons, tabs and lines', () => {
  expect(splitSynonyms('a, b;c\td\r\ne  f,,')).toEqual(['a', 'b', 'c', 'd', 'e f']);
});

test('by name in the order of the language', () => {
  const entries = ['Ø', 'B10', 'A', 'B9'].map((name) => newEntry(name));
  expect(read(sortEntries(entries))).toEqual(['A', 'B9', 'B10', 'Ø']);
});

test('a removal is taken back to its place, whatever came since', () => {
  const [racer, electric] = bikes as [EditorEntry, EditorEntry];
  const renamed = { ...electric, name: 'El' };
  expect(undoRemoval(racer, 0)([renamed])).toEqual([racer, renamed]);
  expect(undoRemoval(electric, 1)([])).toEqual([electric]);
});

test('an order is taken back, with what came since at the end', () => {
  const sorted = sortEntries(bikes);
  const later = newEntry('Anhænger');
  expect(undoSorting(bikes)([later, ...sorted])).toEqual([...bikes, later]);
});

test('added lines are taken back, but not what was typed since', () => {
  const { entries } = addLines(bikes, 'Racer;sporty\nLadcykel', false);
  const typed = entries.map((entry) => (entry.name === 'Elcykel' ? { ...entry, name: 'El' } : entry));
  const later = newEntry('Anhænger');
  expect(read(undoAdding(bikes, entries)([...typed, later]))).toEqual([
    'Racer|landevejscykel',
    'El',
    'Anhænger',
  ]);
});

test('a value is found by its name and by its synonyms', () => {
  expect(read(entriesWith(bikes, 'vejs'))).toEqual(['Racer|landevejscykel']);
  expect(entriesWith(bikes, '')).toBe(bikes);
});
