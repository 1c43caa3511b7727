import {
  ChatResponseFeedback,
  danish,
  endpoints,
  english,
  IntegrationType,
  newId,
  notIncludedKey,
  Role,
  StatisticsIntentType,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../test/people.ts';
import { recounted } from '../../../test/recounted.ts';
import { refusal } from '../../../test/refusal.ts';
import { startSecondNode } from '../../../test/start-test-server.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents } from '../agents/index.ts';
import { catchUpRows, conversationCounts, countEarlier, countWhatGoesOn } from '../conversations/index.ts';
import { conversations } from '../conversations/tables.ts';
import { flows } from '../flows/index.ts';

const calls = endpoints.statistics;
const server = useServer();
let bot: TestBot;
let staff: SignedIn;
beforeEach(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [Role.chatDeveloper]);
});

const month = () => {
  const [year = '', month = ''] = server.clock.now().toISOString().split('-');
  return { agentId: bot.agentId, year: Number(year), month: Number(month) };
};
const inDanish = () => ({ ...month(), languageId: danish.id });
const days = async (params: ReturnType<typeof month> = month()) =>
  (await staff.call(calls.getTotalPrDayList, { params })).list;
const today = async () => (await days()).at(-1);
const top = async (statisticsIntentType: StatisticsIntentType) => {
  const { list } = await staff.call(calls.getIntentList, { params: { ...inDanish(), statisticsIntentType } });
  return list.map(({ title, count }) => [title, count]);
};

async function begin(...texts: string[]): Promise<Visitor> {
  const visitor = await visitorOf(server, bot.clientKey);
  for (const text of texts) await visitor.say(text);
  return visitor;
}
const setAgent = (values: Partial<typeof agents.$inferInsert>) =>
  server.app.database.shared.update(agents, values, eq(agents.id, bot.agentId));
const setConversation = (id: string, values: Partial<typeof conversations.$inferInsert>) =>
  server.app.database.agent(bot.agentId).update(conversations, values, eq(conversations.id, id));

/** Gives the agent an option or takes it away, as a user admin does. */
async function include(options: { includeConversationAI?: boolean; includeGpt?: boolean }): Promise<void> {
  const admin = await staffOf(server, bot.agentId, [Role.administrator], { isUserAdmin: true });
  const { agentId } = bot;
  const profile = await admin.call(endpoints.agents.getAgent, {
    params: { agentId, selectedAgentId: agentId },
  });
  const languageList = profile.languageList.map(({ id }) => id);
  const customer = { ...profile.customer, countryCode: 'DK', cvr: '12345678' } as const;
  const body = { ...profile, ...options, customer, subscriptionKey: null, languageList };
  await admin.call(endpoints.agents.editAgent, { params: { agentId }, body });
}

/** The number of the event in which the bot gave its last answer. */
async function lastAnswer({ call }: Visitor): Promise<number> {
  const { events } = await call(endpoints.widgets.getVisitorEvents, { query: { after: 0 } });
  return events.findLast(({ event }) => event.type === 'botSaid')?.seq ?? 0;
}
const rate = async (visitor: Visitor, feedback: 'like' | 'dislike' | 'none', text = '') =>
  visitor.call(endpoints.widgets.rateAnswer, {
    body: { clientId: createId(), of: await lastAnswer(visitor), feedback, text },
  });

async function expectCountedOnce(): Promise<void> {
  const { stored, fromLogs } = await recounted(server, bot.agentId);
  expect(fromLogs.length).toBeGreaterThan(3);
  expect(stored).toEqual(fromLogs);
}

