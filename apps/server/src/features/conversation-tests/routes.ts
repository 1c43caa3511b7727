import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ConversationService } from '../conversations/index.ts';
import type { BotStore } from '../simulator/index.ts';
import { createTestFromConversation, createTestFromLog, createWrittenTest } from './create-test.ts';
import { getTest, lastRun, listTests, testRecord } from './read-tests.ts';
import { runTest, runTests } from './run-tests.ts';
import { deleteTest, saveTest } from './save-test.ts';

const tests = endpoints.conversationTests;

export function conversationTestRoutes(
  app: App,
  bots: BotStore,
  conversations: ConversationService,
): Route[] {
  const { database } = app;
  return [
    route(tests.getConversationTests, async ({ params: { agentId } }) => ({
      list: await listTests(database, agentId),
      lastRun: await lastRun(database, agentId),
    })),
    route(tests.getConversationTest, async ({ params: { agentId, testId } }) =>
      testRecord(await getTest(database, agentId, testId)),
    ),
    route(tests.saveConversationTest, ({ params: { agentId, testId }, body }) =>
      saveTest(app, agentId, testId, body),
    ),
    route(tests.deleteConversationTest, async ({ params: { agentId, testId } }) => {
      await deleteTest(database, agentId, testId);
      return done;
    }),
    route(tests.createConversationTest, ({ params: { agentId, languageId }, body }) =>
      createWrittenTest(app, agentId, languageId, body),
    ),
    route(tests.createTestFromLog, ({ params, body }) => createTestFromLog(app, { ...params, ...body })),
    route(tests.createTestFromConversation, ({ params: { agentId, chatToken } }) =>
      createTestFromConversation(app, conversations.reads, agentId, chatToken),
    ),
    route(tests.runConversationTest, ({ params, body }) => runTest(app, bots, { ...params, ...body })),
    route(tests.runConversationTests, ({ params, body }) => runTests(app, bots, { ...params, ...body })),
  ];
}
