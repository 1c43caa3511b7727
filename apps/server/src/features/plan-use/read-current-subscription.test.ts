import { endpoints } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createUser, createWidget } from '../../../test/factories.ts';
import { type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
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
    .toEqual({ conversations: 1, widgets: 1, users: 2, languages: 2, answers: 0, tokens: 0 });
});

test('people who only take chats are not told', async () => {
  const agent = await staffOf(server, agentId, [1]);
  expect(await refusal(agent.call(getCurrentSubscription, { params: { agentId } }))).toMatchObject({
    status: 403,
  });
});
