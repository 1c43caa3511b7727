import { EntityDataType, type EntityTypeListItem, systemEntityTypes } from '@samtale/contract';
import { expect, test } from 'vitest';
import { arrangeEntityTypes } from './arrange-entity-types.ts';

const own = (title: string, entityCount: number, flows: string[], day: number): EntityTypeListItem => ({
  id: title,
  title,
  isRegEx: false,
  system: false,
  dataType: EntityDataType.notSet,
  entityCount,
  intentList: flows.map((flow) => ({ id: flow, title: flow })),
  lastModified: `2026-11-0${day}T12:00:00.000Z`,
});
const system = systemEntityTypes
  .filter(({ title }) => title === 'date' || title === 'color')
  .map(({ id, title, dataType }) => ({
    ...own(title, 0, [], 1),
    id,
    dataType,
    system: true,
    lastModified: null,
  }));
const list = [own('Stelnummer', 3, ['Bytte'], 1), own('Cykel', 7, ['Køb', 'Levering'], 3), ...system];
const danish: Record<string, string> = { date: 'Dato', color: 'Farve' };
const arrange = (changes: Partial<Parameters<typeof arrangeEntityTypes>[1]> = {}) =>
  arrangeEntityTypes(list, {
    found: null,
    closed: new Set(),
    nameOf: ({ title }) => danish[title] ?? title,
    language: 'da',
    ...changes,
  }).map((line) => (line.kind === 'group' ? `${line.id} ${line.count}` : line.type.title));

test('the agent’s own come first, each group by the names people read', () => {
  expect(arrange()).toEqual(['own 2', 'Cykel', 'Stelnummer', 'system 2', 'date', 'color']);
  expect(arrange({ reversed: true })).toEqual(['own 2', 'Stelnummer', 'Cykel', 'system 2', 'color', 'date']);
});

test('the most and newest first', () => {
  expect(arrange({ by: 'entries', reversed: true }).slice(0, 3)).toEqual(['own 2', 'Stelnummer', 'Cykel']);
  expect(arrange({ by: 'flows' }).slice(0, 3)).toEqual(['own 2', 'Cykel', 'Stelnummer']);
  expect(arrange({ by: 'changed' }).slice(0, 3)).toEqual(['own 2', 'Cykel', 'Stelnummer']);
});

test('what the server found is shown, and system types by the name they are read under', () => {
  const found = list.slice(0, 1).map((type) => ({ ...type, foundEntry: 'WBA123' }));
  expect(arrange({ search: 'wba', found })).toEqual(['own 1', 'Stelnummer']);
  expect(arrange({ search: ' FARV', found: [] })).toEqual(['system 1', 'color']);
  const lines = arrangeEntityTypes(list, {
    search: 'wba',
    found,
    closed: new Set(),
    nameOf: ({ title }) => title,
    language: 'da',
  });
  expect(lines[1]).toMatchObject({ foundEntry: 'WBA123' });
});

test('a closed group keeps its head', () => {
  expect(arrange({ closed: new Set(['system']) })).toEqual(['own 2', 'Cykel', 'Stelnummer', 'system 2']);
});
