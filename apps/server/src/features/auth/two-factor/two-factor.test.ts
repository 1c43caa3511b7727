import { endpoints, recoveryCodeCount, type TwoFactorMethod, withoutSecondFactor } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { ageAttempts } from '../../../../test/age-attempts.ts';
import { createUser, password, type TestUser } from '../../../../test/factories.ts';
import { post } from '../../../../test/outside-world.ts';
import { type SignedIn, signIn } from '../../../../test/people.ts';
import { readMail } from '../../../../test/read-mail.ts';
import { refusal } from '../../../../test/refusal.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { secondFactors } from '../tables.ts';

const { auth } = endpoints;
const { server } = useServerWithOutside();
let user: TestUser;
let me: SignedIn;
beforeEach(async () => {
  server.clock.advance(86_400_000);
  await ageAttempts(server, 86_400_000);
  user = await createUser(server.app);
  me = await signIn(server, user);
});

const mailedCode = () => /^\d{4}$/m.exec(readMail(post.mails.at(-1)?.text ?? '').text)?.[0] ?? '';
/** Another code than the right one, of the same form. */
const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
const appCode = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
const start = (method: TwoFactorMethod, currentPassword = password) =>
  me.call(auth.startTwoFactor, { body: { method, currentPassword } });
const confirm = (code: string) => me.call(auth.confirmTwoFactor, { body: { code } });

async function useMail(): Promise<string[]> {
  await start('mail');
  return (await confirm(mailedCode())).recoveryCodes;
}

async function useApp(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await start('app');
  const { recoveryCodes } = await confirm(appCode(secret ?? ''));
  server.clock.advance(30_000);
  return { secret: secret ?? '', recoveryCodes };
}

/** A sign-in with the right password, which waits for a code. */
async function begin(devices: string[] = []): Promise<string> {
  const reply = await server.call(auth.login, { body: { userName: user.email, password, devices } });
  expect(reply).not.toHaveProperty('accessToken');
  return reply.refreshToken;
}
const end = (refreshToken: string, code: string, email = user.email) =>
  server.call(auth.loginWithTwoFactor, { body: { refreshToken, code, email } });
const wrongCode = { status: 401, messageKey: 'twoFactor.error.wrongCode' };
const over = { status: 400, messageKey: 'twoFactor.error.default' };

test('a code is mailed, and gets in once, with spaces in it', async () => {
  await useMail();
  const token = await begin();
  expect(post.mails.at(-1)?.to).toEqual([user.email]);
  const code = mailedCode();
  expect(await refusal(end(token, wrong(code)))).toMatchObject(wrongCode);
  const { accessToken } = await end(token, ` ${code.slice(0, 2)} ${code.slice(2)} `);
  expect(await server.callAs(accessToken.token)(auth.getUserByAccessToken)).toMatchObject({ id: user.id });
  expect(await refusal(end(token, code))).toMatchObject(over);
});

test('whoever knows the password uses up no mails of a browser that is known', async () => {
  await useMail();
  const { device } = await end(await begin(), mailedCode());
  const refused = { messageKey: 'login.tooManyAttempts' };
  for (let tries = 0; tries < 8; tries++) await begin();
  expect(await refusal(begin())).toMatchObject(refused);
  const refreshToken = await begin([device]);
  await server.call(auth.sendTwoFactorCode, { body: { refreshToken, email: user.email, lang: 'da' } });
  await end(refreshToken, mailedCode());
});

test('the mail that turns it on does not speak of a sign-in', async () => {
  await start('mail');
  const { text } = readMail(post.mails.at(-1)?.text ?? '');
  expect(text).toContain('på din profil');
  expect(text).not.toContain('logger ind');
});

