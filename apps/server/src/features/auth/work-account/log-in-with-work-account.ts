import { type BodyOf, type endpoints, LoginType, type ReplyOf, workAccountKeys } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ClientOrigin } from '../../../platform/http/client-origin.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limits.ts';
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
  { token, address }: BodyOf<Login>,
  client: ClientOrigin,
): Promise<ReplyOf<Login>> {
  await countAttempt(app, [{ limit: byNetwork, subject: networkOf(client.ip) }]);
  const identity = await accounts.end(token, address);
  const user = await userOf(app, identity);
  if (!user?.isActive) throw new AppError('unauthorized', workAccountKeys.notRegistered);
  if (user.loginType !== LoginType.workAccount) {
    noteRefusal(app, user.id, client);
    throw new AppError('unauthorized', workAccountKeys.usesPassword);
  }
  const { provider, issuer, subject } = identity;
  await app.database.shared.insert(workIdentities, [{ userId: user.id, issuer, subject }], {
    onConflictDoNothing: true,
  });
  const pair = await whileUnchanged(app, user, (session) =>
    openSession(app, tokens, session, { userId: user.id, client, provider }),
  );
  return { ...pair, device: marks.create(user.id) };
}

async function userOf(app: App, { issuer, subject, address }: WorkIdentity) {
  const { shared } = app.database;
  const same = and(eq(workIdentities.issuer, issuer), eq(workIdentities.subject, subject));
  const known = await shared.first(workIdentities, same);
  if (known) return shared.first(users, eq(users.id, known.userId));
  return address === null ? undefined : shared.first(users, eq(users.email, address));
}
