import { endpoints, LoginType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ageAttempts } from '../../../../test/age-attempts.ts';
import { createUser, password, type TestUser } from '../../../../test/factories.ts';
import {
  type OpenIdProvider,
  signInAtProvider,
  startOpenIdProvider,
} from '../../../../test/open-id-provider.ts';
import { refusal } from '../../../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { users } from '../tables.ts';

const { auth } = endpoints;
let provider: OpenIdProvider;
let server: TestServer;
let user: TestUser;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  const { issuer, clientId, clientSecret } = provider;
  const client = { clientId, clientSecret, trustsAddresses: false };
  const config = {
    publicUrl: 'http://samtale.example',
    workAccounts: [
      { ...client, provider: 'oidc' as const, name: 'Bergs login', issuer },
      { ...client, provider: 'microsoft' as const, name: 'Microsoft', issuer, trustsAddresses: true },
      { ...client, provider: 'google' as const, name: 'Google', issuer: 'http://127.0.0.1:9' },
    ],
  };
  server = await startTestServer({ config });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});
beforeEach(async () => {
  server.clock.advance(3600_000);
  await ageAttempts(server, 3600_000);
  user = await createUser(server.app);
  await server.app.database.shared.update(
    users,
    { loginType: LoginType.workAccount, passwordHash: null },
    eq(users.id, user.id),
  );
  provider.accounts.set(user.id, { email: user.email });
});

const begin = (name: 'oidc' | 'microsoft' | 'google' | 'auth0' = 'oidc') =>
  server.call(auth.startWorkAccount, { body: { provider: name } });
async function comeBack(subject = user.id): Promise<{ token: string; address: string }> {
  const { address, token } = await begin();
  return { token, address: await signInAtProvider(address, subject) };
}
const end = (body: { token: string; address: string }) => server.call(auth.loginWithAuth0, { body });
const failed = { status: 401, messageKey: 'login.auth0failed' };

test('who is vouched for is in, and leaves the provider too', async () => {
  expect((await server.call(auth.getWorkAccounts)).list[0]).toEqual({
    provider: 'oidc',
    name: 'Bergs login',
  });
  const { accessToken } = await end(await comeBack());
  const call = server.callAs(accessToken.token);
  expect(await call(auth.getUserByAccessToken)).toMatchObject({ id: user.id });
  const { address } = await call(auth.logout);
  expect(address).toContain(`${provider.issuer}/session/end?`);
  expect(new URL(address ?? '').searchParams.get('post_logout_redirect_uri')).toBe('http://samtale.example/');
  expect(await refusal(call(auth.getUserByAccessToken))).toMatchObject({ status: 401 });
});

test('the way there asks for a code with PKCE, a state and a nonce', async () => {
  const { address } = await begin();
  const asked = new URL(address).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: 'http://samtale.example/callback',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
  });
  for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)).toMatch(/^[\w-]{40,}$/);
});

test('what comes back works once, for the browser that left, and in time', async () => {
  const returned = await comeBack();
  const { token: another } = await begin();
  expect(await refusal(end({ ...returned, token: another }))).toMatchObject(failed);
  expect(await refusal(end({ ...returned, token: 'nothing' }))).toMatchObject(failed);
  const forged = new URL(returned.address);
  forged.searchParams.set('state', 'another');
  expect(await refusal(end({ ...returned, address: forged.href }))).toMatchObject(failed);
  await end(returned);
  expect(await refusal(end(returned))).toMatchObject(failed);

  const late = await comeBack();
  server.clock.advance(15 * 60_000);
  expect(await refusal(end(late))).toMatchObject(failed);
});

test('who refuses at the provider is not in', async () => {
  const { token, address } = await begin();
  const state = new URL(address).searchParams.get('state');
  const refused = `http://samtale.example/callback?error=access_denied&state=${state}&iss=${provider.issuer}`;
  expect(await refusal(end({ token, address: refused }))).toMatchObject(failed);
});

test('a user is found by the address once, and then by who they are there', async () => {
  await end(await comeBack());
  provider.accounts.set(user.id, { email: 'elsewhere@example.com' });
  await server.app.database.shared.update(users, { email: `${user.id}@new.example` }, eq(users.id, user.id));
  const { accessToken } = await end(await comeBack());
  expect(await server.callAs(accessToken.token)(auth.getUserByAccessToken)).toMatchObject({ id: user.id });
});

test('an address that the provider does not vouch for is nobody', async () => {
  provider.accounts.set('stranger', { email: user.email, verified: false });
  const notRegistered = { status: 401, messageKey: 'login.logintype.notRegistered' };
  expect(await refusal(end(await comeBack('stranger')))).toMatchObject(notRegistered);
  provider.accounts.set('unknown', { email: 'nobody@example.com' });
  expect(await refusal(end(await comeBack('unknown')))).toMatchObject(notRegistered);
});

test('a directory of one company vouches for all of its addresses', async () => {
  provider.accounts.set(user.id, { email: user.email.toUpperCase(), verified: false });
  const { address, token } = await begin('microsoft');
  const body = { token, address: await signInAtProvider(address, user.id) };
  expect(await server.call(auth.loginWithAzureAd, { body })).toHaveProperty('accessToken');
});

test('each kind of account is told of the other', async () => {
  const withPassword = await createUser(server.app);
  provider.accounts.set(withPassword.id, { email: withPassword.email });
  expect(await refusal(end(await comeBack(withPassword.id)))).toMatchObject({
    status: 401,
    messageKey: 'login.logintype.usesPassword',
  });
  await vi.waitFor(async () => {
    const entries = 'SELECT title FROM audit_entries WHERE user_id = $1';
    const { rows } = await server.app.database.pool.query(entries, [withPassword.id]);
    expect(rows).toEqual([{ title: 'auth.signInFailed' }]);
  });
  const login = server.call(auth.login, { body: { userName: user.email, password } });
  expect(await refusal(login)).toMatchObject({
    status: 401,
    messageKey: 'login.logintype.usernamepasswordFailed',
  });
});

test('who may not sign in any more may not with a work account either', async () => {
  await end(await comeBack());
  await server.app.database.shared.update(users, { isActive: false }, eq(users.id, user.id));
  expect(await refusal(end(await comeBack()))).toMatchObject({ status: 401 });
});

test('a provider that does not answer, or is not set up, is said to be so', async () => {
  expect(await refusal(begin('google'))).toMatchObject({ status: 503, messageKey: 'login.auth0failed' });
  expect(await refusal(begin('auth0'))).toMatchObject({ status: 404, messageKey: 'login.auth0failed' });
});
