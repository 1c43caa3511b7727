import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { serverSecret } from '../database/server-secret.ts';
import type { Logger } from '../logger.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/**
 * Secrets under the configured keys. The server's own key seals while there is none, and opens what it sealed once
 * there is: it lies in the database, so it keeps nothing from whoever has that, and the log says so where it matters.
 */
export async function openSecrets(
  database: Database,
  { secretKeys, publicUrl }: Pick<Config, 'secretKeys' | 'publicUrl'>,
  log: Logger,
): Promise<Secrets> {
  const own = await serverSecret(database, 'sealing');
  const [current, ...older] = secretKeys;
  if (current) return createSecrets([current, ...older, own]);
  const isInUse = !database.embedded || publicUrl !== null;
  if (isInUse) log.warn('SAMTALE_SECRET_KEY is not set: secrets are sealed with a key that lies beside them');
  return createSecrets([own]);
}
