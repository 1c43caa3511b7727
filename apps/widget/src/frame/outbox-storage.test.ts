import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue, markFailed, markSent, type Outbox } from './outbox.ts';
import { outboxStorage } from './outbox-storage.ts';
import { storageDouble } from './storage-double.ts';

const outboxOf = (...ids: string[]): Outbox =>
  ids.reduce<Outbox>((outbox, clientId) => enqueue(outbox, { clientId, text: `text ${clientId}` }), []);
const idsOf = (outbox: Outbox) => outbox.map(({ clientId, state }) => `${clientId} ${state}`);
const hour = 3_600_000;

let localStorage: Storage;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage = storageDouble();
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('unsent messages are there for the next page, in order, until they are sent', () => {
  const page = outboxStorage('key');
  const outbox = outboxOf('b', 'a', 'c');
  page.save('chat', markFailed(markSent(outbox, 'a'), 'c'), true);
  expect(idsOf(outboxStorage('key').load('chat'))).toEqual(['b waiting', 'c failed']);
  page.save('chat', outbox.slice(2), true);
  expect(idsOf(outboxStorage('key').load('chat'))).toEqual(['c waiting']);
  page.save('chat', [], true);
  expect(localStorage).toHaveLength(0);
});

test('tabs leave each other’s messages alone', () => {
  const [one, other] = [outboxStorage('key'), outboxStorage('key')];
  one.save('chat', outboxOf('a'), true);
  vi.advanceTimersByTime(1);
  other.save('chat', outboxOf('b'), true);
  one.save('chat', outboxOf('a', 'c'), true);
  expect(idsOf(outboxStorage('key').load('chat'))).toEqual(['a waiting', 'b waiting', 'c waiting']);
  // What one tab has sent the other does not keep again.
  one.save('chat', [], true);
  other.save('chat', outboxOf('b'), true);
  expect(idsOf(outboxStorage('key').load('chat'))).toEqual(['b waiting']);
});

test('a message belongs to its conversation, or to the first there is', () => {
  const page = outboxStorage('key');
  page.save('', outboxOf('a'), true);
  expect(idsOf(outboxStorage('key').load('other'))).toEqual(['a waiting']);
  page.save('chat', outboxOf('a'), true);
  expect(outboxStorage('key').load('other')).toEqual([]);
  expect(outboxStorage('other key').load('chat')).toEqual([]);
});

test('what was said a day ago is not sent unasked, and what was said a week ago is forgotten', () => {
  outboxStorage('key').save('chat', outboxOf('a'), true);
  vi.advanceTimersByTime(25 * hour);
  expect(idsOf(outboxStorage('key').load('chat'))).toEqual(['a failed']);
  vi.advanceTimersByTime(7 * 24 * hour);
  expect(outboxStorage('key').load('chat')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a widget without memory keeps nothing, and forgets what was there', () => {
  const page = outboxStorage('key');
  page.save('chat', outboxOf('a'), false);
  expect(localStorage).toHaveLength(0);
  page.save('chat', outboxOf('a'), true);
  page.save('chat', outboxOf('a'), false);
  expect(localStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '7', '{"item":{"clientId":"a"},"chatToken":"chat","at":0}'])(
  'damaged storage %j counts as empty',
  (text) => {
    localStorage.setItem('samtale_unsent_key_a', text);
    expect(outboxStorage('key').load('chat')).toEqual([]);
  },
);
