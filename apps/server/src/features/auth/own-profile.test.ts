import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ageAttempts } from '../../../test/age-attempts.ts';
import { createAgent, createUser, password } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { type SignedIn, signIn, staffOf } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import { users } from './tables.ts';

const { auth } = endpoints;
const { server } = useServerWithOutside();
let agentId: string;
let one: SignedIn;
beforeAll(async () => {
  agentId = await createAgent(server.app);
});
beforeEach(async () => {
  one = await staffOf(server, agentId, [1]);
});

const me = () => one.call(auth.getUserByAccessToken);
const changeEmail = (email: string, currentPassword = password) =>
  one.call(auth.updateEmail, { body: { email, currentPassword, lang: 'en' } });
const confirm = (token: string) => server.call(auth.confirmEmail, { body: { token } });
const mailedToken = () =>
  /\/confirmEmail\/(\S+)/.exec(readMail(post.mails.at(-1)?.text ?? '').text)?.[1] ?? '';
const login = (userName: string, word = password) =>
  server.call(auth.login, { body: { userName, password: word } });

test('names are changed, and have two letters at least', async () => {
  const update = (firstName: string, lastName: string) =>
    one.call(auth.updateProfile, { params: { agentId }, body: { firstName, lastName } });
  await update(' Åse ', 'Bo');
  expect(await me()).toMatchObject({ firstName: 'Åse', lastName: 'Bo', displayName: 'Åse Bo' });
  expect(await refusal(update('Å', ' '))).toMatchObject({
    details: {
      fields: [
        { path: 'firstName', messageKey: 'profile.validation.firstName' },
        { path: 'lastName', messageKey: 'profile.validation.lastName' },
      ],
    },
  });
});

test('a password is changed by whoever knows it, and ends the other sessions', async () => {
  const elsewhere = await signIn(server, one.user);
  const update = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    one.call(auth.updatePassword, { body: { currentPassword, newPassword, confirmPassword } });
  expect(await refusal(update('a wrong one', 'something new'))).toMatchObject({
    status: 400,
    messageKey: 'profile.error.wrongPassword',
  });
  expect(await refusal(update(password, 'something new', 'something else'))).toMatchObject({
    details: { fields: [{ path: 'confirmPassword', messageKey: 'profile.samePasswordError' }] },
  });
  await update(password, 'something new');
  expect(post.mails).toMatchObject([{ to: [one.user.email] }]);
  expect(readMail(post.mails[0]?.text ?? '').subject).toBe('Din adgangskode til Samtale er ændret');
  await me();
  expect(await refusal(elsewhere.call(auth.getUserByAccessToken))).toMatchObject({ status: 401 });
  await login(one.user.email, 'something new');
});

test('an open session may guess ten times', async () => {
  const guess = () => refusal(changeEmail('new@example.com', 'a wrong one'));
  for (let n = 0; n < 10; n++) expect(await guess()).toMatchObject({ status: 400 });
  expect(await guess()).toMatchObject({ status: 429, messageKey: 'login.tooManyAttempts' });
  expect(await refusal(changeEmail('new@example.com'))).toMatchObject({ status: 429 });
});

test('a new address counts once its owner has confirmed it, and the old one is told', async () => {
  const address = `New-${one.user.email}`;
  await changeEmail(address);
  expect(post.mails).toMatchObject([{ to: [address.toLowerCase()] }]);
  expect(readMail(post.mails[0]?.text ?? '').subject).toBe('Confirm your new e-mail address');
  expect(await me()).toMatchObject({ email: one.user.email });
  const token = mailedToken();
  expect(await confirm(token)).toEqual({ email: address.toLowerCase() });
  expect(await me()).toMatchObject({ email: address.toLowerCase() });
  await login(address);
  expect(await refusal(login(one.user.email))).toMatchObject({ messageKey: 'login.failed' });
  expect(post.mails.at(-1)?.to).toEqual([one.user.email]);
});

test('a link that is pressed again says that it is done, until the address is another one', async () => {
  const address = `new-${one.user.email}`;
  await changeEmail(address);
  const token = mailedToken();
  await confirm(token);
  const mails = post.mails.length;
  expect(await confirm(token)).toEqual({ email: address });
  expect(post.mails).toHaveLength(mails);
  await changeEmail(`newer-${one.user.email}`);
  await confirm(mailedToken());
  expect(await refusal(confirm(token))).toMatchObject({ messageKey: 'resetPassword.error.invalidToken' });
});

test('the old address is told in the language of the user', async () => {
  await server.app.database.shared.update(users, { language: 'en' }, eq(users.id, one.user.id));
  await changeEmail(`new-${one.user.email}`);
  await confirm(mailedToken());
  expect(readMail(post.mails.at(-1)?.text ?? '').subject).toBe('Your e-mail address in Samtale has changed');
});

test('no address is mailed more than five times a day, and no user tries more than ten in an hour', async () => {
  const tooMany = { status: 429, messageKey: 'login.tooManyAttempts' };
  const address = `filled-${one.user.email}`;
  for (let n = 0; n < 5; n++) await changeEmail(address);
  expect(await refusal(changeEmail(address))).toMatchObject(tooMany);
  expect(post.mails).toHaveLength(5);
  const { email: taken } = await createUser(server.app);
  for (let n = 0; n < 4; n++) expect(await refusal(changeEmail(taken))).toMatchObject({ status: 409 });
  expect(await refusal(changeEmail(`other-${one.user.email}`))).toMatchObject(tooMany);
  await ageAttempts(server, 3600_000);
  await changeEmail(`other-${one.user.email}`);
});

test('an address that another user has is refused, also when they get it before it is confirmed', async () => {
  const other = await createUser(server.app);
  const exists = { status: 409, messageKey: 'profile.error.emailExists' };
  expect(await refusal(changeEmail(other.email.toUpperCase()))).toMatchObject(exists);
  const wanted = `wanted-${one.user.id}@example.com`;
  await changeEmail(wanted);
  const token = mailedToken();
  const second = await staffOf(server, agentId, [1]);
  await second.call(auth.updateEmail, { body: { email: wanted, currentPassword: password, lang: 'da' } });
  await confirm(mailedToken());
  expect(await refusal(confirm(token))).toMatchObject(exists);
});

test('a link to confirm an address chooses no password, and expires', async () => {
  await changeEmail(`later-${one.user.email}`);
  const token = mailedToken();
  const choose = server.call(auth.resetPassword, {
    body: { passwordResetToken: token, newPassword: 'something', confirmPassword: 'something' },
  });
  expect(await refusal(choose)).toMatchObject({ messageKey: 'resetPassword.error.invalidToken' });
  server.clock.advance(24 * 3600_000);
  expect(await refusal(confirm(token))).toMatchObject({ messageKey: 'resetPassword.error.expiredToken' });
});

test('a mail that cannot be sent is said to be so, and nothing has changed', async () => {
  post.isAway = true;
  expect(await refusal(changeEmail('elsewhere@example.com'))).toMatchObject({
    status: 503,
    messageKey: 'profile.error.notSent',
  });
  expect(await me()).toMatchObject({ email: one.user.email });
});
