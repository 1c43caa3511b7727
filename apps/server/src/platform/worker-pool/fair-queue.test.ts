import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('gives each company a turn, one at a time', () => {
  const queue = new FairQueue<string>(3);
  for (const item of ['a1', 'a2', 'a3']) expect(queue.add('a', item)).toBe(true);
  expect(queue.add('a', 'a4')).toBe(false);
  queue.add('b', 'b1');
  queue.add('b', 'b2');
  expect(queue.next()?.item).toBe('a1');
  expect(queue.next()?.item).toBe('b1');
  // Both have one under way.
  expect(queue.next()).toBeNull();
  queue.done('a');
  queue.add('c', 'c1');
  expect(queue.next()?.item).toBe('a2');
  expect(queue.next()?.item).toBe('c1');
  queue.done('a');
  queue.done('b');
  expect(queue.next()?.item).toBe('b2');
  expect(queue.clear()).toEqual(['a3']);
  expect(queue.next()).toBeNull();
});