describe('what was said', () => {
  test('is counted by day, flow, action and device, at once', async () => {
    await begin('Hvornår har I åbent?', 'Hvad koster en tur?');
    await begin('Jeg vil tale med et menneske');
    expect(await today()).toMatchObject({
      conversations: 2,
      visitorMessages: 3,
      handOvers: 1,
      takeOvers: 0,
      unsolvedQuestions: 0,
    });
    const [first, ...others] = await top(StatisticsIntentType.topShown);
    expect(first).toEqual(['Welcome', 2]);
    expect(others.sort()).toEqual([
      ['Hours', 1],
      ['Parking', 1],
      ['Person', 1],
      ['Price', 1],
    ]);
    const { list: actions } = await staff.call(calls.getIntentActionList, { params: inDanish() });
    expect(actions.map(({ title, action, count }) => `${title} ${action} ${count}`).sort()).toEqual([
      'Person handOver 1',
      'Price redirect 1',
    ]);
    expect((await top(StatisticsIntentType.topAction)).sort()).toEqual([
      ['Person', 1],
      ['Price', 1],
    ]);
    const { list: devices } = await staff.call(calls.getDeviceList, { params: month() });
    expect(devices).toEqual([{ device: 'other', count: 2 }]);
    const { list: inEnglish } = await staff.call(calls.getIntentList, {
      params: { ...month(), languageId: english.id, statisticsIntentType: StatisticsIntentType.topShown },
    });
    expect(inEnglish).toEqual([]);
    expect(await staff.call(calls.getTotalCountList, { params: { agentId: bot.agentId } })).toMatchObject({
      since: (await today())?.date,
      list: [{ integrationType: IntegrationType.widget, conversations: 2 }],
    });
    await expectCountedOnce();
  });

  test('is counted once, however often and by however many it is counted', async () => {
    const visitor = await begin('Hvornår har I åbent?');
    await today();
    await visitor.say('Hvor kan jeg parkere?');
    const second = await startSecondNode(server);
    await Promise.all(
      [server, second, server, second].map(({ app }) => countWhatGoesOn(app.database, bot.agentId)),
    );
    await visitor.say('Er det dyrt?');
    await server.settleConversations();
    await server.settleConversations();
    await countEarlier(server.app.database, () => false);
    expect(await today()).toMatchObject({ conversations: 1, visitorMessages: 3 });
    await expectCountedOnce();
  });

  test('is counted when a process has ended before it could', async () => {
    const visitor = await begin('Hvornår har I åbent?', 'Hvor kan jeg parkere?');
    server.clock.advance(11 * 60_000);
    await catchUpRows(server.app);
    const row = await server.app.database
      .agent(bot.agentId)
      .first(conversations, eq(conversations.id, visitor.chatToken));
    expect(row).toMatchObject({ logAhead: false, countedSeq: row?.seq });
    expect(await today()).toMatchObject({ conversations: 1, visitorMessages: 2 });
    await expectCountedOnce();
  });

  test('before anything was counted is counted when a server starts', async () => {
    const visitor = await begin('Hvornår har I åbent?');
    await server.settleConversations();
    const scope = server.app.database.agent(bot.agentId);
    await scope.delete(conversationCounts);
    await setConversation(visitor.chatToken, { countedSeq: 0 });
    expect(await today()).toMatchObject({ conversations: 0 });
    await countEarlier(server.app.database, () => false);
    expect(await today()).toMatchObject({ conversations: 1, visitorMessages: 1 });
    await expectCountedOnce();
  });

  test('stays counted when the conversation is anonymised, whether it was counted before or not', async () => {
    for (const isCounted of [true, false]) {
      const visitor = await begin('Jeg hedder Karen Blixen', 'Hvornår har I åbent?');
      await rate(visitor, 'dislike', 'Karen var her');
      if (isCounted) await today();
      await staff.call(endpoints.conversations.anonymizeChatData, {
        params: { agentId: bot.agentId, chatToken: visitor.chatToken },
      });
    }
    expect(await today()).toMatchObject({ conversations: 2, visitorMessages: 4, dislikes: 2 });
    expect(await top(StatisticsIntentType.topDisliked)).toEqual([['Hours', 2]]);
    const { list } = await staff.call(calls.getLikedIntentConversationList, {
      params: { ...month(), intentId: bot.flows.hours, chatResponseFeedback: ChatResponseFeedback.dislike },
    });
    expect(list).toHaveLength(2);
    expect(JSON.stringify(list)).not.toContain('Karen');
    await expectCountedOnce();
  });
});