test('what waits for a code opens nothing else', async () => {
  await useMail();
  const refreshToken = await begin();
  const renewed = server.call(auth.refresh, { body: { refreshToken } });
  expect(await refusal(renewed)).toMatchObject({ status: 401 });
  expect(await refusal(server.callAs(refreshToken)(auth.getUserByAccessToken))).toMatchObject({
    status: 401,
  });
  expect(await refusal(end(refreshToken, mailedCode(), 'other@example.com'))).toMatchObject(over);
  expect(await refusal(end('nothing', mailedCode()))).toMatchObject(over);
});

test('a code lives ten minutes and dies after five wrong ones', async () => {
  await useMail();
  const late = await begin();
  const lateCode = mailedCode();
  server.clock.advance(10 * 60_000);
  expect(await refusal(end(late, lateCode))).toMatchObject(over);

  const token = await begin();
  const code = mailedCode();
  for (let tries = 0; tries < 4; tries++) {
    expect(await refusal(end(token, wrong(code)))).toMatchObject(wrongCode);
  }
  expect(await refusal(end(token, wrong(code)))).toMatchObject(over);
  expect(await refusal(end(token, code))).toMatchObject(over);
});

test('wrong codes that are sent at once are all counted', async () => {
  await useMail();
  const token = await begin();
  const code = mailedCode();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refusal(end(token, wrong(code)))));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
  expect(await refusal(end(token, code))).toMatchObject(over);
});

test('who knows the password does not get to guess for ever, and does not lock the user out', async () => {
  const [device] = [
    withoutSecondFactor(await server.call(auth.login, { body: { userName: user.email, password } })).device,
  ];
  await useMail();
  for (let round = 0; round < 4; round++) {
    const token = await begin();
    const code = mailedCode();
    for (let tries = 0; tries < 5; tries++) await refusal(end(token, wrong(code)));
  }
  const guesser = await begin();
  const code = mailedCode();
  expect(await refusal(end(guesser, code))).toMatchObject({ messageKey: 'login.tooManyAttempts' });
  const owner = await begin([device]);
  expect(await end(owner, mailedCode())).toHaveProperty('accessToken');
});

test('another code is mailed on request; the first is of no use then, and wrong ones stay counted', async () => {
  await useMail();
  const refreshToken = await begin();
  const first = mailedCode();
  for (let tries = 0; tries < 4; tries++) await refusal(end(refreshToken, wrong(first)));
  const body = { refreshToken, email: user.email, lang: 'en' as const };
  let second = first;
  while (second === first) {
    await server.call(auth.sendTwoFactorCode, { body });
    second = mailedCode();
  }
  expect(readMail(post.mails.at(-1)?.text ?? '').subject).toContain('is your code');
  expect(await refusal(end(refreshToken, first))).toMatchObject(over);
  expect(await refusal(end(refreshToken, second))).toMatchObject(over);
});

test("an authenticator app's codes each work once, also when clocks differ a little", async () => {
  const { secret } = await useApp();
  const mails = post.mails.length;
  const code = appCode(secret);
  expect(await end(await begin(), `${code.slice(0, 3)} ${code.slice(3)}`)).toHaveProperty('accessToken');
  expect(await refusal(end(await begin(), code))).toMatchObject(wrongCode);
  server.clock.advance(60_000);
  const early = appCode(secret);
  server.clock.advance(30_000);
  expect(await end(await begin(), early)).toHaveProperty('accessToken');
  const late = appCode(secret);
  server.clock.advance(61_000);
  expect(await refusal(end(await begin(), late))).toMatchObject(wrongCode);
  expect(post.mails).toHaveLength(mails);
});

test('the key of an app is told with the address its camera reads, and kept sealed', async () => {
  const { secret, address } = await start('app');
  expect(new URL(address ?? '').searchParams.get('secret')).toBe(secret);
  expect(address).toMatch(/^otpauth:\/\/totp\/Samtale:/);
  await confirm(appCode(secret ?? ''));
  const row = await server.app.database.shared.first(secondFactors, eq(secondFactors.userId, user.id));
  expect(row?.secret).toMatch(/^1\./);
  expect(row?.secret).not.toContain(secret);
});

