import { endpoints, IntegrationType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createUser, createWidget } from '../../../test/factories.ts';
import { type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { conversationSteps, conversations } from '../conversations/tables.ts';
import { startSubscription } from '../subscriptions/index.ts';

const server = useServer();
let agentId: string;
let one: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  one = await staffOf(server, agentId, [0]);
});

const { getCurrentSubscription } = endpoints.subscriptions;
const current = async () => (await one.call(getCurrentSubscription, { params: { agentId } })).subscription;
const daysAgo = (days: number) => new Date(server.app.now().getTime() - days * 86_400_000);

test('a trial tells how many of its days are left', async () => {
  await startSubscription(server.app.database, agentId, 'trial', daysAgo(2));
  expect(await current()).toMatchObject({ plan: 'trial', trialDaysLeft: 12, autoRenews: false });
});

test('a trial that has run out is none, and a plan that renews itself goes on', async () => {
  await startSubscription(server.app.database, agentId, 'trial', daysAgo(15));
  expect(await current()).toBeNull();
  await startSubscription(server.app.database, agentId, 'chatbotSmall', daysAgo(45));
  expect(await current()).toMatchObject({ plan: 'chatbotSmall', trialDaysLeft: null });
});

test('what is used is counted: conversations with words in them, widgets, and people who may sign in', async () => {
  await startSubscription(server.app.database, agentId, 'chatbotMedium', daysAgo(1));
  const clientKey = await createWidget(server.app, agentId);
  await createUser(server.app, { roles: { [agentId]: [1] } });
  await createUser(server.app, { roles: { [agentId]: [1] }, isActive: false });
  await createUser(server.app, { roles: { [await createAgent(server.app)]: [1] } });
  await visitorOf(server, clientKey);
  const visitor = await visitorOf(server, clientKey);
  await visitor.say('Hej');
  await expect
    .poll(async () => (await current())?.used)
    .toEqual({
      conversations: 1,
      minutes: 0,
      sources: 0,
      widgets: 1,
      users: 2,
      languages: 2,
      answers: 0,
      tokens: 0,
    });
});

test('calls that have ended this month are counted by the minutes they took', async () => {
  await startSubscription(server.app.database, agentId, 'phoneSmall', daysAgo(1));
  const scope = server.app.database.agent(agentId);
  const visitor = await visitorOf(server, await createWidget(server.app, agentId));
  await visitor.say('Hej');
  await server.settleConversations();
  const { chatToken } = visitor;
  const begun = server.app.now();
  const at = (minutes: number) => new Date(begun.getTime() + minutes * 60_000).toISOString();
  const step = (seq: number, minutes: number, type: 'callEnded' | 'heldTaken') => ({
    conversationId: chatToken,
    firstSeq: seq,
    lastSeq: seq,
    at: at(minutes),
    events: [{ type }],
  });
  // A call of a little more than two minutes, one of five, and one that goes on.
  await scope.insert(conversationSteps, [
    step(101, 2.1, 'callEnded'),
    step(102, 60, 'heldTaken'),
    step(103, 65, 'callEnded'),
    step(104, 90, 'heldTaken'),
  ]);
  await scope.update(
    conversations,
    { integrationType: IntegrationType.phoneCall, startedAt: at(0) },
    eq(conversations.id, chatToken),
  );
  expect((await current())?.used.minutes).toBe(8);
});

test('people who only take chats are not told', async () => {
  const agent = await staffOf(server, agentId, [1]);
  expect(await refusal(agent.call(getCurrentSubscription, { params: { agentId } }))).toMatchObject({
    status: 403,
  });
});
