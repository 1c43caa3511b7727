import { auditMoments, type TokenPair, type WorkAccountProvider } from '@samtale/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import type { AccessTokens } from './access-tokens.ts';
import { successorOf } from './refresh-secrets.ts';
import { hashOfSecret, isSecret, joinToken, newSecret, splitToken } from './secrets.ts';
import { sessionEnded } from './sessions-ended.ts';
import { sessions, users } from './tables.ts';

/** How long a device stays signed in without being used, in days. */
const sessionDays = 30;
/** How long a renewal whose answer was lost can be asked for again. */
const lostAnswerSeconds = 60;

/** Whose work account a session began with; null for a password. */
type Provider = WorkAccountProvider | null;

const expiry = (now: Date) => new Date(now.getTime() + sessionDays * 86_400_000).toISOString();

/** Begins a session for a user who has just proved who they are, within the transaction in which that still holds. */
export async function openSession(
  app: App,
  tokens: AccessTokens,
  { shared }: Pick<DatabaseSession, 'shared'>,
  { userId, client, provider = null }: { userId: string; client: ClientOrigin; provider?: Provider },
): Promise<TokenPair> {
  const now = app.now();
  const id = createId();
  const secret = newSecret();
  await shared.insert(sessions, [
    {
      id,
      userId,
      refreshTokenHash: hashOfSecret(secret),
      userAgent: client.userAgent,
      address: client.ip,
      provider,
      createdAt: now.toISOString(),
      lastUsedAt: now.toISOString(),
      expiresAt: expiry(now),
    },
  ]);
  // Not waited for: the session is opened in a transaction, beside which an embedded database stores nothing.
  void app.audit.write({ title: 'auth.login', userId, agentId: null, client });
  return { accessToken: await tokens.sign(userId, id, now), refreshToken: joinToken(id, secret) };
}

/**
 * Exchanges a refresh token for a new pair. A token works once; one that was used before is in two hands, so its session
 * ends. Only the one before the present, and for a minute, is given the same successor again: its answer may have been
 * lost on the way, or two tabs have asked at once. Throws `unauthorized`.
 */
export async function renewSession(
  app: App,
  tokens: AccessTokens,
  key: Buffer,
  refreshToken: string,
  client: ClientOrigin,
): Promise<TokenPair> {
  const now = app.now();
  const { id, secret } = readRefreshToken(refreshToken);
  const successor = successorOf(key, id, secret);
  const outcome = await app.database.transaction(async ({ shared }): Promise<Renewal> => {
    const alive = and(eq(sessions.id, id), gt(sessions.expiresAt, now.toISOString()));
    const session = await shared.first(sessions, alive, { forUpdate: true });
    if (!session) return { userId: null };
    const user = await shared.first(users, and(eq(users.id, session.userId), eq(users.isActive, true)));
    const isCurrent = isSecret(secret, session.refreshTokenHash);
    if (user && !isCurrent && mayHaveBeenLost(session, secret, now)) return { userId: user.id };
    if (!user || !isCurrent) {
      await shared.delete(sessions, eq(sessions.id, id));
      return { userId: null, usedTwiceBy: isCurrent ? undefined : session.userId };
    }
    const renewed = {
      refreshTokenHash: hashOfSecret(successor),
      previousTokenHash: session.refreshTokenHash,
      address: client.ip,
      lastUsedAt: now.toISOString(),
      expiresAt: expiry(now),
    };
    await shared.update(sessions, renewed, eq(sessions.id, id));
    return { userId: user.id };
  });
  if (outcome.userId === null) {
    const { usedTwiceBy: userId } = outcome;
    if (userId) await app.audit.write({ title: auditMoments.tokenReused, userId, agentId: null, client });
    sessionEnded(app, id);
    throw expired();
  }
  const accessToken = await tokens.sign(outcome.userId, id, now);
  return { accessToken, refreshToken: joinToken(id, successor) };
}

/** Whose session goes on; without one it has ended, and it is told whose token was not the one that works. */
type Renewal = { userId: string } | { userId: null; usedTwiceBy?: string | undefined };

/** Whether a secret is the one whose successor was given out last, just now. That one has not been used yet. */
function mayHaveBeenLost(
  { previousTokenHash, lastUsedAt }: typeof sessions.$inferSelect,
  secret: string,
  now: Date,
): boolean {
  if (previousTokenHash === null || !isSecret(secret, previousTokenHash)) return false;
  return now.getTime() - new Date(lastUsedAt).getTime() <= lostAnswerSeconds * 1000;
}

/** Ends a session, if it is this user's. */
export async function closeSession(app: App, userId: string, sessionId: string): Promise<void> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  if (await app.database.shared.delete(sessions, own)) sessionEnded(app, sessionId);
}

/** Whether a session is still open and its user still active. */
export async function isSessionOpen(app: App, userId: string, sessionId: string): Promise<boolean> {
  const session = await app.database.shared.first(
    sessions,
    and(
      eq(sessions.id, sessionId),
      eq(sessions.userId, userId),
      gt(sessions.expiresAt, app.now().toISOString()),
      sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${sessions.userId} AND ${users.isActive})`,
    ),
  );
  return session !== undefined;
}

function readRefreshToken(token: string): { id: string; secret: string } {
  const { id, secret } = splitToken(token);
  if (!z.guid().safeParse(id).success) throw expired();
  return { id, secret };
}

const expired = () => new AppError('unauthorized', 'session.expired');
