import { endpoints } from '@samtale/contract';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { createUser, password } from './factories.ts';
import { visitorOf, visitorWith } from './people.ts';
import { refusal } from './refusal.ts';
import { startSecondNode, type TestServer } from './start-test-server.ts';
import { useBot } from './use-agent.ts';
import { useServer } from './use-server.ts';

const messages = 20;
const options = {
  redisUrl: inject('redisUrl'),
  config: {
    points: { visitor: 1e6, user: 200, network: 1e6, company: 1e6 },
    visitorLimits: { messages, conversations: 1000 },
  },
};
const one = useServer(options);
const { bot, staff } = useBot(one, beforeAll);

test('wrong passwords are counted over both nodes', async () => {
  const other = await startSecondNode(one, options);
  const { email } = await createUser(one.app);
  const signIn = (node: TestServer, word: string) =>
    refusal(node.call(endpoints.auth.login, { body: { userName: email, password: word } }));
  for (let n = 0; n < 5; n++) {
    expect(await signIn(one, 'a wrong one')).toMatchObject({ status: 401 });
    expect(await signIn(other, 'a wrong one')).toMatchObject({ status: 401 });
  }
  for (const node of [one, other]) {
    expect(await signIn(node, password)).toMatchObject({ status: 429, messageKey: 'login.tooManyAttempts' });
  }
});

/** How often something is done until it is refused, tried again every so often. */
async function untilRefused(action: () => Promise<unknown>, interval: number): Promise<number> {
  let done = 0;
  const tryOnce = async () => {
    const refused = await action().then(
      () => null,
      (error: unknown) => error,
    );
    if (!refused) done++;
    expect(refused).toMatchObject({ status: 429 });
  };
  await vi.waitFor(tryOnce, { timeout: 10_000, interval });
  return done;
}

test('who has spent their points at one node has none at the other a second later', async () => {
  const other = await startSecondNode(one, options);
  const read = (node: TestServer) => () =>
    node.callAs(staff.token)(endpoints.team.getTeams, { params: { agentId: bot.agentId, name: 'null' } });
  const here = await untilRefused(read(one), 1);
  expect(await untilRefused(read(other), 250)).toBeLessThan(here / 2);
});

test('what a visitor says in a minute is counted over both nodes', async () => {
  const other = await startSecondNode(one, options);
  const visitor = await visitorOf(one, bot.clientKey);
  const elsewhere = visitorWith(other, visitor.token, visitor.chatToken);
  expect(await untilRefused(() => visitor.say('her'), 1)).toBe(messages);
  expect(await untilRefused(() => elsewhere.say('der'), 250)).toBeLessThan(messages / 2);
});
