import { expect, test } from 'vitest';
import {
  dropEchoed,
  enqueue,
  markFailed,
  markSent,
  nextToSend,
  type Outbox,
  parseOutbox,
  retry,
  serialiseOutbox,
} from './outbox.ts';

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

test('unsent messages survive being stored with their ids and order', () => {
  const kept = parseOutbox(serialiseOutbox(markFailed(markSent(three, 'a'), 'c')));
  expect(kept.map((item) => [item.clientId, item.state])).toEqual([
    ['b', 'waiting'],
    ['c', 'failed'],
  ]);
  expect(serialiseOutbox(markSent(three.slice(0, 1), 'a'))).toBeNull();
});

test.each(['', '{', 'null', '7', '[1,null,{"clientId":"a"}]'])(
  'damaged storage %j counts as empty',
  (text) => {
    expect(parseOutbox(text)).toEqual([]);
  },
);
