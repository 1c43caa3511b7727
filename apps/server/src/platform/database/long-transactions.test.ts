import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../test/use-database.ts';
import { createId } from './columns.ts';
import type { DatabaseSession } from './database.ts';
import { attempts, serverSecrets, undoSteps } from './tables.ts';

const database = useDatabase();

const attemptsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `${name} ${i}`, points: i, expire: 0 }));
const secret = (name: string, value = 'before') => ({ name, value });

test('work that fails leaves nothing of what it added, changed and deleted', async () => {
  const { shared } = database();
  await shared.insert(serverSecrets, [secret('changed'), secret('deleted'), secret('stays')]);
  const before = await shared.select(serverSecrets);
  const failing = database().longTransaction(async (session) => {
    for (const name of ['a', 'b', 'c', 'd']) {
      await session.shared.insert(attempts, attemptsOf(name, 100));
      await session.shared.update(serverSecrets, { value: name }, eq(serverSecrets.name, 'changed'));
    }
    await session.shared.delete(serverSecrets, inArray(serverSecrets.name, ['changed', 'deleted']));
    throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
  const byName = (rows: typeof before) => rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(byName(await shared.select(serverSecrets))).toEqual(byName(before));
  expect(await shared.count(attempts)).toBe(0);
  expect(await shared.count(undoSteps)).toBe(0);
});

test('work that succeeds is stored, and how to take it back is forgotten', async () => {
  const { shared } = database();
  const count = await database().longTransaction(async (session) => {
    await session.shared.insert(attempts, attemptsOf('kept', 300));
    return session.shared.delete(attempts, eq(attempts.key, 'kept 7'));
  });
  expect(count).toBe(1);
  expect(await shared.count(attempts)).toBe(299);
  expect(await shared.count(undoSteps)).toBe(0);
});

test('others are answered while it lasts', async () => {
  let isDone = false;
  const lasting = database()
    .longTransaction(({ shared }) => shared.insert(attempts, attemptsOf('lasting', 20_000)))
    .then(() => {
      isDone = true;
    });
  for (let round = 0; round < 3; round++) await database().shared.count(serverSecrets);
  expect(isDone).toBe(false);
  await lasting;
});

test('who locks a name that it holds comes after it, in a long transaction and in a short one', async () => {
  const agentId = createId();
  const order: string[] = [];
  const holding = Promise.withResolvers<void>();
  const first = database().longTransaction(async (session) => {
    await session.agent(agentId).lock('names');
    holding.resolve();
    await session.shared.insert(attempts, attemptsOf('first', 500));
    order.push('first');
  });
  await holding.promise;
  const next = (name: string) => async (session: DatabaseSession) => {
    await session.agent(agentId).lock('names');
    order.push(name);
  };
  await Promise.all([first, database().transaction(next('short')), database().longTransaction(next('long'))]);
  expect(order[0]).toBe('first');
  expect(order.toSorted()).toEqual(['first', 'long', 'short']);
});
