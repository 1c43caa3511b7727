import { newId } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { agents, noteContentChange } from '../agents/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { flows } from './tables.ts';

/** Chooses the flows, by master id, that greet and that answer what no flow covers; the all-zero id means none. */
export async function setDefaultFlows(
  app: App,
  agentId: string,
  welcomeId: string,
  fallbackId: string,
): Promise<void> {
  await app.database.transaction(async (session) => {
    for (const id of [welcomeId, fallbackId]) {
      if (id !== newId && !(await session.agent(agentId).count(flows, eq(flows.masterId, id))))
        throw notFound();
    }
    const chosen = (id: string) => (id === newId ? null : id);
    const values = { defaultWelcomeFlowId: chosen(welcomeId), defaultFallbackFlowId: chosen(fallbackId) };
    await session.shared.update(agents, values, eq(agents.id, agentId));
    await noteContentChange(session, agentId);
  });
  await requestTraining(app, agentId);
}
