import {
  type BodyOf,
  type endpoints,
  type ReplyOf,
  type TokenPair,
  twoFactorKeys,
  wrongCodesMax,
} from '@samtale/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import type { ClientOrigin } from '../../../platform/http/client-origin.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limiter.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { DeviceMarks } from '../device-marks.ts';
import { openSession } from '../sessions.ts';
import { countAttempt, noteRefusal } from '../sign-in-attempts.ts';
import { secondFactors, signInChallenges } from '../tables.ts';
import { whileUnchanged } from '../while-unchanged.ts';
import { sealContext, stepOfCode } from './app-codes.ts';
import { hashOfCode, readChallenge } from './challenge.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

type Login = typeof endpoints.auth.loginWithTwoFactor;

/** Whoever knows a password may begin one sign-in after the other, and is held back all the same. */
const elsewhere: AttemptLimit = { name: 'two-factor.user', most: 20, seconds: 86_400 };
/** A browser in which the user has signed in before is counted by itself: nobody else can lock it out. */
const byDevice: AttemptLimit = { name: 'two-factor.device', most: 20, seconds: 3600 };

/**
 * Ends a sign-in that waits for a code. Throws `unauthorized` for a wrong one, `badRequest` when the sign-in is over,
 * and `tooManyRequests`.
 */
export async function logInWithCode(
  app: App,
  tokens: AccessTokens,
  marks: DeviceMarks,
  { code, ...waiting }: BodyOf<Login>,
  client: ClientOrigin,
): Promise<ReplyOf<Login>> {
  const { challenge, user } = await readChallenge(app, app.database, waiting);
  const { device } = challenge;
  const attempts = [
    device ? { limit: byDevice, subject: device } : { limit: elsewhere, subject: challenge.userId },
  ];
  await countAttempt(app, attempts);
  const outcome = await whileUnchanged(app, user, async (session): Promise<Outcome> => {
    const { challenge, secret } = await readChallenge(app, session, waiting, { forUpdate: true });
    const own = eq(signInChallenges.id, challenge.id);
    if (await isRight(app, session, challenge, code, secret)) {
      await session.shared.delete(signInChallenges, own);
      return { pair: await openSession(app, tokens, session, { userId: user.id, client }) };
    }
    const wrongCodes = challenge.wrongCodes + 1;
    await session.shared.update(signInChallenges, { wrongCodes }, own);
    return { left: wrongCodesMax - wrongCodes };
  });
  if ('left' in outcome) {
    noteRefusal(app, user.id, client);
    throw refusal(outcome.left);
  }
  await app.limits.giveBack(attempts);
  return { ...outcome.pair, device: device ?? marks.create(user.id) };
}

/** The session that the code begins, or how many more wrong ones there may be. */
type Outcome = { pair: TokenPair } | { left: number };

const refusal = (left: number) =>
  left > 0
    ? new AppError('unauthorized', twoFactorKeys.wrongCode)
    : new AppError('badRequest', twoFactorKeys.over);

async function isRight(
  app: App,
  session: Pick<DatabaseSession, 'shared'>,
  { userId, codeHash }: typeof signInChallenges.$inferSelect,
  code: string,
  secret: string,
): Promise<boolean> {
  if (codeHash && codeHash === hashOfCode(code, secret)) return true;
  if (!codeHash && (await isFromApp(app, session, userId, code))) return true;
  return spendRecoveryCode(session, userId, code);
}

/** Whether the user's authenticator app shows this code, which is then of no use any more. */
async function isFromApp(
  app: App,
  { shared }: Pick<DatabaseSession, 'shared'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await shared.first(secondFactors, eq(secondFactors.userId, userId));
  if (!factor?.secret) return false;
  const lastStep = await stepOfCode(app.secrets.open(factor.secret, sealContext(userId)), code, app.now());
  if (lastStep === null) return false;
  const unused = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, lastStep));
  return (await shared.update(secondFactors, { lastStep }, unused)) > 0;
}
