import { endpoints, LoginType, workAccountKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ageAttempts } from '../../../test/age-attempts.ts';
import { createUser, password, type TestUser } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { signIn } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import { mailedTokens, users } from './tables.ts';

const { auth } = endpoints;
/** Some tests call from other addresses, which they name as a proxy would. */
const { server } = useServerWithOutside({ trustedProxies: 1 });
let user: TestUser;
beforeEach(async () => {
  user = await createUser(server.app);
  // The test's own network is not to be what holds it back.
  await ageAttempts(server, 3600_000);
});

const forgot = (email: string, lang: 'da' | 'en' = 'da') =>
  server.call(auth.forgotPassword, { body: { email, lang } });
const choose = (passwordResetToken: string, newPassword: string, confirmPassword = newPassword) =>
  server.call(auth.resetPassword, { body: { passwordResetToken, newPassword, confirmPassword } });
const check = (passwordResetToken: string) =>
  server.call(auth.checkPasswordToken, { body: { passwordResetToken } });
const login = (userName: string, word: string) =>
  server.call(auth.login, { body: { userName, password: word } });
const mailed = () => readMail(post.mails.at(-1)?.text ?? '');
const tokenOf = (text: string) => /\/resetPassword\/(\S+)/.exec(text)?.[1] ?? '';
async function newToken(): Promise<string> {
  await forgot(user.email);
  return tokenOf(mailed().text);
}
const badRequest = (messageKey: string) => ({ status: 400, messageKey });
const invalid = badRequest('resetPassword.error.invalidToken');

test('a link is mailed, in the language asked for, and lets choose a password', async () => {
  await forgot(` ${user.email.toUpperCase()} `);
  expect(post.mails).toMatchObject([{ to: [user.email] }]);
  expect(mailed().subject).toBe('Vælg en ny adgangskode');
  expect(mailed().html).toContain('<html lang="da">');
  const token = tokenOf(mailed().text);
  expect(mailed().html).toContain(`href="${server.url}/resetPassword/${token}"`);
  expect(await check(token)).toEqual({ email: user.email, passwordMin: 4 });
  await choose(token, 'something new');
  expect(post.mails.at(-1)?.to).toEqual([user.email]);
  expect(mailed().subject).toBe('Din adgangskode til Samtale er ændret');
  await login(user.email, 'something new');
  expect(await refusal(login(user.email, password))).toMatchObject({ messageKey: 'login.failed' });

  await forgot(user.email, 'en');
  expect(mailed().subject).toBe('Choose a new password');
});

test('who signs in with a work account is told so, and mailed nothing', async () => {
  await server.app.database.shared.update(users, { loginType: LoginType.workAccount }, eq(users.id, user.id));
  expect(await refusal(forgot(user.email))).toMatchObject({
    status: 409,
    messageKey: workAccountKeys.usesWorkAccount,
  });
  expect(post.mails).toEqual([]);
});

test.for(['by a link', 'in the profile'])(
  'a password chosen %s forgets the address that somebody else has asked for',
  async (how) => {
    const intruder = await signIn(server, user);
    const email = `intruder-${user.email}`;
    await intruder.call(auth.updateEmail, { body: { email, currentPassword: password, lang: 'da' } });
    const link = /\/confirmEmail\/(\S+)/.exec(mailed().text)?.[1] ?? '';
    const newPassword = 'something new';
    if (how === 'by a link') await choose(await newToken(), newPassword);
    else {
      const owner = await signIn(server, user);
      const body = { currentPassword: password, newPassword, confirmPassword: newPassword };
      await owner.call(auth.updatePassword, { body });
    }
    expect(await refusal(server.call(auth.confirmEmail, { body: { token: link } }))).toMatchObject(invalid);
  },
);

test('a new address forgets the link to a password that went to the old one', async () => {
  const link = await newToken();
  const owner = await signIn(server, user);
  const email = `new-${user.email}`;
  await owner.call(auth.updateEmail, { body: { email, currentPassword: password, lang: 'da' } });
  const token = /\/confirmEmail\/(\S+)/.exec(mailed().text)?.[1] ?? '';
  await server.call(auth.confirmEmail, { body: { token } });
  expect(await refusal(check(link))).toMatchObject(invalid);
});

test('choosing a password ends every session', async () => {
  const session = await signIn(server, user);
  const token = await newToken();
  await session.call(auth.getUserByAccessToken);
  await choose(token, 'something new');
  const expired = { messageKey: 'session.expired' };
  expect(await refusal(session.call(auth.getUserByAccessToken))).toMatchObject(expired);
  const renewal = server.call(auth.refresh, { body: { refreshToken: session.refreshToken } });
  expect(await refusal(renewal)).toMatchObject(expired);
});

