import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import { hashOfSecret } from '../secrets.ts';
import { recoveryCodes } from '../tables.ts';

type Shared = Pick<DatabaseSession, 'shared'>;

/** Letters and digits that are not mistaken for each other. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
const hashOf = (code: string) => hashOfSecret(code.toLowerCase().replace('-', ''));

/** Gives a user new codes (50 bits each), which replace those they had. */
export async function replaceRecoveryCodes({ shared }: Shared, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`);
  await shared.delete(recoveryCodes, eq(recoveryCodes.userId, userId));
  await shared.insert(
    recoveryCodes,
    codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  );
  return codes;
}

/** Whether this is one of a user's codes, which is spent then. */
export async function spendRecoveryCode({ shared }: Shared, userId: string, code: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)));
  return (await shared.delete(recoveryCodes, own)) > 0;
}

export async function countRecoveryCodes({ shared }: Shared, userId: string): Promise<number> {
  return (await shared.select(recoveryCodes, { where: eq(recoveryCodes.userId, userId) })).length;
}
