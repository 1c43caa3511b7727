import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { botWords, type SignedIn } from '../../../../test/people.ts';
import { refusal } from '../../../../test/refusal.ts';
import { replayed } from '../../../../test/replayed.ts';
import { useChat } from '../../../../test/use-chat.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';
import { users } from '../../auth/index.ts';

const calls = endpoints.conversations;
const server = useServer();
const { bot, one, other, visitor, params, takeOver, reply } = useChat(server, beforeAll);

const leave = (by: SignedIn) => by.call(calls.leaveChat, { params: params() });
const types = async (after: number) =>
  (await replayed(server, bot.agentId, visitor.chatToken)).events
    .filter(({ seq }) => seq > after)
    .map(({ event }) => event.type);
const setOnline = async (chatStatus: 0 | 1) => {
  for (const { user } of [one, other]) {
    await server.app.database.shared.update(users, { chatStatus }, eq(users.id, user.id));
  }
  server.clock.advance(1001);
};

test('the bot is silent while a person has the conversation, and back afterwards', async () => {
  const taken = await takeOver(one);
  expect(taken).toMatchObject({ status: 'human', user: { id: one.user.id, displayName: one.user.name } });
  const said = await visitor.say('Hvor kan jeg parkere?');
  expect(botWords(said)).toEqual([]);
  await reply(one, 'Lige her <b>udenfor</b>');
  expect(await leave(one)).toMatchObject({ status: 'bot', user: null });
  expect(botWords(await visitor.say('Hvor kan jeg parkere?'))).toEqual(['Parking!']);
  expect((await types(taken.seq)).slice(0, 3)).toEqual(['endUserSaid', 'staffSaid', 'left']);
});

test('of two who take over at once one wins and the other is told who', async () => {
  const outcomes = await Promise.allSettled([takeOver(one), takeOver(other)]);
  const [winner, loser] = outcomes[0]?.status === 'fulfilled' ? [one, other] : [other, one];
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await refusal(takeOver(loser))).toEqual({
    status: 409,
    code: 'conflict',
    messageKey: 'chat.takeOver.occupied',
    details: { values: { name: winner.user.name } },
  });
  const rejected = outcomes.find(({ status }) => status === 'rejected');
  expect(rejected).toMatchObject({ reason: { reply: { details: { values: { name: winner.user.name } } } } });
  const { state } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(state.userId).toBe(winner.user.id);
});

test('a colleague takes it from the person named, and only from them', async () => {
  await takeOver(one);
  expect(await refusal(takeOver(other, bot.agentId))).toMatchObject({ status: 409 });
  expect(await takeOver(other, one.user.id)).toMatchObject({ user: { id: other.user.id } });
  expect(await refusal(reply(one, 'Hej'))).toMatchObject({
    status: 409,
    messageKey: 'chat.message.notTaken',
  });
  expect(await refusal(leave(one))).toMatchObject({ status: 409, messageKey: 'chat.leave.error' });
});

test('taking over what one has already changes nothing', async () => {
  const { seq } = await takeOver(one);
  expect(await takeOver(one)).toMatchObject({ seq, user: { id: one.user.id } });
});

test('who has not taken the conversation says nothing in it', async () => {
  expect(await refusal(reply(one, 'Hej'))).toMatchObject({ messageKey: 'chat.message.notTaken' });
  expect(await refusal(leave(one))).toMatchObject({ messageKey: 'chat.leave.error' });
});

test('who is offline takes nothing over', async () => {
  await setOnline(0);
  expect(await refusal(takeOver(one))).toMatchObject({
    status: 409,
    messageKey: 'chat.takeOver.userOffline',
  });
  await setOnline(1);
});

test('a conversation that does not exist is not taken over', async () => {
  const call = one.call(calls.takeOverChat, {
    params: { agentId: bot.agentId, chatToken: createId() },
    body: { user: { id: one.user.id } },
  });
  expect(await refusal(call)).toMatchObject({ status: 404, messageKey: 'chat.takeOver.unknownChat' });
});

test('a conversation that has ended is not taken over', async () => {
  await other.call(calls.endChat, { params: params() });
  expect(await refusal(takeOver(one))).toMatchObject({ status: 409, messageKey: 'chat.takeOver.ended' });
});

test('the same reply sent twice is said once', async () => {
  await takeOver(one);
  const clientId = createId();
  const first = await reply(one, 'Hej', clientId);
  expect(await reply(one, 'Hej', clientId)).toEqual(first);
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(events.filter(({ event }) => event.type === 'staffSaid')).toHaveLength(1);
});

test('asked for a person, the bot hands over when somebody is online', async () => {
  const { upTo } = await visitor.say('Jeg vil tale med et menneske');
  const { state } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(state).toMatchObject({ status: 'awaiting', waitingSince: server.clock.now().toISOString() });
  await visitor.say('Hvor kan jeg parkere?');
  expect(await types(upTo)).toEqual(['endUserSaid']);
  const query = { requestType: 1 as const };
  const awaiting = await one.call(calls.getChatList, { params: { agentId: bot.agentId }, query });
  expect(awaiting.list.map(({ chatToken }) => chatToken)).toContain(visitor.chatToken);
  await takeOver(one);
  const { list } = await one.call(calls.getChatList, { params: { agentId: bot.agentId }, query });
  expect(list.map(({ chatToken }) => chatToken)).not.toContain(visitor.chatToken);
});

test('with nobody online the bot says so and goes on', async () => {
  await setOnline(0);
  const { events } = await visitor.say('Jeg vil tale med et menneske');
  expect(events.at(-1)?.event).toEqual({ type: 'handOverUnavailable' });
  expect(botWords(await visitor.say('Hvor kan jeg parkere?'))).toEqual(['Parking!']);
  await setOnline(1);
});

test('the lists count and find conversations by what was said', async () => {
  const agent = { agentId: bot.agentId };
  await takeOver(one);
  await reply(one, 'Prisen er "100%" fast');
  const counts = await one.call(calls.getChatCounts, { params: agent });
  expect(counts.myChats).toBeGreaterThan(0);
  expect(counts.allChats).toBeGreaterThanOrEqual(counts.myChats);
  const mine = await one.call(calls.getUserChatList, { params: { ...agent, userId: one.user.id } });
  expect(mine.totalCount).toBe(counts.myChats);
  for (const [searchText, found] of [
    ['"100%" FAST', true],
    ['hvornår har i', true],
    ['101', false],
  ] as const) {
    const query = { searchText, rowsPerPage: 200 };
    const { list } = await one.call(calls.getChatList, { params: agent, query });
    expect(list.some(({ chatToken }) => chatToken === visitor.chatToken)).toBe(found);
  }
});
