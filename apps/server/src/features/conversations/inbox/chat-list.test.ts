import { ChatFilter, endpoints, RequestType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { createId } from '../../../platform/database/columns.ts';
import { catchUpRows } from '../log/catch-up-rows.ts';
import { conversations, conversationTexts } from '../tables.ts';

const calls = endpoints.conversations;
let server: TestServer;
let bot: TestBot;
let one: SignedIn;
let other: SignedIn;
/** By what their visitors said first. */
const named = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  bot = await createBot(server.app);
  await begin('old', 'Hvor er mine fakturaer?');
  server.clock.advance(31 * 60_000);
  // Who is to take what waits has been seen a moment ago, and is signed in for a quarter of an hour.
  one = await staffOf(server, bot.agentId, [0]);
  other = await staffOf(server, bot.agentId, [1]);
  const mine = await begin('mine', 'Kan I lappe cykler?');
  await mine.say('Og dæk?');
  // The next one is later than this, if only just.
  server.clock.advance(1);
  const theirs = await begin('theirs', 'Hvad koster en billet?');
  await begin('waiting', 'Jeg vil tale med et menneske');
  const ended = await begin('ended', 'Tak for hjælpen');
  const takeOver = (by: SignedIn, { chatToken }: Visitor) =>
    by.call(calls.takeOverChat, {
      params: { agentId: bot.agentId, chatToken },
      body: { user: { id: by.user.id } },
    });
  await takeOver(one, mine);
  await takeOver(other, theirs);
  await one.call(calls.endChat, { params: { agentId: bot.agentId, chatToken: ended.chatToken } });
});
afterAll(() => server.close());

async function begin(name: string, text: string): Promise<Visitor> {
  const visitor = await visitorOf(server, bot.clientKey);
  named.set(visitor.chatToken, name);
  await visitor.say(text);
  server.clock.advance(1000);
  return visitor;
}

type Query = Parameters<typeof list>[0];
async function list(query: {
  requestType?: 0 | 1 | 2 | 3;
  searchText?: string;
  filter?: ChatFilter[];
  fromDate?: string;
  toDate?: string;
  integrationType?: 0 | 1 | 2 | 3 | 4;
}): Promise<string[]> {
  const reply = await one.call(calls.getChatList, { params: { agentId: bot.agentId }, query });
  expect(reply.totalCount).toBe(reply.list.length);
  return reply.list.map(({ chatToken }) => named.get(chatToken) ?? '');
}
const all = ['ended', 'waiting', 'theirs', 'mine', 'old'];

test.for<[string, Query, string[]]>([
  ['all, the last message first', {}, all],
  ['those that wait', { requestType: RequestType.awaiting }, ['waiting']],
  ['those that go on', { requestType: RequestType.current }, ['waiting', 'theirs', 'mine']],
  ["colleagues'", { requestType: RequestType.other }, ['theirs']],
  ['those in which the visitor wrote more than once', { filter: [ChatFilter.interactive] }, ['mine']],
  [
    'several filters together',
    { filter: [ChatFilter.interactive, ChatFilter.active], requestType: RequestType.current },
    ['mine'],
  ],
  ['those with values', { filter: [ChatFilter.withParameter] }, []],
  ['on the widget', { integrationType: 1 }, all],
  ['on Messenger', { filter: [ChatFilter.messenger] }, []],
  ['up to a moment', { toDate: '2026-11-20T09:10:00.000Z' }, ['old']],
  ['from a moment on', { fromDate: '2026-11-20T09:31:02.500Z' }, ['ended', 'waiting']],
  ['between two', { fromDate: '2026-11-20T09:31:02.500Z', toDate: '2026-11-20T09:31:03.500Z' }, ['waiting']],
])('%s', async ([, query, expected]) => {
  expect(await list(query)).toEqual(expected);
});

const searches: [string, Query, string[]][] = [
  ['a word in another form', { searchText: 'faktura' }, ['old']],
  ['the beginning of a word', { searchText: 'FAKTU' }, ['old']],
  ['words together', { searchText: 'cyklerne lappe' }, ['mine']],
  ['with words that say nothing', { searchText: 'eller hvor cyklerne' }, ['mine']],
  ['a word among those of a tab', { searchText: 'billet', requestType: RequestType.other }, ['theirs']],
  ['and not outside it', { searchText: 'billet', requestType: RequestType.awaiting }, []],
  ['nothing but signs', { searchText: '%&|!' }, []],
  ['what nobody said', { searchText: 'elefant' }, []],
];

test('what goes on is searched by its words, and so is what has become quiet', async () => {
  const searched = async () => {
    for (const [what, query, expected] of searches) expect(await list(query), what).toEqual(expected);
  };
  await searched();
  await server.settleConversations();
  await searched();
});

