import { customersHiddenKey } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from '../agents/index.ts';

/** Throws `forbidden` for an agent that keeps no customers in sight: its `gdprInterval` is 0. */
export async function refuseHidden(session: DatabaseSession, agentId: string): Promise<void> {
  const agent = await session.shared.first(agents, eq(agents.id, agentId));
  if (agent?.gdprInterval === 0) throw new AppError('forbidden', customersHiddenKey);
}
