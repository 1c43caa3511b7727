import { expect, test } from 'vitest';
import { readToFrame, readToLoader, seal } from './protocol.ts';

test('each side reads what the other seals', () => {
  expect(readToFrame(seal({ type: 'init', token: 'a.b-c_1' }))).toEqual({ type: 'init', token: 'a.b-c_1' });
  expect(readToFrame(seal({ type: 'draft', text: 'Hej', isSaid: false }))).toEqual({
    type: 'draft',
    text: 'Hej',
    isSaid: false,
  });
  const room = { type: 'room', fillsWindow: true, coversLauncher: false } as const;
  expect(readToFrame(seal(room))).toEqual(room);
  const news = { key: 'a 4', from: 'Anna', text: 'Hej' };
  const unread = { type: 'unread', count: 2, inTitle: true, news } as const;
  expect(readToLoader(seal(unread))).toEqual(unread);
  expect(readToLoader({ ...seal(unread), news: { ...news, text: {} } })).toEqual({ ...unread, news: null });
  expect(readToLoader(seal({ type: 'token', token: null }))).toEqual({ type: 'token', token: null });
});

test.each([
  null,
  'ready',
  { type: 'ready' },
  { samtale: 2, type: 'ready' },
  { samtale: 1, type: 'token', token: 'a; Domain=example.org' },
  { samtale: 1, type: 'unread', count: '3' },
  { samtale: 1, type: 'init', token: 'x' },
])('the loader passes over %j', (data) => {
  expect(readToLoader(data)).toBeNull();
});

test('the frame passes over a draft that is no text', () => {
  expect(readToFrame({ samtale: 1, type: 'draft', text: { toString: 'x' }, isSaid: true })).toBeNull();
});