test('recovery codes get in where the app is lost, each once, until new ones are made', async () => {
  const { recoveryCodes } = await useApp();
  const [first = '', second = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
  const token = await begin();
  await end(token, first.toUpperCase());
  expect(await refusal(end(await begin(), first))).toMatchObject(wrongCode);
  expect(await me.call(auth.getTwoFactor)).toEqual({ method: 'app', recoveryCodesLeft: 9 });
  const renewed = await me.call(auth.renewRecoveryCodes, { body: { currentPassword: password } });
  expect(await refusal(end(await begin(), second))).toMatchObject(wrongCode);
  expect(await end(await begin(), renewed.recoveryCodes[0] ?? '')).toHaveProperty('accessToken');
});

test('the user is mailed of all that changes it', async () => {
  const subject = () => readMail(post.mails.at(-1)?.text ?? '').subject;
  await useApp();
  expect(subject()).toBe('Dit totrinslogin i Samtale er slået til');
  await useMail();
  expect(subject()).toBe('Dit totrinslogin i Samtale er ændret');
  await me.call(auth.renewRecoveryCodes, { body: { currentPassword: password } });
  expect(subject()).toBe('Du har fået nye gendannelseskoder til Samtale');
  expect(post.mails.at(-1)?.to).toEqual([user.email]);
});

test('of recovery codes that are renewed at once, those of one work', async () => {
  await useApp();
  const renew = () => me.call(auth.renewRecoveryCodes, { body: { currentPassword: password } });
  await Promise.all([renew(), renew(), renew()]);
  expect(await me.call(auth.getTwoFactor)).toMatchObject({ recoveryCodesLeft: recoveryCodeCount });
});

test('nothing is asked for before a code shows that the user has what makes it', async () => {
  await start('app');
  expect(await refusal(confirm('000000'))).toMatchObject({ messageKey: 'twoFactor.error.wrongCode' });
  expect(await me.call(auth.getTwoFactor)).toEqual({ method: null, recoveryCodesLeft: 0 });
  expect(await server.call(auth.login, { body: { userName: user.email, password } })).toHaveProperty(
    'device',
  );
  server.clock.advance(11 * 60_000);
  expect(await refusal(confirm('000000'))).toMatchObject(over);
});

test('it is begun and ended with the password only', async () => {
  const wrongPassword = { status: 400, messageKey: 'profile.error.wrongPassword' };
  expect(await refusal(start('mail', 'wrong'))).toMatchObject(wrongPassword);
  const [code = ''] = await useMail();
  const stop = (currentPassword: string) => me.call(auth.stopTwoFactor, { body: { currentPassword } });
  expect(await refusal(stop('wrong'))).toMatchObject(wrongPassword);
  await stop(password);
  expect(readMail(post.mails.at(-1)?.text ?? '').subject).toBe('Dit totrinslogin i Samtale er slået fra');
  expect(await server.call(auth.login, { body: { userName: user.email, password } })).toHaveProperty(
    'device',
  );
  expect(await me.call(auth.getTwoFactor)).toEqual({ method: null, recoveryCodesLeft: 0 });
  await useMail();
  expect(await refusal(end(await begin(), code))).toMatchObject(wrongCode);
});

test('changing to an app ends the mailed codes', async () => {
  await useMail();
  const { secret } = await useApp();
  const sent = post.mails.length;
  expect(await end(await begin(), appCode(secret))).toHaveProperty('accessToken');
  expect(post.mails).toHaveLength(sent);
});

test('a code of another form is refused before it counts', async () => {
  await useMail();
  const token = await begin();
  for (const code of ['12', 'abcd', '12345']) {
    expect(await refusal(end(token, code))).toMatchObject({ status: 400, messageKey: 'error.badRequest' });
  }
  expect(await end(token, mailedCode())).toHaveProperty('accessToken');
});
