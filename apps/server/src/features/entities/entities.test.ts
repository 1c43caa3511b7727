import {
  danish,
  EntityDataType,
  type EntityEntry,
  endpoints,
  english,
  entityEntriesMax,
  systemEntityTypes,
} from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { entityCalls, wordsOf } from '../../../test/entity-calls.ts';
import { entityTypeInput, entriesOf, entryOf, inputOfType } from '../../../test/entity-content.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeEach);

const { save, read, remove, list, own } = entityCalls(agent, staff);
const search = async (searchtext: string) => {
  const found = await staff.call(endpoints.entities.searchEntityTypes, {
    params: { agentId: agent.id, languageId: danish.id },
    body: { searchtext },
  });
  return found.list.map(({ title, foundEntry }) => (foundEntry === null ? title : `${title}: ${foundEntry}`));
};

test('a saved type is read back and listed, in its language only', async () => {
  const more = { pronounceAs: ' ræser ', showSynonyms: true };
  const entityList = entriesOf({ ...entryOf(' Racer ', 'landevejscykel'), ...more }, entryOf('Ladcykel'));
  const saved = await save(entityTypeInput({ title: ' cykel ', entityList }));
  expect(saved).toMatchObject({
    title: 'cykel',
    isRegEx: false,
    system: false,
    dataType: EntityDataType.notSet,
    revision: 1,
    intentList: [],
    entityList: [
      {
        name: 'Racer',
        synonymList: ['landevejscykel'],
        index: 0,
        pronounceAs: 'ræser',
        showSynonyms: true,
      },
      { name: 'Ladcykel', synonymList: [], index: 1, pronounceAs: '', showSynonyms: false },
    ],
  });
  expect(await read(saved.id)).toEqual(saved);
  const { entityList: _, revision: __, ...head } = saved;
  expect(await own()).toEqual([{ ...head, entityCount: 2 }]);
  expect(await own(english.id)).toEqual([]);
  expect(await refusal(read(saved.id, english.id))).toMatchObject({ status: 404 });
  expect(await refusal(read(createId()))).toMatchObject({ status: 404 });
});

test('values keep the order they are numbered in; empty ones are left out, and the same ones are one', async () => {
  const entityList = [
    { ...entryOf('Ladcykel', 'longjohn'), index: 4 },
    { ...entryOf('Racer', 'landevejscykel', ' ', 'racer', 'LANDEVEJSCYKEL'), index: 0 },
    { ...entryOf('  '), index: 1 },
    { ...entryOf(' ladcykel', 'Christiania', 'Longjohn'), index: 5 },
    { ...entryOf('C++'), index: 2 },
    { ...entryOf('C#'), index: 3 },
  ];
  const saved = await save(entityTypeInput({ entityList }));
  expect(wordsOf(saved)).toEqual(['Racer|landevejscykel', 'C++', 'C#', 'Ladcykel|longjohn|Christiania']);
  expect((await own())[0]?.entityCount).toBe(4);
});

test('a value is the same value however it is renamed, moved and saved again', async () => {
  const first = await save(entityTypeInput());
  const [racer, cargo] = first.entityList.map(({ id }) => id);
  const [one, other] = first.entityList as [EntityEntry, EntityEntry];
  const renamed = entriesOf(entryOf('Elcykel'), other, { ...one, name: 'Racercykel' });
  const second = await save({ ...inputOfType(first), entityList: renamed });
  expect(second.entityList.map(({ id }) => id)).toEqual([expect.any(String), cargo, racer]);
  expect(second.revision).toBe(2);
  // Sent again as new, as by somebody who typed on while it was saved.
  const again = entriesOf(
    entryOf('elcykel'),
    { ...other, id: createId() },
    { ...one, id: other.id },
    { ...entryOf('Trehjulet'), id: other.id },
  );
  const third = await save({ ...inputOfType(second), entityList: again });
  expect(third.entityList.map(({ name }) => name)).toEqual(['elcykel', 'Ladcykel', 'Racer', 'Trehjulet']);
  expect(third.entityList[0]?.id).toBe(second.entityList[0]?.id);
  expect(third.entityList[2]?.id).toBe(cargo);
  expect(new Set(third.entityList.map(({ id }) => id)).size).toBe(4);
});

describe('system types', () => {
  test('are there for every agent in both languages, after its own', async () => {
    await save(entityTypeInput({ title: 'zzz' }));
    const titles = systemEntityTypes.map(({ title }) => title);
    expect((await list()).map(({ title }) => title)).toEqual(['zzz', ...titles]);
    expect((await list(english.id)).map(({ title }) => title)).toEqual(titles);
    const date = systemEntityTypes.find(({ title }) => title === 'date');
    expect(date?.id).toBe('00000000-0000-4000-8000-000000000004');
    expect(systemEntityTypes.at(-1)?.id).toBe('00000000-0000-4000-8000-00000000000e');
    expect(await read(date?.id ?? '')).toEqual({
      id: date?.id,
      title: 'date',
      isRegEx: false,
      system: true,
      dataType: 4,
      intentList: [],
      lastModified: null,
      entityList: [],
      revision: 0,
    });
  });

  test('are neither changed nor deleted', async () => {
    const [{ id, title } = { id: '', title: '' }] = systemEntityTypes;
    const readOnly = {
      status: 400,
      messageKey: 'entity.detail.system',
      details: { code: 'systemEntityType', values: { name: title } },
    };
    expect(await refusal(save(entityTypeInput({ id })))).toMatchObject(readOnly);
    expect(await refusal(remove(id))).toMatchObject(readOnly);
  });
});

test('a type is found by its title, its values and their synonyms', async () => {
  await save(entityTypeInput({ entityList: entriesOf(entryOf('Ærø', 'Øen i syd'), entryOf('50 % x_y')) }));
  await save(entityTypeInput({ title: 'hjelm', entityList: entriesOf(entryOf('Cykelhjelm')) }));
  expect(await search(' CYKEL ')).toEqual(['cykel', 'hjelm: Cykelhjelm']);
  expect(await search('ærØ')).toEqual(['cykel: Ærø']);
  expect(await search('øen I')).toEqual(['cykel: Ærø']);
  expect(await search('% X_')).toEqual(['cykel: 50 % x_y']);
  expect(await search('xxy')).toEqual([]);
  expect(await search('dateP')).toEqual(['datePeriod']);
  expect(await search(' ')).toHaveLength(2 + systemEntityTypes.length);
});

test('20,000 values are saved and read back', async () => {
  const entityList = entriesOf(
    ...Array.from({ length: entityEntriesMax }, (_, index) => entryOf(`Værdi ${index}`, `synonym ${index}`)),
  );
  const started = performance.now();
  const saved = await save(entityTypeInput({ entityList }));
  const again = await save({
    ...inputOfType(saved),
    entityList: saved.entityList.toReversed().map(renumbered),
  });
  const loaded = await read(saved.id);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(loaded.entityList).toHaveLength(entityEntriesMax);
  expect(loaded.entityList[0]).toMatchObject({
    id: saved.entityList.at(-1)?.id,
    name: 'Værdi 19999',
    index: 0,
  });
  expect(loaded).toEqual(again);
  expect((await own())[0]?.entityCount).toBe(entityEntriesMax);
  const oneMore = entriesOf(...entityList, entryOf('En til'));
  expect(await refusal(save({ ...inputOfType(loaded), entityList: oneMore }))).toMatchObject({ status: 400 });
});

const renumbered = (entry: EntityEntry, index: number): EntityEntry => ({ ...entry, index });
