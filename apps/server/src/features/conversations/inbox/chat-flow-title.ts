import { eq } from 'drizzle-orm';
import type { AgentScope } from '../../../platform/database/table-scope.ts';
import { flows } from '../../flows/index.ts';

/** What a flow is called now; null when it is gone, though conversations still tell of it. */
export async function chatFlowTitle(scope: AgentScope, flowId: string): Promise<string | null> {
  const flow = await scope.first(flows, eq(flows.id, flowId));
  return flow?.title ?? null;
}
