import { nameUses, secretKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { flowsWithSecrets } from './flows-with-secrets.ts';
import { agentSecrets } from './tables.ts';

/** Deletes a secret. Throws `notFound`, and `conflict` with the flows that name it unless `evenInUse`. */
export async function deleteSecret(
  app: App,
  { agentId, id, evenInUse }: { agentId: string; id: string; evenInUse: boolean },
): Promise<void> {
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const row = await scope.first(agentSecrets, eq(agentSecrets.id, id), { forUpdate: true });
    if (!row) throw notFound();
    const uses = evenInUse ? [] : ((await flowsWithSecrets(session, agentId)).get(row.key) ?? []);
    if (uses.length) {
      throw new AppError('conflict', secretKeys.inUse, {
        values: { name: row.name, flows: nameUses(uses) },
      });
    }
    await scope.delete(agentSecrets, eq(agentSecrets.id, id));
  });
}
