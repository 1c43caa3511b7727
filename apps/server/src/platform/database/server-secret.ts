import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { serverSecrets } from './tables.ts';

/** The 32-byte key of that name; made at first use, then the same on every node. */
export async function serverSecret(database: Database, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64');
  await database.shared.insert(serverSecrets, [{ name, value }], { onConflictDoNothing: true });
  const row = await database.shared.first(serverSecrets, eq(serverSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return Buffer.from(row.value, 'base64');
}
