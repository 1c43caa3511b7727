import type { ConversationSummary } from '@samtale/contract';
import { expect, test } from 'vitest';
import { type KnownRows, learnRows, mergeRows, newerRow } from './chat-rows.ts';
import type { ListChoice } from './list-choice.ts';

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
    missedSince: null,
    unansweredSince: null,
    teamId: null,
    customerId: null,
    rating: null,
    answerRoute: null,
    seq,
    ...more,
  };
}
const knownOf = (...rows: ConversationSummary[]): KnownRows => learnRows(new Map(), rows);
const tokens = (rows: readonly ConversationSummary[]) => rows.map(({ chatToken }) => chatToken);
const now = Date.parse('2026-11-20T12:05:00Z');
const all: ListChoice = {
  tab: 'all',
  text: '',
  filter: [],
  channel: undefined,
  rating: [],
  fromDate: undefined,
  toDate: undefined,
  intentId: undefined,
  userId,
};
const merged = (
  read: readonly ConversationSummary[],
  known: KnownRows,
  choice: Partial<ListChoice> = {},
  isWhole = true,
) => mergeRows({ rows: read, isWhole }, known, { ...all, ...choice }, now);
const mine = { user: { id: userId, displayName: 'Me' } };
const theirs = { user: { id: 'other', displayName: 'Other' } };

test('an older row never replaces a newer one', () => {
  const known = knownOf(row('a', 5));
  expect(learnRows(known, [row('a', 4)])).toBe(known);
  expect(newerRow(row('a', 5), row('a', 4))?.seq).toBe(5);
  expect(newerRow(undefined, row('a', 4))?.seq).toBe(4);
});

test('of very many rows those told of longest ago are forgotten', () => {
  const many = Array.from({ length: 2001 }, (_, i) => row(`n${i}`, 1));
  const known = learnRows(learnRows(new Map(), many), [row('n1', 2)]);
  expect(known.size).toBe(2000);
  expect([known.has('n0'), known.has('n1'), known.has('n2000')]).toEqual([false, true, true]);
});

test('a row told by the hub moves up, and a new one comes in', () => {
  const read = [row('a', 9), row('b', 3)];
  expect(tokens(merged(read, knownOf(row('b', 12), row('c', 10))))).toEqual(['b', 'c', 'a']);
});

test('what would stand behind the last row read waits until it is read', () => {
  const known = knownOf(row('c', 1), row('d', 8));
  expect(tokens(merged([row('a', 9), row('b', 3)], known, {}, false))).toEqual(['a', 'd', 'b']);
});

test('a list read after the hub told something keeps what is newer', () => {
  expect(merged([row('a', 9)], knownOf(row('a', 7)))[0]?.seq).toBe(9);
});

test('those who wait stand in the order they came, and go when they are taken', () => {
  const waiting = (token: string, seq: number, since: string) =>
    row(token, seq, { status: 'awaiting', waitingSince: since });
  const read = [waiting('a', 1, '2026-11-20T10:00:00Z'), waiting('b', 2, '2026-11-20T11:00:00Z')];
  const known = knownOf(row('a', 3), waiting('c', 1, '2026-11-20T09:00:00Z'));
  expect(tokens(merged(read, known, { tab: 'awaiting' }))).toEqual(['c', 'b']);
});

test('who waits now stands before who was missed', () => {
  const read = [
    row('missed', 1, { missedSince: '2026-11-18T09:00:00Z' }),
    row('waits', 1, { status: 'awaiting', waitingSince: '2026-11-20T11:00:00Z' }),
  ];
  expect(tokens(merged(read, knownOf(), { tab: 'awaiting' }))).toEqual(['waits', 'missed']);
});

test.for<[string, Partial<ListChoice>, Partial<ConversationSummary>, boolean]>([
  ['mine are those I have', { tab: 'mine' }, mine, true],
  ['and not those of colleagues', { tab: 'mine' }, theirs, false],
  ['colleagues’ are those they have', { tab: 'other' }, theirs, true],
  ['and not mine', { tab: 'other' }, mine, false],
  ['nor the bot’s', { tab: 'other' }, {}, false],
  ['who was missed waits', { tab: 'awaiting' }, { missedSince: '2026-11-20T12:00:00Z' }, true],
  ['and is found alone', { filter: ['missed'] }, { missedSince: '2026-11-20T12:00:00Z' }, true],
  ['without those who wait', { filter: ['missed'] }, { waitingSince: '2026-11-20T12:00:00Z' }, false],
  ['what was said in goes on', { tab: 'current' }, {}, true],
  ['what has ended does not', { tab: 'current' }, { status: 'ended' }, false],
  ['nor what has been quiet', { filter: ['active'] }, { lastMessageAt: '2026-11-20T11:00:00Z' }, false],
  [
    'nor what the bot has been left with',
    { tab: 'current' },
    { lastMessageAt: '2026-11-20T11:54:00Z' },
    false,
  ],
  [
    'though with a person it would',
    { tab: 'current' },
    { ...mine, status: 'human', lastMessageAt: '2026-11-20T11:54:00Z' },
    true,
  ],
  ['on the channel', { channel: 'sms' }, { integrationType: 4 }, true],
  ['on another channel', { channel: 'sms' }, {}, false],
  ['within the days', { fromDate: '2026-11-20T00:00:00.000Z', toDate: '2026-11-20T23:59:59.999Z' }, {}, true],
  ['before the days', { fromDate: '2026-11-21T00:00:00.000Z' }, {}, false],
  ['after the days', { toDate: '2026-11-19T23:59:59.999Z' }, {}, false],
  ['with the words', { text: ' elcykel ' }, { lastMessage: 'En ELCYKEL' }, true],
  ['without them', { text: 'elcykel' }, {}, false],
  ['with words of the bot, which are not searched', { text: 'hej' }, { lastMessageFrom: 'bot' }, false],
  ['whether it is interactive only the server knows', { filter: ['interactive'] }, {}, false],
  ['which flows have answered only the server knows', { intentId: 'flow' }, {}, false],
])('a new row comes in at once if it surely belongs: %s', ([, choice, more, expected]) => {
  expect(tokens(merged([], knownOf(row('a', 2, more)), choice))).toEqual(expected ? ['a'] : []);
});

test.for<[string, Partial<ListChoice>, Partial<ConversationSummary>, boolean]>([
  ['not told by a row', { filter: ['interactive', 'withParameter'] }, {}, true],
  ['the words were said before', { text: 'elcykel' }, {}, true],
  ['a flow that has answered has', { intentId: 'flow' }, {}, true],
  ['the clock alone', { tab: 'current' }, { lastMessageAt: '2026-11-20T11:00:00Z' }, true],
  ['it has ended', { tab: 'current', filter: ['interactive'] }, { status: 'ended' }, false],
  ['a colleague has it', { tab: 'mine', text: 'elcykel' }, theirs, false],
])('a row that was read goes only when it surely belongs no more: %s', ([, choice, more, expected]) => {
  const read = [row('a', 1, mine)];
  expect(tokens(merged(read, knownOf(row('a', 2, { ...mine, ...more })), choice))).toEqual(
    expected ? ['a'] : [],
  );
});
