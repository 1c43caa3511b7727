import { expect, test } from 'vitest';
import { dropEchoed, enqueue, markFailed, markSent, nextToSend, type Outbox, retry } from './outbox.ts';

const three: Outbox = ['a', 'b', 'c'].reduce<Outbox>(
  (outbox, clientId) => enqueue(outbox, { clientId, text: `text ${clientId}` }),
  [],
);

test('the first that waits is next, until it is stored', () => {
  expect(nextToSend(three)?.clientId).toBe('a');
  expect(nextToSend(markSent(three, 'a'))?.clientId).toBe('b');
});

test('a refused message does not hold up the others, and is retried last', () => {
  const failed = markFailed(three, 'a');
  expect(nextToSend(failed)?.clientId).toBe('b');
  const retried = retry(failed, 'a');
  expect(retried.map((item) => item.clientId)).toEqual(['b', 'c', 'a']);
  expect(retry(retried, 'b')).toBe(retried);
});

test('what the log shows leaves the outbox', () => {
  expect(dropEchoed(three, new Set(['b'])).map((item) => item.clientId)).toEqual(['a', 'c']);
  expect(dropEchoed(three, new Set(['x']))).toBe(three);
});
