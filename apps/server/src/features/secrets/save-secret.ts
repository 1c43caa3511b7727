import { secretKeys, secretsMax } from '@samtale/contract';
import { secretKey } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { sealContext } from './seal-context.ts';
import { agentSecrets } from './tables.ts';

interface Written {
  agentId: string;
  userId: string;
  value: string;
}

/** Keeps a value under a new name. Throws `conflict` for a name that is taken, `badRequest` when there are too many. */
export async function addSecret(
  app: App,
  { agentId, userId, name, value }: Written & { name: string },
): Promise<{ id: string; name: string }> {
  const id = createId();
  const key = secretKey(name);
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    await scope.lock('secrets');
    if (await scope.first(agentSecrets, eq(agentSecrets.key, key)))
      throw new AppError('conflict', secretKeys.nameTaken, { values: { name } });
    if ((await scope.count(agentSecrets)) >= secretsMax) throw new AppError('badRequest', secretKeys.tooMany);
    await scope.insert(agentSecrets, [{ id, name, key, ...sealed(app, id, { userId, value }) }]);
  });
  return { id, name };
}

/** Gives a secret another value. Throws `notFound`. */
export async function replaceSecret(
  app: App,
  { agentId, id, ...written }: Written & { id: string },
): Promise<void> {
  const scope = app.database.agent(agentId);
  if (!(await scope.update(agentSecrets, sealed(app, id, written), eq(agentSecrets.id, id))))
    throw notFound();
}

const sealed = (app: App, id: string, { userId, value }: Pick<Written, 'userId' | 'value'>) => ({
  sealed: app.secrets.seal(value, sealContext(id)),
  changedAt: app.now().toISOString(),
  changedBy: userId,
});
