import { ActionType, type StoredFlowAction } from '@samtale/contract';
import { expect, vi } from 'vitest';
import { trainAgent } from '../src/features/training/index.ts';
import type { Config } from '../src/platform/config.ts';
import { createId } from '../src/platform/database/columns.ts';
import { createAgent, createFlow, createWidget } from './factories.ts';
import { connectVisitor, follow } from './hub-clients.ts';
import { listening, portOf, post, shop, smsProvider } from './outside-world.ts';
import { botWords, visitorOf } from './people.ts';
import { replayed } from './replayed.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

/** A server whose requests, mail and text messages end in the outside world of the tests; `more` are further settings. */
export async function startServerWithOutside(
  more: Partial<Config> = {},
): Promise<{ server: TestServer; shopUrl: string }> {
  forgetOutside();
  const [url] = await Promise.all([post.open(), listening(shop.server), listening(smsProvider.server)]);
  const server = await startTestServer({
    config: {
      mail: { url, from: 'Samtale <bot@example.com>' },
      sms: {
        url: `gatewayapi+http://:secret@127.0.0.1:${portOf(smsProvider.server.address())}`,
        from: 'Samtale',
      },
      allowedHosts: ['127.0.0.1'],
      ...more,
    },
  });
  return { server, shopUrl: `http://127.0.0.1:${portOf(shop.server.address())}` };
}

export async function closeWithOutside(server: TestServer): Promise<void> {
  await server.close();
  shop.server.closeAllConnections();
  shop.server.close();
  smsProvider.server.close();
  void post.close();
}

/** The outside world has heard nothing, and answers. */
export function forgetOutside(): void {
  shop.asked = [];
  shop.answer = () => ({ body: '{}' });
  post.mails = [];
  post.isAway = false;
  smsProvider.messages = [];
}

export const actionOf = (
  type: ActionType,
  parameters: Record<string, string>,
  more: Partial<StoredFlowAction> = {},
): StoredFlowAction => ({
  id: createId(),
  type,
  redirectIntentId: null,
  intentActionParameterList: Object.entries(parameters).map(([name, value]) => ({ name, value })) as never,
  ...more,
});

/** A request for an order, of which the state is kept as a value. */
export const orderOf = (
  shopUrl: string,
  more: Record<string, string> = {},
  rest: Partial<StoredFlowAction> = {},
): StoredFlowAction =>
  actionOf(
    ActionType.dynamicAPIRequest,
    { url: `${shopUrl}/order?key=secret`, headers: 'X-Token: hush', ...more },
    { resultList: [{ parameterAlias: 'state', path: 'orders[0].state' }], ...rest },
  );

/** A bot with one flow that does something, reached by its button; a visitor who has picked it, on a socket. */
export async function botThat(server: TestServer, actions: StoredFlowAction[], answer = 'Done {{state}}') {
  const agentId = await createAgent(server.app, { speaks: ['da'] });
  const doing = await createFlow(server.app, { agentId, title: 'Doing', answer, actions });
  const other = await createFlow(server.app, { agentId, title: 'Other' });
  await trainAgent(server.app, agentId);
  const visitor = await visitorOf(server, await createWidget(server.app, agentId));
  const heard = await follow(await connectVisitor(server, visitor.token));
  const pick = () => visitor.say('Do it', { pickedFlowId: doing });
  const hears = (...words: string[]) =>
    vi.waitFor(() => expect(botWords(heard)).toEqual(words), { timeout: 5000, interval: 10 });
  const log = async () =>
    (await replayed(server, agentId, visitor.chatToken)).events.map(({ event }) => event);
  const done = () =>
    vi.waitFor(
      async () => {
        const found = (await log()).findLast(({ type }) => type === 'workDone');
        if (!found) throw new Error('not done yet');
        return found;
      },
      { timeout: 5000, interval: 20 },
    );
  return { agentId, visitor, other, pick, hears, log, done };
}
