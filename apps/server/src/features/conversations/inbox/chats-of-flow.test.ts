import { readFile } from 'node:fs/promises';
import { ChatFilter, endpoints, RequestType, Role } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { TestBot } from '../../../../test/create-bot.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';
import { flows } from '../../flows/index.ts';
import { conversationTexts } from '../tables.ts';

const calls = endpoints.conversations;
const server = useServer();
const { bot, staff } = useBot(server, beforeAll, { roles: [Role.chatAgent] });
let colleague: SignedIn;
/** By what their visitors ask. */
const named = new Map<string, string>();
let asked: Visitor;
beforeAll(async () => {
  colleague = await staffOf(server, bot.agentId, [Role.chatDeveloper]);
  asked = await begin('hours', 'Hvornår har I åbent?');
  await begin('parking', 'Hvor kan jeg parkere?');
  const both = await begin('both', 'Hvornår har I åbent?', 'Hvad koster en tur?');
  await begin('person', 'Hvor kan jeg parkere?', 'Jeg vil tale med et menneske');
  await takeOver(colleague, both);
});

async function begin(name: string, ...texts: string[]): Promise<Visitor> {
  const visitor = await visitorOf(server, bot.clientKey);
  named.set(visitor.chatToken, name);
  for (const text of texts) await visitor.say(text);
  server.clock.advance(1000);
  return visitor;
}
const params = () => ({ agentId: bot.agentId });
const takeOver = (by: SignedIn, { chatToken }: Visitor) =>
  by.call(calls.takeOverChat, { params: { ...params(), chatToken }, body: { user: { id: by.user.id } } });

type Query = NonNullable<Parameters<typeof list>[1]>;
async function list(
  intentId: string,
  query: { requestType?: 0 | 1 | 2 | 3; searchText?: string; filter?: ChatFilter[]; toDate?: string } = {},
): Promise<string[]> {
  const reply = await staff.call(calls.getChatList, { params: params(), query: { ...query, intentId } });
  expect(reply.totalCount).toBe(reply.list.length);
  return reply.list.map(({ chatToken }) => named.get(chatToken) ?? '');
}
const countsOf = (intentId: string) =>
  staff.call(calls.getChatCounts, { params: params(), query: { intentId } });

const expected: [string, keyof TestBot['flows'], Query, string[]][] = [
  ['where it answered, the last message first', 'hours', {}, ['both', 'hours']],
  ['where another flow led to it', 'parking', {}, ['person', 'both', 'parking']],
  ['everywhere', 'welcome', {}, ['person', 'both', 'parking', 'hours']],
  ['nowhere, though it was considered', 'saturday', {}, []],
  ['those that wait', 'parking', { requestType: RequestType.awaiting }, ['person']],
  ["colleagues'", 'hours', { requestType: RequestType.other }, ['both']],
  ['with words', 'hours', { searchText: 'koster' }, ['both']],
  ['with words that others said', 'hours', { searchText: 'parkere' }, []],
  ['with a filter', 'hours', { filter: [ChatFilter.interactive] }, ['both']],
  ['before a moment', 'parking', { toDate: '2026-11-20T09:00:01.500Z' }, ['parking']],
];

test.for(['goes on', 'has become quiet'])(
  'of what %s the list holds where a flow answered',
  async (which) => {
    if (which === 'has become quiet') await server.settleConversations();
    for (const [what, flow, query, found] of expected)
      expect(await list(bot.flows[flow], query), what).toEqual(found);
    expect(await list(createId()), 'a flow that nobody has heard of').toEqual([]);
    expect(await countsOf(bot.flows.parking)).toEqual({
      allChats: 3,
      myChats: 0,
      awaitingChats: 1,
      missedChats: 0,
      currentChats: 3,
      otherChats: 1,
    });
  },
);

test('a page of it is as long as was asked for', async () => {
  const query = { intentId: bot.flows.welcome, rowsPerPage: 2, page: 1 };
  const reply = await staff.call(calls.getChatList, { params: params(), query });
  expect(reply.list.map(({ chatToken }) => named.get(chatToken))).toEqual(['parking', 'hours']);
  expect(reply.totalCount).toBe(4);
});

test('what a user has taken is narrowed too', async () => {
  const mine = async (intentId: string) => {
    const of = { ...params(), userId: colleague.user.id };
    const { list: rows } = await colleague.call(calls.getUserChatList, { params: of, query: { intentId } });
    return rows.map(({ chatToken }) => named.get(chatToken));
  };
  expect(await mine(bot.flows.hours)).toEqual(['both']);
  expect(await mine(bot.flows.saturday)).toEqual([]);
});

test('a conversation that goes on again belongs from then on', async () => {
  await asked.say('Hvor kan jeg parkere?');
  expect(await list(bot.flows.parking)).toEqual(['hours', 'person', 'both', 'parking']);
  await server.settleConversations();
  expect(await list(bot.flows.parking)).toEqual(['hours', 'person', 'both', 'parking']);
});

test('an anonymised conversation still tells which flows answered', async () => {
  const gone = await begin('gone', 'Hvornår har I åbent?');
  await staff.call(calls.anonymizeChatData, { params: { ...params(), chatToken: gone.chatToken } });
  expect(await list(bot.flows.hours)).toContain('gone');
  await server.settleConversations();
  expect(await list(bot.flows.hours)).toContain('gone');
  expect(await list(bot.flows.hours, { searchText: 'åbent' })).not.toContain('gone');
});

test('what was indexed before flows were marked is marked by the migration', async () => {
  const before = await list(bot.flows.hours);
  const scope = server.app.database.agent(bot.agentId);
  await scope.update(conversationTexts, { words: sql`to_tsvector('danish', 'åbent')` });
  expect(await list(bot.flows.hours)).toEqual([]);
  const migration = new URL('../../../../migrations/0022_flow_marks.sql', import.meta.url);
  await server.app.database.pool.query(await readFile(migration, 'utf8'));
  expect(await list(bot.flows.hours)).toEqual(before);
  expect(await list(bot.flows.hours, { searchText: 'åbent' })).toEqual(before);
});

test('an agent learns what the flow is called, until it is gone', async () => {
  const title = async (intentId: string) =>
    (await staff.call(calls.getChatFlow, { params: { ...params(), intentId } })).title;
  expect(await title(bot.flows.saturday)).toBe('Saturday');
  await server.app.database.agent(bot.agentId).delete(flows, eq(flows.id, bot.flows.saturday));
  expect(await title(bot.flows.saturday)).toBeNull();
});
