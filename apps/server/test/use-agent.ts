import type { LanguageCode, Role } from '@samtale/contract';
import { createBot, type TestBot } from './create-bot.ts';
import { createAgent } from './factories.ts';
import { inTests } from './in-tests.ts';
import { type SignedIn, staffOf } from './people.ts';
import type { TestServer } from './start-test-server.ts';

/** When it is made again: vitest's `beforeEach` or `beforeAll`. */
export type Before = (make: () => Promise<void>) => unknown;

interface Staff {
  /** Those of the person of the staff; an administrator's unless given. */
  roles?: Role[];
}

/** A new agent and a person of its staff; both have their values once the tests run. */
export function useAgent(
  server: TestServer,
  before: Before,
  { roles, speaks }: Staff & { speaks?: LanguageCode[] } = {},
): { agent: { readonly id: string }; staff: SignedIn } {
  const [agent, setAgent] = inTests<{ id: string }>();
  const [staff, setStaff] = inTests<SignedIn>();
  before(async () => {
    const id = await createAgent(server.app, { speaks });
    setAgent({ id });
    setStaff(await staffOf(server, id, roles));
  });
  return {
    agent: {
      get id() {
        return agent().id;
      },
    },
    staff: signedIn(staff),
  };
}

/** A new bot as `createBot` makes it and a person of its staff; both have their values once the tests run. */
export function useBot(
  server: TestServer,
  before: Before,
  { roles }: Staff = {},
): { bot: TestBot; staff: SignedIn } {
  const [bot, setBot] = inTests<TestBot>();
  const [staff, setStaff] = inTests<SignedIn>();
  before(async () => {
    const made = await createBot(server.app);
    setBot(made);
    setStaff(await staffOf(server, made.agentId, roles));
  });
  return {
    bot: {
      get agentId() {
        return bot().agentId;
      },
      get clientKey() {
        return bot().clientKey;
      },
      get flows() {
        return bot().flows;
      },
    },
    staff: signedIn(staff),
  };
}

/** Whoever is signed in once the tests run. */
export const signedIn = (staff: () => SignedIn): SignedIn => ({
  get user() {
    return staff().user;
  },
  get token() {
    return staff().token;
  },
  get refreshToken() {
    return staff().refreshToken;
  },
  get call() {
    return staff().call;
  },
});
