import { endpoints } from '@samtale/contract';
import { afterAll, beforeAll } from 'vitest';
import { inTests } from './in-tests.ts';
import { type OpenIdProvider, signInAtProvider, startOpenIdProvider } from './open-id-provider.ts';
import type { SignedIn } from './people.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { readServer } from './use-server.ts';

/** A provider that nobody is sent to: so that there are work accounts at all. */
export const unaskedWorkAccounts = [
  {
    provider: 'oidc' as const,
    name: 'Bergs login',
    issuer: 'http://127.0.0.1:9',
    clientId: 'samtale',
    clientSecret: null,
    trustsAddresses: false,
  },
];

/** Gives a file's tests a server that takes the work accounts of a provider, and the ways to sign in there. */
export function useServerWithWorkAccounts() {
  const [provider, setProvider] = inTests<OpenIdProvider>();
  const [opened, setServer] = inTests<TestServer>();
  beforeAll(async () => {
    setProvider(await startOpenIdProvider());
    const { issuer, clientId, clientSecret } = provider();
    const client = { issuer, clientId, clientSecret, trustsAddresses: false };
    const workAccounts = [{ ...client, provider: 'oidc' as const, name: 'Bergs login' }];
    setServer(await startTestServer({ config: { publicUrl: 'http://samtale.example', workAccounts } }));
  });
  afterAll(async () => {
    await opened().close();
    await provider().close();
  });
  const server = readServer(opened);
  /** Signs in as who the provider knows under a subject, with the address they have there. */
  const signInAtWork = async (subject: string, email: string): Promise<SignedIn['call']> => {
    provider().accounts.set(subject, { email });
    const { address, token } = await server.call(endpoints.auth.startWorkAccount, {
      body: { provider: 'oidc' },
    });
    const body = { token, address: await signInAtProvider(address, subject) };
    const { accessToken } = await server.call(endpoints.auth.loginWithAuth0, { body });
    return server.callAs(accessToken.token);
  };
  return { server, signInAtWork };
}
