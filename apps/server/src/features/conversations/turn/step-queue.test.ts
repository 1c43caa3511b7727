import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { StepQueue, type StepRequest } from './step-queue.ts';

const step = (conversationId: string, text: string): StepRequest => ({
  agentId: 'agent',
  conversationId,
  clientId: text,
  input: { type: 'visitor', text } as StepRequest['input'],
});
const stored = { repeated: false };

/** A database that stores each group when it is told to, and the groups it was given, as `conversation:message`. */
function slowDatabase() {
  const ends: ((failure?: Error) => void)[] = [];
  const groups: string[][] = [];
  const commit = (requests: readonly StepRequest[]) => {
    groups.push(requests.map(({ conversationId, clientId }) => `${conversationId}:${clientId}`));
    return new Promise<unknown[]>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve(requests.map(() => stored))));
    });
  };
  return { queue: new StepQueue({ concurrency: 3 }, commit), groups, ends };
}

test('while a step is stored, others are stored beside it, but none of its conversation', async () => {
  const { queue, groups, ends } = slowDatabase();
  const all = [queue.take(step('one', 'a'))];
  await vi.waitFor(() => expect(groups).toHaveLength(1));
  all.push(queue.take(step('one', 'b')), queue.take(step('one', 'c')), queue.take(step('two', 'd')));
  await vi.waitFor(() => expect(groups).toHaveLength(2));
  for (let turns = 0; turns < 5; turns++) await turn();
  expect(groups).toEqual([['one:a'], ['two:d']]);
  ends[0]?.();
  await vi.waitFor(() => expect(groups).toEqual([['one:a'], ['two:d'], ['one:b']]));
  ends[2]?.();
  await vi.waitFor(() => expect(groups).toHaveLength(4));
  expect(groups[3]).toEqual(['one:c']);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual([stored, stored, stored, stored]);
});

test('no more groups are stored at a time than the database bears', async () => {
  const { queue, groups, ends } = slowDatabase();
  const all: Promise<unknown>[] = [];
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    all.push(queue.take(step(name, 'a')));
    await turn();
    await turn();
  }
  expect(groups).toEqual([['one:a'], ['two:a'], ['three:a']]);
  ends[1]?.();
  await vi.waitFor(() => expect(groups[3]).toEqual(['four:a', 'five:a']));
  for (const end of ends) end();
  await Promise.all(all);
});

test('a group that is not stored refuses its own steps alone, and lets its conversations go on', async () => {
  const { queue, groups, ends } = slowDatabase();
  const lost = queue.take(step('one', 'a'));
  await vi.waitFor(() => expect(groups).toHaveLength(1));
  const other = queue.take(step('two', 'b'));
  const after = queue.take(step('one', 'c'));
  await vi.waitFor(() => expect(groups).toHaveLength(2));
  ends[0]?.(new Error('away'));
  await expect(lost).rejects.toThrow('away');
  await vi.waitFor(() => expect(groups[2]).toEqual(['one:c']));
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([other, after])).toEqual([stored, stored]);
});
