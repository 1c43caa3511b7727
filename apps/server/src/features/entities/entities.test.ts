import {
  danish,
  EntityDataType,
  type EntityEntry,
  type EntityTypeInput,
  endpoints,
  english,
  entityEntriesMax,
  systemEntityTypes,
} from '@samtale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { entityTypeInput, entriesOf, entryOf, inputOfType } from '../../../test/entity-content.ts';
import { createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createId } from '../../platform/database/columns.ts';

const calls = endpoints.entities;
const languageId: string = danish.id;
let server: TestServer;
let agentId: string;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  agentId = await createAgent(server.app);
  staff = await staffOf(server, agentId);
});

const save = (body: EntityTypeInput, language = languageId) =>
  staff.call(calls.addOrUpdateEntityType, { params: { agentId, languageId: language }, body });
const read = (entityTypeId: string, language = languageId) =>
  staff.call(calls.getEntityType, { params: { agentId, languageId: language, entityTypeId } });
const remove = (entityTypeId: string, language = languageId) =>
  staff.call(calls.deleteEntityType, { params: { agentId, languageId: language, entityTypeId } });
const list = async (language = languageId) =>
  (await staff.call(calls.getEntityTypes, { params: { agentId, languageId: language } })).list;
const own = async (language?: string) => (await list(language)).filter(({ system }) => !system);
const search = async (searchtext: string) => {
  const found = await staff.call(calls.searchEntityTypes, {
    params: { agentId, languageId },
    body: { searchtext },
  });
  return found.list.map(({ title, foundEntry }) => (foundEntry === null ? title : `${title}: ${foundEntry}`));
};
const words = ({ entityList }: { entityList: EntityEntry[] }) =>
  entityList.map(({ name, synonymList }) => [name, ...synonymList].join('|'));

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
  expect(words(saved)).toEqual(['Racer|landevejscykel', 'C++', 'C#', 'Ladcykel|longjohn|Christiania']);
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

describe('rules', () => {
  test.for(['', '  ', '1cykel', '_cykel', 'cykel type', 'højde', 'a.b', 'a'.repeat(31)])(
    '»%s« is no title',
    async (title) => {
      const messageKey = 'entity.detail.save.errorTitle';
      expect(await refusal(save(entityTypeInput({ title })))).toMatchObject({
        status: 400,
        messageKey,
        details: { fields: [{ path: 'title', messageKey }] },
      });
      expect(await own()).toEqual([]);
    },
  );

  test.for(['a', 'Cykel-type_2', 'a'.repeat(30)])('»%s« is one', async (title) => {
    expect((await save(entityTypeInput({ title }))).title).toBe(title);
  });

  test('a value with synonyms has a name', async () => {
    const entityList = entriesOf(entryOf('Racer'), entryOf(' ', 'ladcykel'));
    const messageKey = 'entity.detail.save.entryWithoutName';
    expect(await refusal(save(entityTypeInput({ entityList })))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path: 'entityList.1.name', messageKey }] },
    });
  });

  test('two types of a language do not share a name, nor one with a system type', async () => {
    await save(entityTypeInput());
    const doublet = (name: string) => ({
      status: 400,
      messageKey: 'entities.create.doublet',
      details: { code: 'doublet', values: { name } },
    });
    expect(await refusal(save(entityTypeInput({ title: 'CYKEL' })))).toMatchObject(doublet('CYKEL'));
    expect(await refusal(save(entityTypeInput({ title: 'datetime' })))).toMatchObject(doublet('datetime'));
    const other = await save(entityTypeInput({ title: 'hjelm' }));
    expect(await refusal(save({ ...inputOfType(other), title: 'Cykel' }))).toMatchObject(doublet('Cykel'));
    await save(entityTypeInput(), english.id);
    expect((await own()).map(({ title }) => title)).toEqual(['cykel', 'hjelm']);
  });

  test('of two who make a type of the same name at the same moment one is refused', async () => {
    const attempts = ['cykel', 'Cykel', 'CYKEL'].map((title) => save(entityTypeInput({ title })));
    const statuses = (await Promise.allSettled(attempts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await own()).toHaveLength(1);
  });

  test('of two who save the same revision the second is told', async () => {
    const type = await save(entityTypeInput());
    await save({ ...inputOfType(type), title: 'First' });
    expect(await refusal(save({ ...inputOfType(type), title: 'Second' }))).toMatchObject({
      status: 409,
      messageKey: 'entity.detail.changedByOther',
    });
    expect((await read(type.id)).title).toBe('First');
    expect(await refusal(save(entityTypeInput({ id: createId() })))).toMatchObject({ status: 404 });
    expect(await refusal(save({ ...inputOfType(await read(type.id)) }, english.id))).toMatchObject({
      status: 404,
    });
    // The spec's own body names no revision.
    const { revision: _, ...unnumbered } = inputOfType(type);
    expect(await save({ ...unnumbered, title: 'Third' })).toMatchObject({ title: 'Third', revision: 3 });
  });

  test('a type nobody uses is renamed, made the other kind and deleted', async () => {
    const type = await save(entityTypeInput());
    const pattern = await save({
      ...inputOfType(type),
      title: 'stel',
      isRegEx: true,
      entityList: entriesOf({ ...entryOf('[A-Z]{3}', 'away'), pronounceAs: 'x', showSynonyms: true }),
    });
    expect(pattern).toMatchObject({ title: 'stel', isRegEx: true });
    expect(pattern.entityList).toMatchObject([{ synonymList: [], pronounceAs: '', showSynonyms: false }]);
    expect(await refusal(remove(type.id, english.id))).toMatchObject({ status: 404 });
    expect(await remove(type.id)).toEqual({ ok: true });
    expect(await own()).toEqual([]);
    expect(await refusal(remove(type.id))).toMatchObject({ status: 404 });
  });

  test.for([
    ['(\\d', 'syntax'],
    ['(a)\\1', 'unsupported'],
    ['(?=a)', 'unsupported'],
    ['(a{1000}){1000}', 'tooLarge'],
  ])('%s is refused at its field', async ([pattern = '', code]) => {
    const entityList = entriesOf(entryOf('\\d{4}'), entryOf(pattern));
    const messageKey = `entity.detail.save.pattern.${code}`;
    expect(await refusal(save(entityTypeInput({ isRegEx: true, entityList })))).toMatchObject({
      status: 400,
      messageKey,
      details: { fields: [{ path: 'entityList.1.name', messageKey }] },
    });
    // In a list it is a word like any other.
    expect(words(await save(entityTypeInput({ entityList })))).toEqual(['\\d{4}', pattern]);
  });

  test('patterns differ by case and spaces too', async () => {
    const entityList = entriesOf(
      entryOf('\\d'),
      entryOf('\\D'),
      entryOf('a b'),
      entryOf('a  b'),
      entryOf('\\d'),
    );
    const saved = await save(entityTypeInput({ isRegEx: true, entityList }));
    expect(words(saved)).toEqual(['\\d', '\\D', 'a b', 'a  b']);
  });
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
