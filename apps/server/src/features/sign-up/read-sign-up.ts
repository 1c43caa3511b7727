import { passwordKeys, signUpKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { isSecret, splitToken, users } from '../auth/index.ts';
import { signUps } from './tables.ts';

/**
 * The sign-up that a mailed link goes on with; its row is locked where it is read to be spent. Throws `badRequest` for
 * one that never was or is spent, and with another key for one that has expired; `conflict` where what it was for is
 * there already.
 */
export async function readSignUp(
  app: App,
  { shared }: Pick<DatabaseSession, 'shared'>,
  token: string,
  { forUpdate = false } = {},
): Promise<typeof signUps.$inferSelect> {
  const { id, secret } = splitToken(token);
  const isId = z.guid().safeParse(id).success;
  const row = isId ? await shared.first(signUps, eq(signUps.id, id), { forUpdate }) : undefined;
  if (!row || !isSecret(secret, row.secretHash)) throw new AppError('badRequest', passwordKeys.invalidToken);
  if (row.spentAt) {
    // The answer to what it was for may have been lost on the way.
    const isMade = await shared.first(users, eq(users.email, row.email));
    throw isMade
      ? new AppError('conflict', signUpKeys.madeAlready)
      : new AppError('badRequest', passwordKeys.invalidToken);
  }
  if (row.expiresAt <= app.now().toISOString()) throw new AppError('badRequest', passwordKeys.expiredToken);
  return row;
}
