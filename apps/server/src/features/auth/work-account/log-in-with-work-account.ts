import { type BodyOf, type endpoints, LoginType, type ReplyOf, workAccountKeys } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import type { ClientOrigin } from '../../../platform/http/client-origin.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limiter.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { DeviceMarks } from '../device-marks.ts';
import { openSession } from '../sessions.ts';
import { countAttempt, noteRefusal } from '../sign-in-attempts.ts';
import { users, workIdentities } from '../tables.ts';
import { whileUnchanged } from '../while-unchanged.ts';
import type { WorkAccounts, WorkIdentity } from './work-accounts.ts';

type Login = typeof endpoints.auth.loginWithAuth0;

/** Returns from one network: each costs a question to the provider. */
const byNetwork: AttemptLimit = { name: 'work-account.network', most: 100, seconds: 15 * 60 };

/**
 * Signs in whom a provider vouches for. The first time a user is found by the address, from then on by who they are
 * there. Throws `unauthorized`, with a key for why, and `tooManyRequests`.
 */
export async function logInWithWorkAccount(
  app: App,
  accounts: WorkAccounts,
  tokens: AccessTokens,
  marks: DeviceMarks,
  { token, address, devices }: BodyOf<Login>,
  client: ClientOrigin,
): Promise<ReplyOf<Login>> {
  await countAttempt(app, [{ limit: byNetwork, subject: networkOf(client.ip) }]);
  const identity = await accounts.end(token, address);
  const { user, isTheirs } = await app.database.transaction(async (session) => {
    const { user, isKnown } = await findUser(session, identity);
    const isTheirs = user?.isActive && user.loginType === LoginType.workAccount;
    const { issuer, subject } = identity;
    if (isTheirs && !isKnown)
      await session.shared.insert(workIdentities, [{ userId: user.id, issuer, subject }], {
        onConflictDoNothing: true,
      });
    return { user, isTheirs };
  });
  if (!user?.isActive) throw new AppError('unauthorized', workAccountKeys.notRegistered);
  if (!isTheirs) {
    noteRefusal(app, user.id, client);
    throw new AppError('unauthorized', workAccountKeys.usesPassword);
  }
  const pair = await whileUnchanged(app, user, (session) =>
    openSession(app, tokens, session, { userId: user.id, client, provider: identity.provider }),
  );
  return { ...pair, device: marks.find(devices, user.id) ?? marks.create(user.id) };
}

/**
 * Who has come back, and whether they were known by who they are at the provider. Found by the address they are locked:
 * nobody else is to be found by it at the same time.
 */
async function findUser({ shared }: DatabaseSession, { issuer, subject, address }: WorkIdentity) {
  const same = and(eq(workIdentities.issuer, issuer), eq(workIdentities.subject, subject));
  const known = await shared.first(workIdentities, same);
  if (known) return { user: await shared.first(users, eq(users.id, known.userId)), isKnown: true };
  const nobody = { user: undefined, isKnown: false };
  if (address === null) return nobody;
  const user = await shared.first(users, eq(users.email, address), { forUpdate: true });
  if (!user) return nobody;
  // Who has the address there now is somebody else than the one who signs in from there.
  const others = and(eq(workIdentities.issuer, issuer), eq(workIdentities.userId, user.id));
  return (await shared.count(workIdentities, others)) ? nobody : { user, isKnown: false };
}