describe('what visitors think of conversations', () => {
  const rateChat = (visitor: Visitor, stars: number, text = '') =>
    visitor.call(endpoints.widgets.rateChat, { body: { clientId: createId(), stars, text } });
  const ratings = async () =>
    (await staff.call(calls.getChatRatingList, { params: month() })).list.map(
      ({ date, stars, count }) => `${date} ${stars} ${count}`,
    );

  test('counts once, on the day they first said so, with the stars they gave last', async () => {
    expect(await ratings()).toEqual([]);
    const visitor = await begin('Hvornår har I åbent?');
    await rateChat(visitor, 2);
    await rateChat(await begin('Hej'), 5);
    await rateChat(await begin('Hej'), 5, 'Tak');
    expect(await ratings()).toEqual(['2026-11-20 2 1', '2026-11-20 5 2']);
    server.clock.advance(24 * 60 * 60_000);
    staff = await staffOf(server, bot.agentId, [Role.chatDeveloper]);
    await rateChat(visitor, 3);
    await rateChat(visitor, 3, 'Det blev bedre');
    await rateChat(await begin('Hej'), 1);
    const expected = ['2026-11-20 3 1', '2026-11-20 5 2', '2026-11-21 1 1'];
    expect(await ratings()).toEqual(expected);
    await server.settleConversations();
    expect(await ratings()).toEqual(expected);
  });

  test('stays counted when the conversation is anonymised', async () => {
    const visitor = await begin('Hej');
    await rateChat(visitor, 4, 'Karen var her');
    await staff.call(endpoints.conversations.anonymizeChatData, {
      params: { agentId: bot.agentId, chatToken: visitor.chatToken },
    });
    const [line] = await ratings();
    expect(line).toMatch(/ 4 1$/);
    const { list } = await staff.call(endpoints.conversations.getChatList, {
      params: { agentId: bot.agentId },
      query: { rating: [4] },
    });
    expect(list.map(({ chatToken }) => chatToken)).toEqual([visitor.chatToken]);
  });
});

describe('what visitors think of answers', () => {
  const liked = async (intentId: string, chatResponseFeedback: ChatResponseFeedback, params = month()) => {
    const { list } = await staff.call(calls.getLikedIntentConversationList, {
      params: { ...params, intentId, chatResponseFeedback },
    });
    return list.map(({ chatToken, text }) => [chatToken, text]);
  };
  const { like, dislike } = ChatResponseFeedback;

  test('counts as they said last, and their conversations are found', async () => {
    const visitor = await begin('Hvornår har I åbent?');
    await rate(visitor, 'like', 'Tak!');
    expect(await top(StatisticsIntentType.topLiked)).toEqual([['Hours', 1]]);
    expect(await liked(bot.flows.hours, like)).toEqual([[visitor.chatToken, 'Tak!']]);
    await rate(visitor, 'dislike', 'Alligevel ikke');
    expect(await top(StatisticsIntentType.topLiked)).toEqual([]);
    expect(await top(StatisticsIntentType.topDisliked)).toEqual([['Hours', 1]]);
    expect(await liked(bot.flows.hours, dislike)).toEqual([[visitor.chatToken, 'Alligevel ikke']]);
    expect(await liked(bot.flows.hours, like)).toEqual([]);
    expect(await liked(newId, dislike)).toEqual([]);
    expect(await today()).toMatchObject({ likes: 0, dislikes: 1 });
    await rate(visitor, 'none');
    expect(await today()).toMatchObject({ likes: 0, dislikes: 0 });
  });

  test('is found in its own month alone', async () => {
    const visitor = await begin('Hvornår har I åbent?');
    await rate(visitor, 'like');
    const before = { ...month(), month: month().month - 1 };
    expect(await liked(bot.flows.hours, like, before)).toEqual([]);
    expect(await liked(bot.flows.hours, like)).toHaveLength(1);
  });
});

