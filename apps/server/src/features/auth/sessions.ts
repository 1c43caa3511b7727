import type { TokenPair, WorkAccountProvider } from '@samtale/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import type { AccessTokens } from './access-tokens.ts';
import { hashOfSecret, isSecret, joinToken, newSecret, splitToken } from './secrets.ts';
import { sessionEnded } from './sessions-ended.ts';
import { sessions, users } from './tables.ts';

/** How long a device stays signed in without being used, in days. */
const sessionDays = 30;

const expiry = (now: Date) => new Date(now.getTime() + sessionDays * 86_400_000).toISOString();

/** Begins a session for a user who has just proved who they are. */
export async function openSession(
  app: App,
  tokens: AccessTokens,
  userId: string,
  client: ClientOrigin,
  provider: WorkAccountProvider | null = null,
): Promise<TokenPair> {
  const now = app.now();
  const id = createId();
  const secret = newSecret();
  await app.database.shared.insert(sessions, [
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
  app.audit.write({ title: 'auth.login', userId, agentId: null, client });
  return { accessToken: await tokens.sign(userId, id, now), refreshToken: joinToken(id, secret) };
}

/**
 * Exchanges a refresh token for a new pair. A token works once; one that was used before is in two hands, so its
 * session ends. Throws `unauthorized`.
 */
export async function renewSession(
  app: App,
  tokens: AccessTokens,
  refreshToken: string,
  { ip }: ClientOrigin,
): Promise<TokenPair> {
  const now = app.now();
  const { id, secret } = readRefreshToken(refreshToken);
  const replacement = newSecret();
  const userId = await app.database.transaction(async ({ shared }) => {
    const alive = and(eq(sessions.id, id), gt(sessions.expiresAt, now.toISOString()));
    const session = await shared.first(sessions, alive, { forUpdate: true });
    if (!session) return null;
    const user = await shared.first(users, and(eq(users.id, session.userId), eq(users.isActive, true)));
    if (!user || !isSecret(secret, session.refreshTokenHash)) {
      await shared.delete(sessions, eq(sessions.id, id));
      return null;
    }
    const renewed = {
      refreshTokenHash: hashOfSecret(replacement),
      address: ip,
      lastUsedAt: now.toISOString(),
      expiresAt: expiry(now),
    };
    await shared.update(sessions, renewed, eq(sessions.id, id));
    return user.id;
  });
  if (!userId) {
    sessionEnded(app, id);
    throw expired();
  }
  return { accessToken: await tokens.sign(userId, id, now), refreshToken: joinToken(id, replacement) };
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