test('who signs in with the old password just then does not come in', async () => {
  const token = await newToken();
  const { limits } = server.app;
  // What is done last before the session begins.
  const verified = vi.spyOn(limits, 'giveBack').mockImplementationOnce(async () => {
    await choose(token, 'something new');
  });
  expect(await refusal(login(user.email, password))).toMatchObject({ messageKey: 'login.failed' });
  expect(verified).toHaveBeenCalledOnce();
  verified.mockRestore();
  await login(user.email, 'something new');
});

test('a link works once, also when it is used twice at the same time', async () => {
  const token = await newToken();
  const outcomes = await Promise.allSettled([choose(token, 'the first'), choose(token, 'the second')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(choose(token, 'the third'))).toMatchObject(invalid);
  expect(await refusal(check(token))).toMatchObject(invalid);
});

test('a link that has expired is told from one that never was', async () => {
  const token = await newToken();
  server.clock.advance(60 * 60_000);
  const expired = badRequest('resetPassword.error.expiredToken');
  expect(await refusal(check(token))).toMatchObject(expired);
  expect(await refusal(choose(token, 'something new'))).toMatchObject(expired);
  const [id, secret = ''] = token.split('.');
  for (const wrong of ['', 'x', `${id}.`, `${id}.${secret.slice(1)}x`, `${user.id}.${secret}`]) {
    expect(await refusal(check(wrong))).toMatchObject(invalid);
  }
});

test('a new link makes the one before useless', async () => {
  const first = await newToken();
  const second = await newToken();
  expect(await refusal(choose(first, 'something new'))).toMatchObject(invalid);
  await choose(second, 'something new');
});

test('the passwords have to be the same and long enough', async () => {
  const token = await newToken();
  expect(await refusal(choose(token, 'abc'))).toMatchObject({
    details: { fields: [{ path: 'newPassword', messageKey: 'resetPassword.validation.length' }] },
  });
  expect(await refusal(choose(token, 'one thing', 'another'))).toMatchObject({
    details: { fields: [{ path: 'confirmPassword', messageKey: 'resetPassword.validation.different' }] },
  });
  await choose(token, 'one thing');
});

test('who has no account is told so; an inactive user has none', async () => {
  const unknown = { status: 404, messageKey: 'forgotPassword.error.notFound' };
  expect(await refusal(forgot('nobody@example.com'))).toMatchObject(unknown);
  await server.app.database.shared.update(users, { isActive: false }, eq(users.id, user.id));
  expect(await refusal(forgot(user.email))).toMatchObject(unknown);
  expect(await refusal(forgot('no address'))).toMatchObject({
    details: { fields: [{ path: 'email', messageKey: 'forgotPassword.validation.email' }] },
  });
  expect(post.mails).toEqual([]);
});

test('a mail that cannot be sent is said to be so', async () => {
  post.isAway = true;
  expect(await refusal(forgot(user.email))).toMatchObject({
    status: 503,
    messageKey: 'forgotPassword.error.notSent',
  });
});

describe('how often', () => {
  const tooMany = { status: 429, messageKey: 'login.tooManyAttempts' };
  const forgotFrom = (ip: string, email: string) =>
    fetch(`${server.url}/api/auth/forgotPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ email }),
    });

  test('nobody is mailed more than three times an hour for one network, which tries twenty addresses', async () => {
    for (let mail = 0; mail < 3; mail++) await forgot(user.email);
    expect(await refusal(forgot(user.email))).toMatchObject(tooMany);
    expect(post.mails).toHaveLength(3);
    for (let guess = 0; guess < 17; guess++) {
      expect(await refusal(forgot(`nobody-${guess}@example.com`))).toMatchObject({ status: 404 });
    }
    expect(await refusal(forgot('somebody@example.com'))).toMatchObject(tooMany);
    await ageAttempts(server, 3600_000);
    await forgot(user.email);
  });

  test('whom others have mailed five times has a link, and is not told to wait', async () => {
    for (let mail = 0; mail < 6; mail++) {
      expect((await forgotFrom(`192.0.2.${mail}`, user.email)).status).toBe(200);
    }
    expect(post.mails).toHaveLength(5);
    await choose(tokenOf(mailed().text), 'something new');
    // It is spent, so there is none to say yes to.
    expect((await forgotFrom('192.0.2.9', user.email)).status).toBe(429);
  });

  test('a mail that was not taken is not counted', async () => {
    post.isAway = true;
    for (let mail = 0; mail < 6; mail++) {
      expect((await forgotFrom(`198.51.100.${mail}`, user.email)).status).toBe(503);
    }
    post.isAway = false;
    await forgot(user.email);
    await choose(tokenOf(mailed().text), 'something new');
  });
});

test('a link is stored as a hash', async () => {
  const token = await newToken();
  const rows = await server.app.database.shared.select(mailedTokens, {
    where: eq(mailedTokens.userId, user.id),
  });
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
});
