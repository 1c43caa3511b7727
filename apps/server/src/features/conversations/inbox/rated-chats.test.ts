import { endpoints } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { visitorOf } from '../../../../test/people.ts';
import { refusal } from '../../../../test/refusal.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';

const calls = endpoints.conversations;
const server = useServer();
const { bot, staff: one } = useBot(server, beforeAll);
type Query = { rating?: number[]; searchText?: string };

test('conversations are found by their stars, in a list and in a search', async () => {
  const params = { agentId: bot.agentId };
  const rated = async (stars: number) => {
    const visitor = await visitorOf(server, bot.clientKey);
    await visitor.say('Min sadel er skæv');
    const body = { clientId: createId(), stars };
    await visitor.call(endpoints.widgets.rateChat, { body });
    return visitor.chatToken;
  };
  const [bad, good] = [await rated(1), await rated(5)];
  await rated(3);
  const found = async (query: Query) =>
    (await one.call(calls.getChatList, { params, query })).list.map(({ chatToken }) => chatToken);
  expect(new Set(await found({ rating: [1, 5] }))).toEqual(new Set([bad, good]));
  expect(await found({ rating: [5] })).toEqual([good]);
  expect(await found({ rating: [2] })).toEqual([]);
  expect(await found({ rating: [1], searchText: 'sadel' })).toEqual([bad]);
  await server.settleConversations();
  expect(await found({ rating: [1], searchText: 'sadel' })).toEqual([bad]);
  expect(await refusal(found({ rating: [6] }))).toMatchObject({ status: 400 });
});
