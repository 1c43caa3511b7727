import { endpoints } from '@samtale/contract';
import { type Column, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser, password, type TestUser } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { signIn } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import type { SharedTable } from '../../platform/database/table-scope.ts';
import { outliveSessions } from '../push/index.ts';
import { forgetExpiredSignIns } from './forget-expired.ts';
import { mailedTokens, secondFactorTrials, sessions, signInChallenges } from './tables.ts';

const { auth } = endpoints;
const minute = 60_000;
const day = 86_400_000;
const { server } = useServerWithOutside();

/** How many rows of theirs are left of each kind, after the job has run. */
async function leftOf({ id }: TestUser) {
  await forgetExpiredSignIns(server.app, outliveSessions);
  const of = (table: SharedTable & { userId: Column }) =>
    server.app.database.shared.count(table, eq(table.userId, id));
  return {
    sessions: await of(sessions),
    trials: await of(secondFactorTrials),
    challenges: await of(signInChallenges),
    links: await of(mailedTokens),
  };
}
const lastMail = () => readMail(post.mails.at(-1)?.text ?? '').text;

test('sessions, links and codes that have expired are deleted, and no others', async () => {
  const user = await createUser(server.app);
  const me = await signIn(server, user);
  await me.call(auth.startTwoFactor, { body: { method: 'mail', currentPassword: password } });
  await me.call(auth.confirmTwoFactor, { body: { code: /^\d{4}$/m.exec(lastMail())?.[0] ?? '' } });
  await server.call(auth.login, { body: { userName: user.email, password } });
  await me.call(auth.startTwoFactor, { body: { method: 'app', currentPassword: password } });
  await server.call(auth.forgotPassword, { body: { email: user.email, lang: 'en' } });
  const passwordResetToken = /\/([\w-]+\.[\w-]+)\s*$/m.exec(lastMail())?.[1] ?? '';
  const check = () => refusal(server.call(auth.checkPasswordToken, { body: { passwordResetToken } }));
  expect(await leftOf(user)).toEqual({ sessions: 1, trials: 1, challenges: 1, links: 1 });

  server.clock.advance(10 * minute);
  expect(await leftOf(user)).toEqual({ sessions: 1, trials: 0, challenges: 0, links: 1 });

  server.clock.advance(30 * day - 10 * minute - 1);
  expect(await leftOf(user)).toMatchObject({ sessions: 1, links: 1 });
  server.clock.advance(1);
  expect(await leftOf(user)).toMatchObject({ sessions: 0, links: 1 });
  // A late link is told from a wrong one for another while.
  expect(await check()).toMatchObject({ messageKey: 'resetPassword.error.expiredToken' });
  server.clock.advance(60 * minute);
  expect(await leftOf(user)).toMatchObject({ links: 0 });
});