test('a flow that is gone is counted without a title', async () => {
  await begin('Hvor kan jeg parkere?');
  await server.app.database.agent(bot.agentId).delete(flows, eq(flows.id, bot.flows.parking));
  expect(await top(StatisticsIntentType.topShown)).toContainEqual([null, 1]);
});

describe('days', () => {
  const at = (time: string) => server.clock.advance(Date.parse(time) - server.clock.now().getTime());

  test('are those of the agent’s time zone, and months begin and end with them', async () => {
    await setAgent({ timeZone: 'Europe/Copenhagen' });
    // Half an hour before November ends there, and half an hour after.
    at('2027-11-30T22:30:00.000Z');
    await begin('Hvornår har I åbent?');
    at('2027-11-30T23:30:00.000Z');
    await begin('Hvor kan jeg parkere?', 'Er det dyrt?');
    staff = await staffOf(server, bot.agentId, [Role.administrator]);
    const november = await days({ agentId: bot.agentId, year: 2027, month: 11 });
    expect(november).toHaveLength(30);
    expect(november.at(-1)).toMatchObject({ date: '2027-11-30', conversations: 1, visitorMessages: 1 });
    const december = await days({ agentId: bot.agentId, year: 2027, month: 12 });
    expect(december).toMatchObject([{ date: '2027-12-01', conversations: 1, visitorMessages: 2 }]);
    expect(await days({ agentId: bot.agentId, year: 2028, month: 1 })).toEqual([]);
  });

  test('are of February too', async () => {
    at('2028-03-05T12:00:00.000Z');
    staff = await staffOf(server, bot.agentId);
    const february = await days({ agentId: bot.agentId, year: 2028, month: 2 });
    expect(february.map(({ date }) => date).at(-1)).toBe('2028-02-29');
  });

  test('are told by channel, of channels on which anything was', async () => {
    await begin('Hvornår har I åbent?');
    const called = await visitorOf(server, bot.clientKey);
    await setConversation(called.chatToken, { integrationType: IntegrationType.phoneCall });
    await called.say('Hvor kan jeg parkere?');
    const { list } = await staff.call(calls.getTotalPrDayListGrouped, { params: month() });
    const last = list.filter(({ date }) => date === list.at(-1)?.date);
    expect(last).toMatchObject([
      { integrationType: IntegrationType.widget, conversations: 1, visitorMessages: 1 },
      { integrationType: IntegrationType.phoneCall, conversations: 1, visitorMessages: 1 },
    ]);
    expect(await today()).toMatchObject({ conversations: 2, visitorMessages: 2 });
  });
});

describe('statistics', () => {
  test('tell nothing of another customer, and nothing to one', async () => {
    await begin('Hvornår har I åbent?');
    const otherId = await createAgent(server.app);
    const other = await staffOf(server, otherId);
    const params = { ...month(), agentId: otherId };
    const { list } = await other.call(calls.getTotalPrDayList, { params });
    expect(list.every(({ conversations }) => conversations === 0)).toBe(true);
    expect(await refusal(other.call(calls.getTotalPrDayList, { params: month() }))).toMatchObject({
      status: 404,
    });
  });

  test('are refused where the agent has no conversation AI, at once when it is taken away', async () => {
    await today();
    await include({ includeConversationAI: false });
    expect(await refusal(days())).toMatchObject({ status: 403, messageKey: notIncludedKey });
    await include({ includeConversationAI: true });
    expect(await days()).not.toEqual([]);
    // Who takes chats is refused whatever the agent has.
    const agent = await staffOf(server, bot.agentId, [Role.chatAgent]);
    const asked = agent.call(calls.getTotalPrDayList, { params: month() });
    expect(await refusal(asked)).toMatchObject({ status: 403, messageKey: 'error.forbidden' });
  });

  test.for([
    ['month', { month: 13 }],
    ['month', { month: 0 }],
    ['year', { year: 20 }],
  ] as const)('of a %s that is none are not found', async ([, wrong]) => {
    expect(await refusal(days({ ...month(), ...wrong }))).toMatchObject({ status: 404 });
  });
});
