import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { forgetSource, widgetsChanged } from '../widgets/index.ts';
import { sources } from './tables.ts';

/** Deletes a source with its pages; no widget has chosen it any more. Throws `notFound`. */
export async function deleteSource(app: App, agentId: string, id: string): Promise<void> {
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    await scope.lock('sources');
    if (!(await scope.delete(sources, eq(sources.id, id)))) throw notFound();
    await forgetSource(session, agentId, id);
  });
  app.eventBus.publish(widgetsChanged, undefined);
}
