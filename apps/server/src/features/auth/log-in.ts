import {
  type BodyOf,
  type endpoints,
  type LanguageCode,
  LoginType,
  type ReplyOf,
  workAccountKeys,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { DeviceMarks } from './device-marks.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';
import { countAttempt, noteRefusal, signInAttempts } from './sign-in-attempts.ts';
import { users } from './tables.ts';
import { askForCode } from './two-factor/challenge.ts';
import { whileUnchanged } from './while-unchanged.ts';

type Login = typeof endpoints.auth.login;

/**
 * Signs a user in, or asks for the second factor they have chosen. A wrong password and an unknown user are told apart
 * by nothing; who signs in with a work account is told so. Throws `unauthorized`, and
 * `tooManyRequests` after too many wrong ones.
 */
export async function logIn(
  app: App,
  tokens: AccessTokens,
  marks: DeviceMarks,
  { userName, password, devices, lang }: BodyOf<Login>,
  client: ClientOrigin,
): Promise<ReplyOf<Login>> {
  const email = userName.toLowerCase();
  const user = await app.database.shared.first(users, eq(users.email, email));
  const known = user ? marks.find(devices, user.id) : null;
  const attempts = signInAttempts(email, client.ip, known);
  await countAttempt(app, attempts);
  const matches = await passwordMatches(user?.passwordHash ?? null, password);
  if (user?.isActive && user.loginType === LoginType.workAccount)
    throw new AppError('unauthorized', workAccountKeys.usesWorkAccount);
  if (!user?.isActive || !matches) {
    if (user) noteRefusal(app, user.id, client);
    throw new AppError('unauthorized', 'login.failed');
  }
  await app.limits.giveBack(attempts);
  await followLanguage(app, user, lang);
  const waiting = await askForCode(app, user, known, lang ?? user.language);
  if (waiting) return waiting;
  const pair = await whileUnchanged(app, user, (session) =>
    openSession(app, tokens, session, { userId: user.id, client }),
  );
  return { ...pair, device: known ?? marks.create(user.id) };
}

/** Has e-mails come in the language in which the user signs in, unless they have chosen one on their profile. */
async function followLanguage(
  app: App,
  { id, language, settings }: typeof users.$inferSelect,
  lang: LanguageCode | undefined,
): Promise<void> {
  if (!lang || lang === language || settings.language) return;
  await app.database.shared.update(users, { language: lang }, eq(users.id, id));
}
