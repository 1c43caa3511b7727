import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inLine } from '../../../../test/in-line.ts';
import { visitorWith } from '../../../../test/people.ts';
import { startSecondNode } from '../../../../test/start-test-server.ts';
import { useChat } from '../../../../test/use-chat.ts';
import { useServer } from '../../../../test/use-server.ts';
import { conversations } from '../tables.ts';

const server = useServer();
const { bot, one, visitor } = useChat(server, beforeEach);

const row = () =>
  server.app.database.agent(bot.agentId).first(conversations, eq(conversations.id, visitor.chatToken));

test('a conversation that is quiet has no mark', async () => {
  expect(await row()).toMatchObject({ logAhead: true });
  await server.settleConversations();
  expect(await row()).toMatchObject({ logAhead: false });
});

test('one that goes on at another node while it becomes quiet keeps its mark, or its row tells all', async () => {
  // The row tells all there is until now.
  await one.call(endpoints.conversations.getChatList, { params: { agentId: bot.agentId } });
  const second = await startSecondNode(server);
  const saying = visitorWith(second, visitor.token, visitor.chatToken);
  const held = {
    text: 'SELECT FROM conversations WHERE id = $1 FOR UPDATE',
    values: [visitor.chatToken],
  };
  const before = await row();
  const outcomes = await inLine(server, held, [
    () => saying.say('Og i morgen?'),
    () => server.settleConversations(),
  ]);
  const after = await row();
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(after?.logAhead || (after?.seq ?? 0) > (before?.seq ?? 0)).toBe(true);
});
