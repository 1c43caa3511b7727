import { type LanguageCode, mailedCodeMinutes, twoFactorKeys, wrongCodesMax } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createId } from '../../../platform/database/columns.ts';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { hashOfSecret, isSecret, joinToken, newSecret, splitToken } from '../secrets.ts';
import { secondFactors, signInChallenges, users } from '../tables.ts';
import { whileUnchanged } from '../while-unchanged.ts';
import { mailCode } from './mailed-code.ts';

type Shared = Pick<DatabaseSession, 'shared'>;
type User = typeof users.$inferSelect;
type Challenge = typeof signInChallenges.$inferSelect;

/** A code is kept with the secret that only the one who signs in has: four digits alone are soon guessed. */
export const hashOfCode = (code: string, secret: string): string => hashOfSecret(`${code}.${secret}`);

const over = () => new AppError('badRequest', twoFactorKeys.over);

/**
 * Makes a sign-in wait for a code where the user has chosen so; null where they have not. Throws `tooManyRequests`,
 * `unavailable` when the code could not be mailed, and `unauthorized` when the user has been changed meanwhile.
 */
export async function askForCode(
  app: App,
  user: User,
  device: string | null,
  language: LanguageCode,
): Promise<{ refreshToken: string; secondFactor: 'mail' | 'app' } | null> {
  const factor = await app.database.shared.first(secondFactors, eq(secondFactors.userId, user.id));
  if (!factor) return null;
  const now = app.now();
  const id = createId();
  const secret = newSecret();
  const code =
    factor.method === 'mail' ? await mailCode(app, user, language, { of: 'signIn', device }) : null;
  const challenge = {
    id,
    userId: user.id,
    secretHash: hashOfSecret(secret),
    codeHash: code && hashOfCode(code, secret),
    device,
    expiresAt: expiry(now),
  };
  await whileUnchanged(app, user, ({ shared }) => shared.insert(signInChallenges, [challenge]));
  return { refreshToken: joinToken(id, secret), secondFactor: factor.method };
}

const expiry = (now: Date) => new Date(now.getTime() + mailedCodeMinutes * 60_000).toISOString();

/**
 * The sign-in that a token stands for, and whose it is; its row is locked where it is read to be changed. Throws
 * `badRequest` when it is over.
 */
export async function readChallenge(
  app: App,
  { shared }: Shared,
  { refreshToken, email }: { refreshToken: string; email: string },
  { forUpdate = false } = {},
): Promise<{ challenge: Challenge; user: User; secret: string }> {
  const { id, secret } = splitToken(refreshToken);
  const isId = z.guid().safeParse(id).success;
  const challenge = isId
    ? await shared.first(signInChallenges, eq(signInChallenges.id, id), { forUpdate })
    : undefined;
  const user = challenge && (await shared.first(users, eq(users.id, challenge.userId)));
  if (!challenge || !user?.isActive || user.email !== email.toLowerCase()) throw over();
  if (!isSecret(secret, challenge.secretHash)) throw over();
  if (challenge.expiresAt <= app.now().toISOString() || challenge.wrongCodes >= wrongCodesMax) throw over();
  return { challenge, user, secret };
}

/** Mails another code for a sign-in that waits for one. Throws `badRequest`, `tooManyRequests` and `unavailable`. */
export async function sendAnotherCode(
  app: App,
  { lang, ...waiting }: { refreshToken: string; email: string; lang: LanguageCode },
): Promise<void> {
  const { challenge, user, secret } = await readChallenge(app, app.database, waiting);
  if (!challenge.codeHash) throw over();
  const code = await mailCode(app, user, lang, { of: 'signIn', device: challenge.device });
  // Wrong codes stay counted: a new one is no new chance to guess.
  const renewed = { codeHash: hashOfCode(code, secret), expiresAt: expiry(app.now()) };
  await app.database.shared.update(signInChallenges, renewed, eq(signInChallenges.id, challenge.id));
}
