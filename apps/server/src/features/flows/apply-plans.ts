import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { requestTraining } from '../training-runs/index.ts';
import type { FlowRow } from './flow-record.ts';
import { publishFlow, unpublishFlow } from './publish-flow.ts';
import { flows } from './tables.ts';

/** How often plans are looked at, in milliseconds: a moment is kept to the minute it names. */
export const planInterval = 10_000;

/**
 * Publishes the flows whose moment has come, and takes from visitors those whose time is over. Any node may do it, and
 * several at once: each flow is locked and looked at again.
 */
export async function applyPlans(app: App): Promise<void> {
  const { rows } = await app.database.pool.query<{ agentId: string; id: string }>({
    text: `SELECT agent_id AS "agentId", id FROM flows
            WHERE plan_step IS NOT NULL
              AND CASE plan_step WHEN 'publish' THEN publish_at ELSE un_publish_at END <= $1
            ORDER BY publish_at`,
    values: [app.now()],
  });
  const changed = new Set<string>();
  for (const { agentId, id } of rows) if (await applyPlan(app, agentId, id)) changed.add(agentId);
  for (const agentId of changed) await requestTraining(app, agentId);
}

/** Does what a flow's plan wants now. Whether visitors get something else. */
function applyPlan(app: App, agentId: string, flowId: string): Promise<boolean> {
  return app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const row = await scope.first(flows, eq(flows.id, flowId), { forUpdate: true });
    const now = app.now();
    const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= now.getTime();
    if (!row?.planStep) return false;
    const set = (planStep: FlowRow['planStep']) => scope.update(flows, { planStep }, eq(flows.id, flowId));
    if (isPast(row.unPublishAt)) {
      await set(null);
      if (row.publishedVersion === null) return false;
      await unpublishFlow(session, agentId, flowId);
      return true;
    }
    if (row.planStep !== 'publish' || !isPast(row.publishAt)) return false;
    await publishFlow(session, { agentId, userId: null, now }, flowId);
    await set('unPublish');
    return true;
  });
}
