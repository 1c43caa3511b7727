import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { serverSecrets } from './tables.ts';

/** The 32-byte key of that name as it lies in the database; made at first use, then the same on every node. */
export async function serverSecret(database: Database, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64');
  return Buffer.from(await keepServerSecret(database, name, value), 'base64');
}

/** What is stored under a name: what it is given where there is nothing yet. */
export async function keepServerSecret(database: Database, name: string, value: string): Promise<string> {
  await database.shared.insert(serverSecrets, [{ name, value }], { onConflictDoNothing: true });
  const row = await database.shared.first(serverSecrets, eq(serverSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.value;
}
