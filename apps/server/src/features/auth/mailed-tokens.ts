import { passwordKeys } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { hashOfSecret, isSecret, joinToken, newSecret, splitToken } from './secrets.ts';
import { mailedTokens } from './tables.ts';

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

/**
 * The row of a token that can still be spent; locked when it is read in order to spend it.
 * Throws `badRequest` for one that never was or is spent, and with another key for one that has expired.
 */
export async function readMailedToken(
  app: App,
  { shared }: Pick<DatabaseSession, 'shared'>,
  token: string,
  purposes: readonly Purpose[],
  { forUpdate = false } = {},
): Promise<MailedToken> {
  const { id, secret } = splitToken(token);
  const isId = z.guid().safeParse(id).success;
  const row = isId ? await shared.first(mailedTokens, eq(mailedTokens.id, id), { forUpdate }) : undefined;
  if (!row || row.spentAt || !purposes.includes(row.purpose) || !isSecret(secret, row.secretHash))
    throw new AppError('badRequest', passwordKeys.invalidToken);
  if (row.expiresAt <= app.now().toISOString()) throw new AppError('badRequest', passwordKeys.expiredToken);
  return row;
}

/** Makes a token useless that was read in the same transaction. */
export const spendMailedToken = (
  app: App,
  { shared }: Pick<DatabaseSession, 'shared'>,
  { id }: MailedToken,
): Promise<number> =>
  shared.update(mailedTokens, { spentAt: app.now().toISOString() }, eq(mailedTokens.id, id));
