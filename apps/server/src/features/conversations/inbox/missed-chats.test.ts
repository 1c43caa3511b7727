import { ChatFilter, endpoints, RequestType } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { answered, connectVisitor } from '../../../../test/hub-clients.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';

const calls = endpoints.conversations;
const server = useServer();
let bot: TestBot;
/** Who wished for a person before anybody was there, and who does now. */
let missed: Visitor;
let waiting: Visitor;
let staff: SignedIn;
/** When `missed` wished for a person. */
let since: string;
beforeAll(async () => {
  bot = await createBot(server.app);
  missed = await asking();
  since = server.clock.now().toISOString();
  server.clock.advance(1000);
  staff = await staffOf(server, bot.agentId);
  waiting = await asking();
});

async function asking(): Promise<Visitor> {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Jeg vil tale med et menneske');
  return visitor;
}
const listed = async (
  filter: ChatFilter[] = [],
  more: { searchText?: string; rowsPerPage?: number } = {},
) => {
  const query = { requestType: RequestType.awaiting, filter, ...more };
  return (await staff.call(calls.getChatList, { params: { agentId: bot.agentId }, query })).list;
};
const counts = () => staff.call(calls.getChatCounts, { params: { agentId: bot.agentId } });
const tokensOf = (rows: readonly { chatToken: string }[]) => rows.map(({ chatToken }) => chatToken);

test('who was missed is among those who wait, behind who waits now, and can be found alone', async () => {
  const rows = await listed();
  expect(tokensOf(rows)).toEqual([waiting.chatToken, missed.chatToken]);
  expect(rows[1]).toMatchObject({ status: 'bot', waitingSince: null, missedSince: since });
  const searchText = 'menneske';
  expect(tokensOf(await listed([], { searchText }))).toEqual([waiting.chatToken, missed.chatToken]);
  expect(tokensOf(await listed([], { searchText, rowsPerPage: 1 }))).toEqual([waiting.chatToken]);
  expect(tokensOf(await listed([ChatFilter.missed]))).toEqual([missed.chatToken]);
  expect(await counts()).toMatchObject({ awaitingChats: 2, missedChats: 1 });
});

test('they stay so while the bot answers them, and are in nobody’s way in the line', async () => {
  await missed.say('Hvor kan jeg parkere?');
  expect(tokensOf(await listed([ChatFilter.missed]))).toEqual([missed.chatToken]);
  const socket = await connectVisitor(server, waiting.token);
  const told = new Promise((resolve) => socket.once('queuePlace', resolve));
  answered(await socket.emitWithAck('catchUp', { after: 0 }));
  expect(await told).toMatchObject({ place: 1 });
});

test('whoever takes the conversation has seen to it', async () => {
  await staff.call(calls.takeOverChat, {
    params: { agentId: bot.agentId, chatToken: missed.chatToken },
    body: { user: { id: staff.user.id } },
  });
  expect(tokensOf(await listed())).toEqual([waiting.chatToken]);
  expect(await counts()).toMatchObject({ awaitingChats: 1, missedChats: 0 });
});

test('a visitor who has written last in a chat of the user’s own is counted until the answer', async () => {
  const count = (who: SignedIn) => who.call(calls.getWaitingCount, { params: { agentId: bot.agentId } });
  const params = { agentId: bot.agentId, chatToken: missed.chatToken };
  const answer = () =>
    staff.call(calls.sendChatMessage, { params, body: { clientId: createId(), text: 'Ja', files: [] } });
  await answer();
  expect(await count(staff)).toEqual({ inLine: 1, own: 0 });
  await missed.say('Er der flere?');
  expect(await count(staff)).toEqual({ inLine: 1, own: 1 });
  expect(await count(await staffOf(server, bot.agentId))).toEqual({ inLine: 1, own: 0 });
  await answer();
  expect(await count(staff)).toEqual({ inLine: 1, own: 0 });
});

test('who begins another conversation is in nobody’s way in the line any more', async () => {
  const first = await asking();
  const second = await asking();
  const socket = await connectVisitor(server, second.token);
  let was = 0;
  const stood = new Promise<void>((resolve) =>
    socket.once('queuePlace', ({ place }) => {
      was = place;
      resolve();
    }),
  );
  answered(await socket.emitWithAck('catchUp', { after: 0 }));
  await stood;
  const before = was;
  // Of those before, more than one may be told of.
  const movedUp = new Promise<void>((resolve) =>
    socket.on('queuePlace', ({ place }) => {
      if (place === before - 1) resolve();
    }),
  );
  await first.call(endpoints.widgets.leaveConversation, { body: { clientId: createId() } });
  await movedUp;
});

test('whoever leaves a message waits too, and where no mail is sent none is promised', async () => {
  const waits = async () =>
    (await staff.call(calls.getWaitingCount, { params: { agentId: bot.agentId } })).inLine;
  const before = await waits();
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.call(endpoints.widgets.leaveMessage, {
    body: { clientId: createId(), name: 'Bo', email: 'bo@example.com', text: 'Ring til mig' },
  });
  expect(await waits()).toBe(before + 1);
  expect(tokensOf(await listed()).at(-1)).toBe(visitor.chatToken);
  const { answersBy } = await staff.call(calls.getChat, {
    params: { chatToken: visitor.chatToken },
    query: {},
  });
  expect(answersBy).toEqual([]);
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  await staff.call(calls.takeOverChat, { params, body: { user: { id: staff.user.id } } });
  const body = { clientId: createId(), text: 'Det gør vi', files: [] };
  await staff.call(calls.sendChatMessage, { params, body });
  const { events } = await staff.call(calls.getChat, {
    params: { chatToken: visitor.chatToken },
    query: {},
  });
  expect(events.at(-1)?.event).toMatchObject({ type: 'staffSaid' });
  const config = await server.call(endpoints.widgets.getWidgetConfig, {
    params: { clientKey: bot.clientKey },
    query: {},
  });
  expect(config.sendsMail).toBe(false);
});
