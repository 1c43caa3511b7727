import { expect, test } from 'vitest';
import type { LoggedEvent } from '../../../lib/hub/conversation-log.ts';
import { transcriptOf } from '../../transcript/index.ts';
import { firstUnreadOf } from './first-unread.ts';

const at = '2026-11-20T12:00:00Z';
const said = (seq: number): LoggedEvent => ({
  seq,
  at,
  clientId: null,
  event: { type: 'endUserSaid', text: `Besked ${seq}` },
});
const left = (seq: number): LoggedEvent => ({
  seq,
  at,
  clientId: null,
  event: { type: 'left', userId: 'bo', name: 'Bo' },
});
const entries = transcriptOf([said(1), said(2), left(3), said(4), said(5)]);

test('it is the first message after what was read; what happened is none', () => {
  expect(firstUnreadOf(entries, { after: 1, upTo: 5 }, 1)).toBe(2);
  expect(firstUnreadOf(entries, { after: 2, upTo: 5 }, 1)).toBe(4);
});

test('who had read all has none, whatever comes in afterwards', () => {
  expect(firstUnreadOf(entries, { after: 5, upTo: 5 }, 1)).toBeNull();
  expect(firstUnreadOf(entries, { after: 4, upTo: 4 }, 1)).toBeNull();
  expect(firstUnreadOf(entries, { after: 2, upTo: 3 }, 1)).toBeNull();
});

test('it is not known as long as what comes before is not here', () => {
  const newest = transcriptOf([said(4), said(5)]);
  expect(firstUnreadOf(newest, { after: 1, upTo: 5 }, 4)).toBeNull();
  expect(firstUnreadOf(newest, { after: 3, upTo: 5 }, 4)).toBe(4);
});
