import {
  type BodyOf,
  type endpoints,
  mailedCodeMinutes,
  type ReplyOf,
  twoFactorKeys,
  wrongCodesMax,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { changedEmail } from '../changed-emails.ts';
import { confirmPassword } from '../confirm-password.ts';
import { sendToUser } from '../send-to-user.ts';
import { secondFactors, secondFactorTrials, recoveryCodes as storedCodes, users } from '../tables.ts';
import { appAddress, newAppSecret, sealContext, stepOfCode } from './app-codes.ts';
import { mailCode } from './mailed-code.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

type Auth = typeof endpoints.auth;
interface Caller {
  userId: string;
  sessionId: string;
}

export async function readTwoFactor(app: App, userId: string): Promise<ReplyOf<Auth['getTwoFactor']>> {
  const factor = await app.database.shared.first(secondFactors, eq(secondFactors.userId, userId));
  return {
    method: factor?.method ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(app.database, userId) : 0,
  };
}

/**
 * Begins to set a second factor up: mails a code, or makes the key of an app. Throws `badRequest` for a wrong
 * password, `tooManyRequests`, and `unavailable` when the code could not be mailed.
 */
export async function startTwoFactor(
  app: App,
  caller: Caller,
  { method, currentPassword, lang }: BodyOf<Auth['startTwoFactor']>,
): Promise<ReplyOf<Auth['startTwoFactor']>> {
  const user = await confirmPassword(app, caller, currentPassword);
  const secret = method === 'mail' ? await mailCode(app, user, lang, { of: 'setUp' }) : await newAppSecret();
  const trial = {
    userId: user.id,
    method,
    secret: app.secrets.seal(secret, sealContext(user.id)),
    wrongCodes: 0,
    expiresAt: new Date(app.now().getTime() + mailedCodeMinutes * 60_000).toISOString(),
  };
  await app.database.transaction(async ({ shared }) => {
    await shared.first(users, eq(users.id, user.id), { forUpdate: true });
    await shared.delete(secondFactorTrials, eq(secondFactorTrials.userId, user.id));
    await shared.insert(secondFactorTrials, [trial]);
  });
  if (method === 'mail') return { secret: null, address: null };
  return { secret, address: await appAddress(secret, user.email) };
}

/**
 * Asks for the second factor from the next sign-in on, since a code shows that the user has it, and mails them so. Throws
 * `badRequest`: for a wrong code, and when there is nothing to confirm any more.
 */
export async function confirmTwoFactor(
  app: App,
  userId: string,
  code: string,
): Promise<ReplyOf<Auth['confirmTwoFactor']>> {
  const begun = await app.database.transaction(async (session) => {
    const { shared } = session;
    const user = await shared.first(users, eq(users.id, userId), { forUpdate: true });
    const own = eq(secondFactorTrials.userId, userId);
    const trial = await shared.first(secondFactorTrials, own, { forUpdate: true });
    if (!user || !trial || trial.expiresAt <= app.now().toISOString() || trial.wrongCodes >= wrongCodesMax)
      throw new AppError('badRequest', twoFactorKeys.over);
    const secret = app.secrets.open(trial.secret, sealContext(userId));
    const isApp = trial.method === 'app';
    const step = isApp ? await stepOfCode(secret, code, app.now()) : null;
    if (isApp ? step === null : code !== secret) {
      await shared.update(secondFactorTrials, { wrongCodes: trial.wrongCodes + 1 }, own);
      return null;
    }
    await shared.delete(secondFactorTrials, own);
    const replaced = await shared.delete(secondFactors, eq(secondFactors.userId, userId));
    const kept = isApp ? trial.secret : null;
    await shared.insert(secondFactors, [{ userId, method: trial.method, secret: kept, lastStep: step ?? 0 }]);
    const change = replaced > 0 ? ('twoFactorReplaced' as const) : ('twoFactorStarted' as const);
    return { user, change, recoveryCodes: await replaceRecoveryCodes(session, userId) };
  });
  if (!begun) throw new AppError('badRequest', twoFactorKeys.wrongCode);
  const { user, change, recoveryCodes } = begun;
  await sendToUser(app, user, changedEmail(change, user.language, user.firstName));
  return { recoveryCodes };
}

/**
 * Asks a user for their password alone from now on, and mails them so. Throws `badRequest` for a wrong one and
 * `tooManyRequests`.
 */
export async function stopTwoFactor(app: App, caller: Caller, currentPassword: string): Promise<void> {
  const user = await confirmPassword(app, caller, currentPassword);
  await app.database.transaction(async ({ shared }) => {
    await shared.delete(secondFactors, eq(secondFactors.userId, user.id));
    await shared.delete(storedCodes, eq(storedCodes.userId, user.id));
  });
  await sendToUser(app, user, changedEmail('twoFactorStopped', user.language, user.firstName));
}

/** New recovery codes instead of the ones a user has, who is mailed so. Throws `badRequest` and `tooManyRequests`. */
export async function renewRecoveryCodes(
  app: App,
  caller: Caller,
  currentPassword: string,
): Promise<ReplyOf<Auth['renewRecoveryCodes']>> {
  const user = await confirmPassword(app, caller, currentPassword);
  const renewed = await app.database.transaction(async (session) => {
    // Two that are made at once would both be told, and both count.
    await session.shared.first(users, eq(users.id, user.id), { forUpdate: true });
    const factor = await session.shared.first(secondFactors, eq(secondFactors.userId, user.id));
    if (!factor) throw new AppError('badRequest', twoFactorKeys.over);
    return replaceRecoveryCodes(session, user.id);
  });
  await sendToUser(app, user, changedEmail('recoveryCodesRenewed', user.language, user.firstName));
  return { recoveryCodes: renewed };
}
