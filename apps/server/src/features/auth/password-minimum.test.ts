import { endpoints, passwordKeys } from '@samtale/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createUser, password } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { signIn } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import { readConfig } from '../../platform/config.ts';

const { auth } = endpoints;
/** More than the passwords of other tests have. */
const passwordMin = 16;
const tooShort = 'x'.repeat(15);
const longEnough = 'x'.repeat(16);
const twice = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });
const refused = {
  status: 400,
  messageKey: passwordKeys.tooShort,
  details: {
    fields: [{ path: 'newPassword', messageKey: passwordKeys.tooShort }],
    values: { least: '16' },
  },
};
const { server } = useServerWithOutside({ passwordMin });

const tokenInMail = (path: string) =>
  new RegExp(`/${path}/([^\\s?]+)`).exec(readMail(post.mails.at(-1)?.text ?? '').text)?.[1] ?? '';

test('a password that is changed has to be as long as the server asks for, the one before need not be', async () => {
  const me = await signIn(server, await createUser(server.app));
  expect(password.length).toBeLessThan(passwordMin);
  expect(await me.call(auth.getUserByAccessToken)).toMatchObject({ passwordMin });
  const update = (word: string) =>
    me.call(auth.updatePassword, { body: { currentPassword: password, ...twice(word) } });
  expect(await refusal(update(tooShort))).toEqual({ code: 'badRequest', ...refused });
  await update(longEnough);
});

test('so has one that is chosen by a link, which is not spent on a shorter one', async () => {
  const { email } = await createUser(server.app);
  await server.call(auth.forgotPassword, { body: { email, lang: 'da' } });
  const passwordResetToken = tokenInMail('resetPassword');
  expect(await server.call(auth.checkPasswordToken, { body: { passwordResetToken } })).toEqual({
    email,
    passwordMin,
  });
  const reset = (word: string) =>
    server.call(auth.resetPassword, { body: { passwordResetToken, ...twice(word) } });
  expect(await refusal(reset(tooShort))).toMatchObject(refused);
  await reset(longEnough);
  await server.call(auth.login, { body: { userName: email, password: longEnough } });
});

test('so has the first one of a company that signs up', async () => {
  const challenge = await server.call(auth.getCaptcha);
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const model = {
    botType: 1 as const,
    firstName: 'Anna',
    lastName: 'Berg',
    companyName: 'Bergs Brød',
    termsAccepted: true as const,
    email: 'anna@bergsbroed.example',
  };
  await server.call(auth.signUp, { body: { model, captcha, lang: 'da' } });
  const passwordResetToken = tokenInMail('newAgent');
  expect(await server.call(auth.checkSignUp, { body: { passwordResetToken } })).toMatchObject({
    passwordMin,
  });
  const create = (word: string) =>
    server.call(auth.resetPasswordAndCreateAccount, {
      body: { passwordResetToken, selectedBotOption: 0, selectedLanguage: 'da', ...twice(word) },
    });
  expect(await refusal(create(tooShort))).toMatchObject(refused);
  expect(await create(longEnough)).toHaveProperty('accessToken');
});

test('a server asks for four characters unless told, and for no fewer', () => {
  expect(readConfig({}).passwordMin).toBe(4);
  expect(readConfig({ SAMTALE_PASSWORD_MIN: '10' }).passwordMin).toBe(10);
  expect(() => readConfig({ SAMTALE_PASSWORD_MIN: '3' })).toThrow(/SAMTALE_PASSWORD_MIN/);
});
