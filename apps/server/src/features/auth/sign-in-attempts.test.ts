import { endpoints } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { ageAttempts } from '../../../test/age-attempts.ts';
import { createUser, password, type TestUser } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { readMail } from '../../../test/read-mail.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';

/** Each test calls from other addresses, which it names as a proxy would. */
const { server } = useServerWithOutside({ trustedProxies: 1 });
let user: TestUser;
beforeEach(async () => {
  user = await createUser(server.app);
});

async function login(ip: string, word: string, { userName = user.email, devices = [] as string[] } = {}) {
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ userName, password: word, devices }),
  });
  const reply = (await response.json()) as { messageKey?: string; device?: string };
  return { status: response.status, ...reply };
}
const guess = async (times: number, ipOf: (n: number) => string, more = {}) => {
  for (let n = 0; n < times; n++) {
    expect(await login(ipOf(n), 'a wrong one', more)).toMatchObject({ messageKey: 'login.failed' });
  }
};
const tooMany = { status: 429, messageKey: 'login.tooManyAttempts' };

test('ten wrong passwords for a user from one network are enough for a quarter of an hour', async () => {
  await guess(10, () => '192.0.2.1');
  expect(await login('192.0.2.1', password)).toMatchObject(tooMany);
  expect(await login('192.0.2.2', password)).toMatchObject({ status: 200 });
  await ageAttempts(server, 15 * 60_000);
  expect(await login('192.0.2.1', password)).toMatchObject({ status: 200 });
});

test('right passwords do not count', async () => {
  for (let n = 0; n < 12; n++) expect(await login('192.0.2.10', password)).toMatchObject({ status: 200 });
});

test('an unknown user is held back like any other', async () => {
  const userName = 'nobody@example.com';
  await guess(10, () => '192.0.2.20', { userName });
  expect(await login('192.0.2.20', 'whatever', { userName })).toMatchObject(tooMany);
});

test('guesses that are made at once are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => login('192.0.2.30', 'a wrong one')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('one house of IPv6 addresses is one network', async () => {
  await guess(10, (n) => `2001:db8:1:2::${n + 1}`);
  expect(await login('2001:db8:1:2:aaaa::1', password)).toMatchObject(tooMany);
  expect(await login('2001:db8:1:3::1', password)).toMatchObject({ status: 200 });
});

test('guesses from everywhere do not lock out the browser that was here before', async () => {
  const { device = '' } = await login('198.51.100.1', password);
  await guess(60, (n) => `203.0.113.${n}`);
  expect(await login('198.51.100.2', password)).toMatchObject(tooMany);
  expect(await login('203.0.113.0', password, { devices: ['made up', device] })).toMatchObject({
    status: 200,
    device,
  });
  await guess(9, () => '203.0.113.0', { devices: [device] });
  expect(await login('203.0.113.0', password, { devices: [device] })).toMatchObject({ status: 200 });
});

test('guesses from everywhere do not lock out who chooses another password', async () => {
  await guess(60, (n) => `203.0.113.${n}`);
  expect(await login('198.51.100.20', password)).toMatchObject(tooMany);
  await server.call(endpoints.auth.forgotPassword, { body: { email: user.email } });
  const passwordResetToken =
    /\/resetPassword\/(\S+)/.exec(readMail(post.mails[0]?.text ?? '').text)?.[1] ?? '';
  const newPassword = 'rugbrød og smør';
  const { device } = await server.call(endpoints.auth.resetPassword, {
    body: { passwordResetToken, newPassword, confirmPassword: newPassword },
  });
  expect(await login('198.51.100.20', newPassword)).toMatchObject(tooMany);
  expect(await login('198.51.100.20', newPassword, { devices: [device] })).toMatchObject({ status: 200 });
});

test('one network that guesses on locks the user out nowhere else', async () => {
  await guess(10, () => '192.0.2.50');
  // More than a user may be guessed at from wherever. Refusals are told ever more slowly.
  for (let n = 10; n < 75; n++) expect(await login('192.0.2.50', 'a wrong one')).toMatchObject(tooMany);
  expect(await login('192.0.2.51', password)).toMatchObject({ status: 200 });
});

test('the mark of a browser is good for the user it was given to, and no more than ten guesses', async () => {
  const other = await createUser(server.app);
  const { device = '' } = await login('198.51.100.9', password, { userName: other.email });
  const devices = [device];
  await guess(10, () => '198.51.100.10', { devices });
  expect(await login('198.51.100.10', password, { devices })).toMatchObject(tooMany);
  await guess(10, () => '198.51.100.11', { devices, userName: other.email });
  expect(await login('198.51.100.12', password, { devices, userName: other.email })).toMatchObject(tooMany);
});

test('one network that tries one user after the other is held back', async () => {
  for (let n = 0; n < 100; n++) await guess(1, () => '192.0.2.99', { userName: `user-${n}@example.com` });
  expect(await login('192.0.2.99', password)).toMatchObject(tooMany);
});

test('nothing of who tried stands in the table, and old counts are deleted', async () => {
  await guess(1, () => '192.0.2.77');
  const { rows } = await server.app.database.pool.query('SELECT * FROM attempts');
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|example\.com/);
  await ageAttempts(server, 25 * 3600_000);
  await server.app.limits.deleteOld();
  const left = await server.app.database.pool.query('SELECT count(*)::int AS n FROM attempts');
  expect(left.rows).toEqual([{ n: 0 }]);
});
