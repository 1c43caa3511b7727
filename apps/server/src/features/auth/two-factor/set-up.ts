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
import { changedLetter } from '../changed-letters.ts';
import { confirmPassword } from '../confirm-password.ts';
import { sendToUser } from '../send-to-user.ts';
import { recoveryCodes, secondFactors, secondFactorTrials } from '../tables.ts';
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
    await shared.delete(secondFactorTrials, eq(secondFactorTrials.userId, user.id));
    await shared.insert(secondFactorTrials, [trial]);
  });
  if (method === 'mail') return { secret: null, address: null };
  return { secret, address: await appAddress(secret, user.email) };
}

/**
 * Asks for the second factor from the next sign-in on, since a code shows that the user has it. Throws `badRequest`:
 * for a wrong code, and when there is nothing to confirm any more.
 */
export async function confirmTwoFactor(
  app: App,
  userId: string,
  code: string,
): Promise<ReplyOf<Auth['confirmTwoFactor']>> {
  const codes = await app.database.transaction(async (session) => {
    const { shared } = session;
    const own = eq(secondFactorTrials.userId, userId);
    const trial = await shared.first(secondFactorTrials, own, { forUpdate: true });
    if (!trial || trial.expiresAt <= app.now().toISOString() || trial.wrongCodes >= wrongCodesMax)
      throw new AppError('badRequest', twoFactorKeys.over);
    const secret = app.secrets.open(trial.secret, sealContext(userId));
    const isApp = trial.method === 'app';
    const step = isApp ? await stepOfCode(secret, code, app.now()) : null;
    if (isApp ? step === null : code !== secret) {
      await shared.update(secondFactorTrials, { wrongCodes: trial.wrongCodes + 1 }, own);
      return null;
    }
    await shared.delete(secondFactorTrials, own);
    await shared.delete(secondFactors, eq(secondFactors.userId, userId));
    const kept = isApp ? trial.secret : null;
    await shared.insert(secondFactors, [{ userId, method: trial.method, secret: kept, lastStep: step ?? 0 }]);
    return replaceRecoveryCodes(session, userId);
  });
  if (!codes) throw new AppError('badRequest', twoFactorKeys.wrongCode);
  return { recoveryCodes: codes };
}

/**
 * Asks a user for their password alone from now on, and mails them so. Throws `badRequest` for a wrong one and
 * `tooManyRequests`.
 */
export async function stopTwoFactor(app: App, caller: Caller, currentPassword: string): Promise<void> {
  const user = await confirmPassword(app, caller, currentPassword);
  await app.database.transaction(async ({ shared }) => {
    await shared.delete(secondFactors, eq(secondFactors.userId, user.id));
    await shared.delete(recoveryCodes, eq(recoveryCodes.userId, user.id));
  });
  await sendToUser(app, user, changedLetter('twoFactorStopped', user.language, user.firstName));
}

/** New recovery codes instead of the ones a user has. Throws `badRequest` and `tooManyRequests`. */
export async function renewRecoveryCodes(
  app: App,
  caller: Caller,
  currentPassword: string,
): Promise<ReplyOf<Auth['renewRecoveryCodes']>> {
  const { id } = await confirmPassword(app, caller, currentPassword);
  return app.database.transaction(async (session) => {
    const factor = await session.shared.first(secondFactors, eq(secondFactors.userId, id));
    if (!factor) throw new AppError('badRequest', twoFactorKeys.over);
    return { recoveryCodes: await replaceRecoveryCodes(session, id) };
  });
}
