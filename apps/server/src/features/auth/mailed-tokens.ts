import { passwordKeys } from '@samtale/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { hashOfSecret, isSecret, joinToken, newSecret, splitToken } from './secrets.ts';
import { mailedTokens, signInChallenges, users } from './tables.ts';

type MailedToken = typeof mailedTokens.$inferSelect;
type Purpose = MailedToken['purpose'];

/** How long a token can still be told to have expired. */
export const mailedTokenRememberedDays = 30;

/** A new token for a link in a mail, which makes the user's earlier ones for the same purpose useless. */
export async function createMailedToken(
  app: App,
  { userId, purpose, address = null }: { userId: string; purpose: Purpose; address?: string | null },
  milliseconds: number,
): Promise<string> {
  const now = app.now().getTime();
  const id = createId();
  const secret = newSecret();
  await app.database.transaction(async ({ shared }) => {
    const earlier = and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose));
    await shared.delete(mailedTokens, earlier);
    const expiresAt = new Date(now + milliseconds).toISOString();
    await shared.insert(mailedTokens, [
      { id, userId, purpose, address, secretHash: hashOfSecret(secret), expiresAt },
    ]);
  });
  return joinToken(id, secret);
}

/** Whether a link for this purpose that still works was mailed to a user. */
export async function hasMailedToken(app: App, userId: string, purpose: Purpose): Promise<boolean> {
  const works = and(isNull(mailedTokens.spentAt), gt(mailedTokens.expiresAt, app.now().toISOString()));
  const theirs = and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose));
  return (await app.database.shared.first(mailedTokens, and(theirs, works))) !== undefined;
}

/** The row of a token, whether or not it can be spent; undefined for one that never was. */
export async function findMailedToken(
  { shared }: Pick<DatabaseSession, 'shared'>,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailedToken | undefined> {
  const { id, secret } = splitToken(token);
  if (!z.guid().safeParse(id).success) return undefined;
  const row = await shared.first(mailedTokens, eq(mailedTokens.id, id));
  return row && purposes.includes(row.purpose) && isSecret(secret, row.secretHash) ? row : undefined;
}

/**
 * The row of a token that can still be spent. Throws `badRequest` for one that never was or is spent, and with another
 * key for one that has expired.
 */
export async function readMailedToken(
  app: App,
  session: Pick<DatabaseSession, 'shared'>,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailedToken> {
  const row = await findMailedToken(session, token, purposes);
  if (!row || row.spentAt) throw new AppError('badRequest', passwordKeys.invalidToken);
  if (row.expiresAt <= app.now().toISOString()) throw new AppError('badRequest', passwordKeys.expiredToken);
  return row;
}

/**
 * Spends a token within a transaction, and makes useless whatever else was mailed to its user, who is locked. The token
 * and the user as they were. Throws as above.
 */
export async function spendMailedToken(
  app: App,
  session: Pick<DatabaseSession, 'shared'>,
  token: string,
  purposes: readonly Purpose[],
): Promise<{ row: MailedToken; user: typeof users.$inferSelect }> {
  const { shared } = session;
  const { userId } = await readMailedToken(app, session, token, purposes);
  // The user is locked before anything of theirs, as whoever changes users does: no two wait for each other.
  const user = await shared.first(users, eq(users.id, userId), { forUpdate: true });
  if (!user) throw new AppError('badRequest', passwordKeys.invalidToken);
  const row = await readMailedToken(app, session, token, purposes);
  await shared.update(mailedTokens, { spentAt: app.now().toISOString() }, eq(mailedTokens.id, row.id));
  await forgetMailed(session, userId);
  return { row, user };
}

/**
 * Makes useless what was mailed to a user before they chose a password or another address: links, and codes of sign-ins
 * that have begun. Whoever asked for them need not have been the user.
 */
export async function forgetMailed(
  { shared }: Pick<DatabaseSession, 'shared'>,
  userId: string,
): Promise<void> {
  await shared.delete(mailedTokens, and(eq(mailedTokens.userId, userId), isNull(mailedTokens.spentAt)));
  await shared.delete(signInChallenges, eq(signInChallenges.userId, userId));
}
