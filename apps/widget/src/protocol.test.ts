import { expect, test } from 'vitest';
import { readToFrame, readToLoader, seal } from './protocol.ts';

test('each side reads what the other seals', () => {
  const init = { type: 'init', token: 'a.b-c_1', kept: { local: { a: '1' }, session: {} } } as const;
  expect(readToFrame(seal(init))).toEqual(init);
  // As an older script says it.
  expect(readToFrame({ ...seal(init), kept: undefined })).toEqual({
    ...init,
    kept: { local: {}, session: {} },
  });
  const keep = { type: 'keep', of: 'session', name: 'a', value: null } as const;
  expect(readToLoader(seal(keep))).toEqual(keep);
  expect(readToLoader(seal({ type: 'ready', lacksStorage: true }))).toEqual({
    type: 'ready',
    lacksStorage: true,
  });
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
  { samtale: 1, type: 'keep', of: 'local', name: 'a', value: { toString: 'x' } },
])('the loader passes over %j', (data) => {
  expect(readToLoader(data)).toBeNull();
});

test('the frame passes over a draft that is no text', () => {
  expect(readToFrame({ samtale: 1, type: 'draft', text: { toString: 'x' }, isSaid: true })).toBeNull();
});