test('what is said later is found as well, and by the staff’s words too', async () => {
  const [chatToken = ''] = [...named].find(([, name]) => name === 'mine') ?? [];
  await one.call(calls.sendChatMessage, {
    params: { agentId: bot.agentId, chatToken },
    body: { clientId: createId(), text: 'Det klarer værkstedet' },
  });
  expect(await list({ searchText: 'værkstedet' })).toEqual(['mine']);
  await server.settleConversations();
  expect(await list({ searchText: 'værksted' })).toEqual(['mine']);
  expect(await list({ searchText: 'cyklerne' })).toEqual(['mine']);
});

test("another agent's conversations are not found by the same words", async () => {
  const stranger = await createBot(server.app);
  const staff = await staffOf(server, stranger.agentId, [0]);
  const reply = await staff.call(calls.getChatList, {
    params: { agentId: stranger.agentId },
    query: { searchText: 'billet' },
  });
  expect(reply).toEqual({ list: [], totalCount: 0 });
});

test('the tabs tell how many there are', async () => {
  expect(await one.call(calls.getChatCounts, { params: { agentId: bot.agentId } })).toEqual({
    allChats: 5,
    myChats: 1,
    awaitingChats: 1,
    missedChats: 0,
    currentChats: 3,
    otherChats: 1,
  });
});

test.for<[string, Query]>([
  ['words', { searchText: 'billet' }],
  ['a filter', { filter: [ChatFilter.interactive] }],
  ['the time', { fromDate: '2026-11-20T09:31:02.500Z' }],
  ['the medium', { integrationType: 2 }],
])('the tabs tell how many there are of what is narrowed by %s', async ([, query]) => {
  const lengthOf = async (requestType: Query['requestType'], more: Query = {}) =>
    (await list({ ...query, ...more, requestType })).length;
  const narrowed = await one.call(calls.getChatCounts, { params: { agentId: bot.agentId }, query });
  const mine = await one.call(calls.getUserChatList, {
    params: { agentId: bot.agentId, userId: one.user.id },
    query,
  });
  expect(narrowed).toEqual({
    allChats: await lengthOf(RequestType.all),
    myChats: mine.totalCount,
    awaitingChats: await lengthOf(RequestType.awaiting),
    missedChats: await lengthOf(RequestType.awaiting, {
      filter: [...(query.filter ?? []), ChatFilter.missed],
    }),
    currentChats: await lengthOf(RequestType.current),
    otherChats: await lengthOf(RequestType.other),
  });
  expect(narrowed.allChats).toBeLessThan(5);
});

test('a conversation whose texts were not written when the process ended has them after the next start', async () => {
  const chatToken = [...named].find(([, name]) => name === 'old')?.[0] ?? '';
  const scope = server.app.database.agent(bot.agentId);
  await scope.delete(conversationTexts, eq(conversationTexts.conversationId, chatToken));
  await scope.update(conversations, { logAhead: true }, eq(conversations.id, chatToken));
  server.clock.advance(11 * 60_000);
  await catchUpRows(server.app);
  one = await staffOf(server, bot.agentId, [0]);
  expect(await list({ searchText: 'faktura' })).toEqual(['old']);
});

test('a chat that only the bot has is left sooner than one that a person has or is to take', async () => {
  await begin('left', 'Hej igen');
  expect(await list({ requestType: RequestType.current })).toContain('left');
  server.clock.advance(12 * 60_000);
  one = await staffOf(server, bot.agentId, [0]);
  const current = await list({ requestType: RequestType.current });
  expect(current).not.toContain('left');
  expect(current).toContain('waiting');
});

const fileSearches: [string, string[]][] = [
  ['kvittering', ['old']],
  ['KVITTERING_2026-04.pdf', ['old']],
  ['2026 04', ['old']],
  ['følgeseddel', ['theirs']],
  ['kvittering 2027', []],
];

test('what was sent is found by its name, also by a word of it', async () => {
  const send = async (name: string, file: string, kind: 'sendChatMessage' | 'addChatNote', text: string) => {
    const [chatToken = ''] = [...named].find((entry) => entry[1] === name) ?? [];
    const { agentId } = bot;
    const { id } = await one.call(endpoints.files.uploadFile, {
      params: { agentId },
      query: { name: file },
      rawBody: new Blob(['%PDF-1.4 tom']),
    });
    const params = { agentId, chatToken };
    if (kind === 'sendChatMessage')
      await one.call(calls.takeOverChat, { params, body: { user: { id: one.user.id } } });
    await one.call(calls[kind], { params, body: { clientId: createId(), text, files: [id] } });
  };
  await send('old', 'kvittering_2026-04.pdf', 'sendChatMessage', '');
  await send('theirs', 'Underskrevet følgeseddel.pdf', 'addChatNote', 'Den er her');
  for (const [searchText, expected] of fileSearches)
    expect(await list({ searchText }), searchText).toEqual(expected);
  await server.settleConversations();
  for (const [searchText, expected] of fileSearches)
    expect(await list({ searchText }), searchText).toEqual(expected);
});
