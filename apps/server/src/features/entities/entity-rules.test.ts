import { english } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { entityCalls, wordsOf } from '../../../test/entity-calls.ts';
import { entityTypeInput, entriesOf, entryOf, inputOfType } from '../../../test/entity-content.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeEach);
const { save, read, remove, own } = entityCalls(agent, staff);

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
  // A body may leave the revision out.
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
  expect(wordsOf(await save(entityTypeInput({ entityList })))).toEqual(['\\d{4}', pattern]);
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
  expect(wordsOf(saved)).toEqual(['\\d', '\\D', 'a b', 'a  b']);
});
