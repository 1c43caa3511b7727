import { expect, test } from 'vitest';
import { takeOverOffer } from './take-over.ts';

const me = 'me';
const free = { status: 'bot', user: null, seq: 4 } as const;
const theirs = { status: 'human', user: { id: 'x', displayName: 'Mette' }, seq: 5 } as const;
const mine = { status: 'human', user: { id: me, displayName: 'Mig' }, seq: 5 } as const;
const about = { userId: me, online: true, refused: null };

test('a free conversation can be taken by those who are online', () => {
  expect(takeOverOffer({ ...about, row: free })).toEqual({ kind: 'available' });
  expect(takeOverOffer({ ...about, row: free, online: false })).toEqual({ kind: 'notAvailable' });
});

test('my own can be left, also offline', () => {
  expect(takeOverOffer({ ...about, row: mine, online: false })).toEqual({ kind: 'mine' });
});

test("a colleague's can be taken from them", () => {
  expect(takeOverOffer({ ...about, row: theirs })).toEqual({ kind: 'colleague', userId: 'x', name: 'Mette' });
});

test('who was too slow is told so until the conversation moves on', () => {
  const refused = { name: 'Mette', seq: 4 };
  expect(takeOverOffer({ ...about, row: free, refused })).toEqual({ kind: 'occupied', name: 'Mette' });
  expect(takeOverOffer({ ...about, row: theirs, refused }).kind).toBe('colleague');
  expect(takeOverOffer({ ...about, row: { ...free, seq: 6 }, refused })).toEqual({ kind: 'available' });
});

test('an ended conversation offers nothing', () => {
  expect(takeOverOffer({ ...about, row: { ...free, status: 'ended' } })).toEqual({ kind: 'ended' });
});
