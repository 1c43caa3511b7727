import { endpoints } from '@samtale/contract';
import { beforeEach } from 'vitest';
import { createId } from '../src/platform/database/columns.ts';
import { createBot, type TestBot } from './create-bot.ts';
import { inTests } from './in-tests.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from './people.ts';
import type { TestServer } from './start-test-server.ts';
import { type Before, signedIn } from './use-agent.ts';

const calls = endpoints.conversations;

/**
 * A bot with two people of its staff, an administrator and somebody who takes chats, made when `before` says; and before
 * each test another visitor who has asked it something. All have their values once the tests run.
 */
export function useChat(server: TestServer, before: Before) {
  const [bot, setBot] = inTests<TestBot>();
  const [one, setOne] = inTests<SignedIn>();
  const [other, setOther] = inTests<SignedIn>();
  const [visitor, setVisitor] = inTests<Visitor>();
  before(async () => {
    const made = await createBot(server.app);
    setBot(made);
    setOne(await staffOf(server, made.agentId, [0]));
    setOther(await staffOf(server, made.agentId, [1]));
  });
  beforeEach(async () => {
    const asking = await visitorOf(server, bot().clientKey);
    await asking.say('Hvornår har I åbent?');
    setVisitor(asking);
  });
  const params = () => ({ agentId: bot().agentId, chatToken: visitor().chatToken });
  return {
    one: signedIn(one),
    other: signedIn(other),
    bot: {
      get agentId() {
        return bot().agentId;
      },
      get clientKey() {
        return bot().clientKey;
      },
    },
    visitor: {
      get chatToken() {
        return visitor().chatToken;
      },
      get token() {
        return visitor().token;
      },
      get call() {
        return visitor().call;
      },
      get say() {
        return visitor().say;
      },
    } satisfies Visitor,
    params,
    takeOver: (by: SignedIn, takeFrom?: string) =>
      by.call(calls.takeOverChat, { params: params(), body: { user: { id: by.user.id }, takeFrom } }),
    reply: (by: SignedIn, text = 'Hej', clientId = createId()) =>
      by.call(calls.sendChatMessage, { params: params(), body: { clientId, text } }),
  };
}
