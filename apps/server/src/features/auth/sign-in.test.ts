import { ApiError, endpoints, tokenPair, withoutSecondFactor } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createAgent, createUser, password } from '../../../test/factories.ts';
import { signIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { accessTokenLifetime } from './access-tokens.ts';
import { successorOf } from './refresh-secrets.ts';
import { splitToken } from './secrets.ts';
import { sessions, users } from './tables.ts';

const { auth } = endpoints;
const server = useServer();

const login = async (userName: string, word = password) =>
  withoutSecondFactor(await server.call(auth.login, { body: { userName, password: word } }));
const me = (token: string) => server.callAs(token)(auth.getUserByAccessToken);
const renew = (refreshToken: string) => server.call(auth.refresh, { body: { refreshToken } });
const unauthorized = (messageKey: string) => ({ status: 401, code: 'unauthorized', messageKey, details: {} });

test('the right password gives a pair of tokens, whatever the case of the user name', async () => {
  const user = await createUser(server.app);
  const pair = await login(` ${user.email.toUpperCase()} `);
  expect(tokenPair.parse(pair).accessToken.expiresAt).toBe(
    server.clock.now().getTime() / 1000 + accessTokenLifetime,
  );
  expect(await me(pair.accessToken.token)).toMatchObject({ id: user.id });
});

test('a wrong password, an unknown user and an inactive one are told the same', async () => {
  const user = await createUser(server.app);
  const inactive = await createUser(server.app, { isActive: false });
  const answers = [
    await refusal(login(user.email, 'wrong password')),
    await refusal(login('nobody@example.com')),
    await refusal(login(inactive.email)),
  ];
  expect(answers).toEqual(Array(3).fill(unauthorized('login.failed')));
});

test('values that are too short are named, each with its key', async () => {
  expect(await refusal(login('abc', '123'))).toEqual({
    status: 400,
    code: 'badRequest',
    messageKey: 'error.badRequest',
    details: {
      fields: [
        { path: 'userName', messageKey: 'login.validation.userNameLength' },
        { path: 'password', messageKey: 'login.validation.passwordLength' },
      ],
    },
  });
});

test('e-mails come in the language of the sign-in, until one is chosen', async () => {
  const user = await createUser(server.app);
  const { shared } = server.app.database;
  const signInWith = (lang?: 'da' | 'en') =>
    server.call(auth.login, { body: { userName: user.email, password, lang } });
  const language = async () => (await shared.first(users, eq(users.id, user.id)))?.language;
  expect(await language()).toBe('da');
  await signInWith('en');
  expect(await language()).toBe('en');
  await signInWith();
  expect(await language()).toBe('en');
  const { call } = await signIn(server, user);
  await call(endpoints.profile.saveSettings, { body: { language: 'da' } });
  await signInWith('en');
  expect(await language()).toBe('da');
});

test('an access token works until it expires', async () => {
  const { token } = await signIn(server, await createUser(server.app));
  server.clock.advance((accessTokenLifetime - 1) * 1000);
  await me(token);
  server.clock.advance(1000);
  expect(await refusal(me(token))).toEqual(unauthorized('session.expired'));
});

test('a forged token is refused: another key, no signature, altered claims', async () => {
  const { token, user } = await signIn(server, await createUser(server.app));
  const other = await createUser(server.app);
  const [header = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const altered = Buffer.from(JSON.stringify({ ...claims, sub: other.id })).toString('base64url');
  const forged = [
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    new UnsecuredJWT(claims).encode(),
    `${header}.${altered}.${signature}`,
    `${header}.${body}.`,
    'not a token',
  ];
  expect((await me(token)).id).toBe(user.id);
  for (const token of forged) expect(await refusal(me(token))).toEqual(unauthorized('session.expired'));
});

describe('a refresh token', () => {
  const ended = unauthorized('session.expired');

  test('works once, and its reuse ends the session', async () => {
    const first = await signIn(server, await createUser(server.app));
    const second = await renew(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    await me(second.accessToken.token);
    const third = await renew(second.refreshToken);
    expect(await refusal(renew(first.refreshToken))).toEqual(ended);
    expect(await refusal(renew(third.refreshToken))).toEqual(ended);
    expect(await refusal(me(third.accessToken.token))).toEqual(ended);
  });

  test('whose answer was lost gets the same successor, again and again for a minute', async () => {
    const { refreshToken } = await signIn(server, await createUser(server.app));
    const lost = await renew(refreshToken);
    for (let times = 0; times < 3; times++) {
      server.clock.advance(20_000);
      const again = await renew(refreshToken);
      expect(again.refreshToken).toBe(lost.refreshToken);
      await me(again.accessToken.token);
    }
    expect((await renew(lost.refreshToken)).refreshToken).not.toBe(lost.refreshToken);
  });

  test('whose answer was lost longer ago ends the session', async () => {
    const { refreshToken } = await signIn(server, await createUser(server.app));
    const lost = await renew(refreshToken);
    server.clock.advance(60_001);
    expect(await refusal(renew(refreshToken))).toEqual(ended);
    expect(await refusal(renew(lost.refreshToken))).toEqual(ended);
  });

  test('that two tabs use at once gives both the same pair', async () => {
    const { refreshToken } = await signIn(server, await createUser(server.app));
    const [one, other] = await Promise.all([renew(refreshToken), renew(refreshToken)]);
    expect(one.refreshToken).toBe(other.refreshToken);
    await me(one.accessToken.token);
    await renew(one.refreshToken);
  });

  test('has a successor that nobody guesses who has not the key of the server', async () => {
    const { refreshToken } = await signIn(server, await createUser(server.app));
    const { id, secret } = splitToken(refreshToken);
    const guessed = successorOf(Buffer.alloc(32), id, secret);
    expect(guessed).not.toBe(splitToken((await renew(refreshToken)).refreshToken).secret);
  });

  test('that is used twice is in the audit log', async () => {
    const { user, refreshToken } = await signIn(server, await createUser(server.app));
    await renew(refreshToken);
    server.clock.advance(60_001);
    await refusal(renew(refreshToken));
    const entries = 'SELECT title FROM audit_entries WHERE user_id = $1 ORDER BY at';
    await expect
      .poll(async () => (await server.app.database.pool.query(entries, [user.id])).rows)
      .toEqual([{ title: 'auth.login' }, { title: 'auth.tokenReused' }]);
  });
});

test('a refresh token that was made up is refused', async () => {
  for (const token of ['', 'x', `${createId()}.secret`, `${createId()}`]) {
    expect(await refusal(renew(token))).toEqual(unauthorized('session.expired'));
  }
});

test('a session that nobody uses ends after thirty days', async () => {
  const { refreshToken } = await signIn(server, await createUser(server.app));
  server.clock.advance(29 * 86_400_000);
  const renewed = await renew(refreshToken);
  server.clock.advance(30 * 86_400_000);
  expect(await refusal(renew(renewed.refreshToken))).toEqual(unauthorized('session.expired'));
});

test('logging out ends the session on this device only', async () => {
  const user = await createUser(server.app);
  const here = await signIn(server, user);
  const elsewhere = await signIn(server, user);
  expect(await here.call(auth.logout)).toEqual({ ok: true, address: null });
  expect(await refusal(me(here.token))).toEqual(unauthorized('session.expired'));
  expect(await refusal(renew(here.refreshToken))).toEqual(unauthorized('session.expired'));
  await me(elsewhere.token);
});

test('a user who is made inactive is out at once', async () => {
  const { token, refreshToken, user } = await signIn(server, await createUser(server.app));
  await server.app.database.shared.update(users, { isActive: false }, eq(users.id, user.id));
  expect(await refusal(me(token))).toEqual(unauthorized('session.expired'));
  expect(await refusal(renew(refreshToken))).toEqual(unauthorized('session.expired'));
});

test('the signed-in user comes with agents and roles, and without secrets', async () => {
  const agentId = await createAgent(server.app, { speaks: ['en'] });
  const { call, user } = await signIn(
    server,
    await createUser(server.app, { roles: { [agentId]: [1, 2] }, chatStatus: 0 }),
  );
  const data = await call(auth.getUserByAccessToken);
  expect(auth.getUserByAccessToken.reply.parse(data)).toEqual(data);
  expect(data).toMatchObject({ id: user.id, email: user.email, displayName: user.name, chatStatus: 0 });
  expect(data.userAgentList).toMatchObject([
    { agentId, roleList: [1, 2], agent: { id: agentId, languageList: [{ languageCode: 'en-GB' }] } },
  ]);
  expect(JSON.stringify(data)).not.toContain('argon2');
});

test('nothing that opens an account is stored in the clear', async () => {
  const { refreshToken, user } = await signIn(server, await createUser(server.app));
  const rows = [
    await server.app.database.shared.select(sessions, { where: eq(sessions.userId, user.id) }),
    await server.app.database.shared.select(users, { where: eq(users.id, user.id) }),
  ];
  const secret = refreshToken.split('.')[1] ?? '';
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(password);
});

test('the chat status is set by its owner only', async () => {
  const agentId = await createAgent(server.app);
  const one = await staffOf(server, agentId, [1], { chatStatus: 0 });
  const other = await signIn(server, await createUser(server.app));
  const set = { params: { id: one.user.id }, body: { chatStatus: 1 as const } };
  expect(await refusal(other.call(endpoints.profile.setChatStatus, set))).toMatchObject({ status: 404 });
  await one.call(endpoints.profile.setChatStatus, set);
  expect(await one.call(auth.getUserByAccessToken)).toMatchObject({ chatStatus: 1 });
});

test('a client that cannot reach the server says so', async () => {
  const { createClient } = await import('@samtale/contract');
  const lost = createClient({ baseUrl: 'http://127.0.0.1:9/api', token: () => null });
  await expect(lost(auth.login, { body: { userName: 'user', password } })).rejects.toBeInstanceOf(ApiError);
});
