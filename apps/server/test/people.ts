import {
  type Call,
  type Delivery,
  endpoints,
  type LanguageCode,
  type Role,
  withoutSecondFactor,
} from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';
import { createUser, password, type TestUser } from './factories.ts';
import type { TestServer } from './start-test-server.ts';

export interface SignedIn {
  user: TestUser;
  token: string;
  refreshToken: string;
  call: Call;
}

/** Signs a user in as the console does. */
export async function signIn(server: TestServer, user: TestUser): Promise<SignedIn> {
  const { accessToken, refreshToken } = withoutSecondFactor(
    await server.call(endpoints.auth.login, {
      body: { userName: user.email, password },
    }),
  );
  return { user, token: accessToken.token, refreshToken, call: server.callAs(accessToken.token) };
}

/** A new person of the staff with roles on an agent, signed in and online. */
export async function staffOf(
  server: TestServer,
  agentId: string,
  roles: Role[] = [0],
  more: Parameters<typeof createUser>[1] = {},
): Promise<SignedIn> {
  return signIn(server, await createUser(server.app, { ...more, roles: { [agentId]: roles } }));
}

export interface Visitor {
  chatToken: string;
  token: string;
  call: Call;
  say(text: string, more?: { clientId?: string; pickedFlowId?: string }): Promise<Delivery>;
}

/** A visitor who has opened a conversation and says things over HTTP. */
export async function visitorOf(
  server: TestServer,
  clientKey: string,
  language: LanguageCode = 'da',
): Promise<Visitor> {
  const { token, chatToken } = await server.call(endpoints.widgets.startConversation, {
    params: { clientKey },
    body: { language },
  });
  return visitorWith(server, token, chatToken);
}

/** The same visitor on another node. */
export function visitorWith(server: TestServer, token: string, chatToken: string): Visitor {
  const call = server.callAs(token);
  return {
    chatToken,
    token,
    call,
    say: (text, more = {}) =>
      call(endpoints.widgets.sendVisitorMessage, { body: { clientId: createId(), text, ...more } }),
  };
}

/** The words of the bot in a run of a log. */
export const botWords = ({ events }: Pick<Delivery, 'events'>): string[] =>
  events
    .flatMap(({ event }) => (event.type === 'botSaid' ? event.bubbles : []))
    .flatMap((bubble) => bubble.messages)
    .flatMap((message) => (message.kind === 'text' ? [message.text] : []));
