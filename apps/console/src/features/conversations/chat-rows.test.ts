import type { ConversationSummary } from '@samtale/contract';
import { expect, test } from 'vitest';
import { type KnownRows, learnRow, mergeRows, newerRow } from './chat-rows.ts';

const userId = '01900000-0000-7000-8000-00000000000a';

function row(chatToken: string, seq: number, more: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    chatToken,
    agentId: 'agent',
    integrationType: 1,
    languageCode: 'da',
    status: 'bot',
    user: null,
    lastMessage: 'Hej',
    lastMessageFrom: 'endUser',
    lastMessageAt: `2026-11-20T12:00:${String(seq).padStart(2, '0')}Z`,
    startedAt: '2026-11-20T12:00:00Z',
    waitingSince: null,
    seq,
    ...more,
  };
}
const knownOf = (...rows: ConversationSummary[]): KnownRows => rows.reduce(learnRow, new Map() as KnownRows);
const tokens = (rows: readonly ConversationSummary[]) => rows.map(({ chatToken }) => chatToken);
const all = { tab: 'all', text: '', userId } as const;

test('an older row never replaces a newer one', () => {
  const known = knownOf(row('a', 5));
  expect(learnRow(known, row('a', 4))).toBe(known);
  expect(newerRow(row('a', 5), row('a', 4))?.seq).toBe(5);
  expect(newerRow(undefined, row('a', 4))?.seq).toBe(4);
});

test('a row told by the hub moves up, and a new one comes in', () => {
  const read = [row('a', 9), row('b', 3)];
  expect(tokens(mergeRows(read, knownOf(row('b', 12), row('c', 10)), all))).toEqual(['b', 'c', 'a']);
});

test('a list read after the hub told something keeps what is newer', () => {
  expect(mergeRows([row('a', 9)], knownOf(row('a', 7)), all)[0]?.seq).toBe(9);
});

test('those who wait stand in the order they came, and go when they are taken', () => {
  const waiting = (token: string, seq: number, since: string) =>
    row(token, seq, { status: 'awaiting', waitingSince: since });
  const read = [waiting('a', 1, '2026-11-20T10:00:00Z'), waiting('b', 2, '2026-11-20T11:00:00Z')];
  const known = knownOf(row('a', 3), waiting('c', 1, '2026-11-20T09:00:00Z'));
  expect(tokens(mergeRows(read, known, { ...all, tab: 'awaiting' }))).toEqual(['c', 'b']);
});

test('mine are those I have', () => {
  const mine = row('a', 2, { user: { id: userId, displayName: 'Me' } });
  const known = knownOf(row('b', 3, { user: { id: 'other', displayName: 'Other' } }), mine);
  expect(tokens(mergeRows([], known, { ...all, tab: 'mine' }))).toEqual(['a']);
});

test('while searching, only what holds the words comes in', () => {
  const known = knownOf(row('a', 2, { lastMessage: 'En ELCYKEL' }), row('b', 3));
  expect(tokens(mergeRows([], known, { ...all, text: ' elcykel ' }))).toEqual(['a']);
});
