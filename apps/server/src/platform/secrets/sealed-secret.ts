import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keepServerSecret } from '../database/server-secret.ts';
import { serverSecrets } from '../database/tables.ts';
import { StartError } from '../start-error.ts';
import { isSealed, SealedWithUnknownKey, type Secrets } from './secrets.ts';

/**
 * The 32-byte key of that name, by which the server knows its own tokens and links again: made at first use, then the
 * same on every node, and sealed in the database with the key that is current. Throws `SealedWithUnknownKey`.
 */
export async function sealedSecret(database: Database, secrets: Secrets, name: string): Promise<Buffer> {
  const context = `server:${name}`;
  const fresh = secrets.seal(randomBytes(32).toString('base64'), context);
  const kept = await keepServerSecret(database, name, fresh);
  // From before keys were sealed, it is plain.
  const value = isSealed(kept) ? opened(secrets, kept, context) : kept;
  if (kept !== fresh) {
    // The key that sealed it may have been replaced since.
    await database.shared.update(
      serverSecrets,
      { value: secrets.seal(value, context) },
      eq(serverSecrets.name, name),
    );
  }
  return Buffer.from(value, 'base64');
}

/** Every start opens some, so it is here that a key is missed. */
function opened(secrets: Secrets, sealed: string, context: string): string {
  try {
    return secrets.open(sealed, context);
  } catch (error) {
    if (!(error instanceof SealedWithUnknownKey)) throw error;
    throw new StartError(
      {
        setting: 'SAMTALE_SECRET_KEYS',
        wrong: 'the key that sealed what the database keeps is not among the keys that are told',
        remedy: 'name the key that SAMTALE_SECRET_KEY had before',
      },
      { cause: error },
    );
  }
}
