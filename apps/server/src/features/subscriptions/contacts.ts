import { Role } from '@samtale/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { userAgents } from '../agents/tables.ts';
import { users } from '../auth/tables.ts';

/** More than these nobody asks. */
const most = 10;

/** Who administers an agent and may sign in, by name. */
export async function administratorsOf(
  app: App,
  agentId: string,
): Promise<{ name: string; email: string }[]> {
  const administers = sql`EXISTS (SELECT 1 FROM ${userAgents} WHERE ${and(
    eq(userAgents.userId, users.id),
    eq(userAgents.linkedAgentId, agentId),
    sql`${Role.administrator} = ANY(${userAgents.roles})`,
  )})`;
  const rows = await app.database.shared.select(users, {
    where: and(eq(users.isActive, true), administers),
    orderBy: [danishOrder(users.firstName), danishOrder(users.lastName)],
    limit: most,
  });
  return rows.map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`.trim(), email }));
}
