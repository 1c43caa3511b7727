import { EntityDataType, type EntityType, newId } from '@samtale/contract';
import { expect, test } from 'vitest';
import {
  entityTypeInput,
  isSameEntityType,
  newEntry,
  readEntityType,
  withTyped,
} from './editor-entity-type.ts';
import { entryPath, findEntityTypeProblems, problemPart } from './entity-type-problems.ts';

const entry = (name: string, index: number, synonymList: string[] = []) => ({
  id: `0198a000-0000-7000-8000-00000000000${index}`,
  name,
  synonymList,
  index,
  pronounceAs: '',
  showSynonyms: true,
});
const saved: EntityType = {
  id: '0198a000-0000-7000-8000-0000000000aa',
  title: 'cykel',
  isRegEx: false,
  system: false,
  dataType: EntityDataType.notSet,
  intentList: [],
  entityList: [entry('Racer', 0, ['landevejscykel']), entry('Elcykel', 1)],
  revision: 4,
  lastModified: '2026-11-21T12:00:00.000Z',
};

test('what is saved is numbered in the order it stands, new values with the id of none', () => {
  const type = readEntityType(saved);
  const more = { ...type, title: ' cykel ', entries: [newEntry(' Lad '), ...type.entries] };
  expect(entityTypeInput(saved, more)).toMatchObject({
    id: saved.id,
    revision: 4,
    title: 'cykel',
    entityList: [
      { id: newId, name: 'Lad', index: 0, showSynonyms: false },
      { id: saved.entityList[0]?.id, name: 'Racer', index: 1, synonymList: ['landevejscykel'] },
      { name: 'Elcykel', index: 2 },
    ],
  });
  expect(entityTypeInput(null, more)).toMatchObject({ id: newId, revision: 0 });
});

test('a synonym that was being typed is saved too', () => {
  const type = readEntityType(saved);
  const entries = type.entries.map((one) => (one.name === 'Racer' ? { ...one, typed: 'sporty ' } : one));
  expect(withTyped({ ...type, entries }).entries[0]?.synonyms).toEqual(['landevejscykel', 'sporty']);
  expect(withTyped(type)).toBe(type);
});

test('a change and its undoing leave nothing to save', () => {
  const type = readEntityType(saved);
  const change = (part: object) => ({ ...type, entries: type.entries.map((one) => ({ ...one, ...part })) });
  expect(isSameEntityType(type, readEntityType(saved))).toBe(true);
  expect(isSameEntityType(type, { ...type, isRegEx: true })).toBe(false);
  expect(isSameEntityType(type, { ...type, entries: type.entries.toReversed() })).toBe(false);
  for (const part of [{ name: 'x' }, { synonyms: ['x'] }, { typed: 'x' }, { pronounceAs: 'x' }])
    expect(isSameEntityType(type, change(part)), JSON.stringify(part)).toBe(false);
  expect(isSameEntityType(type, change({ showSynonyms: false }))).toBe(false);
});

test('what was saved stays in the rows it was typed in', () => {
  const sent = { ...readEntityType(saved), entries: [newEntry('racer'), newEntry('Elcykel')] };
  const next = readEntityType(saved, sent);
  expect(next.entries.map(({ key }) => key)).toEqual(sent.entries.map(({ key }) => key));
  expect(next.entries.map(({ id }) => id)).toEqual(saved.entityList.map(({ id }) => id));
});

test.for(['', ' ', '1cykel', '-cykel', 'cykel type', 'højde', 'a'.repeat(31)])(
  '»%s« is no title',
  (title) => {
    expect(findEntityTypeProblems({ ...readEntityType(saved), title }).title).toBe(
      'entity.detail.save.errorTitle',
    );
  },
);

test('a title may be given, and a value has a name', () => {
  for (const title of ['a', 'Cykel-type_2', 'a'.repeat(30)])
    expect(findEntityTypeProblems({ ...readEntityType(saved), title }).title).toBeUndefined();
  const nameless = { ...newEntry(' '), synonyms: ['ladcykel'] };
  const type = { ...readEntityType(saved), entries: [nameless, newEntry('')] };
  const path = entryPath(nameless.key);
  expect(findEntityTypeProblems(type)).toEqual({ [path]: 'entity.detail.save.entryWithoutName' });
  expect(problemPart({ ...type, entries: type.entries.toReversed() }, path)).toBe(' ');
});
