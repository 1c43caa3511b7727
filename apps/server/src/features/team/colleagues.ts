import { and, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { userAgents } from '../agents/index.ts';
import { users } from '../auth/index.ts';

interface Colleague {
  id: string;
  name: string;
  email: string;
}

/** The people with a role on an agent who may sign in, by name: those of a name, or all for `*`. */
export async function searchColleagues(app: App, agentId: string, name: string): Promise<Colleague[]> {
  const links = await app.database.shared.select(userAgents, {
    where: eq(userAgents.linkedAgentId, agentId),
  });
  if (!links.length) return [];
  const ids = links.map(({ userId }) => userId);
  const pattern = likePattern(name);
  const named = or(
    ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern),
    ilike(users.email, pattern),
  );
  const rows = await app.database.shared.select(users, {
    where: and(inArray(users.id, ids), eq(users.isActive, true), name === '*' ? undefined : named),
    orderBy: [danishOrder(users.firstName), danishOrder(users.lastName)],
  });
  return rows.map(({ id, firstName, lastName, email }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
    email,
  }));
}

/** The mail addresses of users, as far as they are among an agent's people. */
export async function staffAddresses(
  app: App,
  agentId: string,
  userIds: readonly string[],
): Promise<{ name: string; address: string }[]> {
  const colleagues = await searchColleagues(app, agentId, '*');
  return colleagues
    .filter(({ id }) => userIds.includes(id))
    .map(({ name, email }) => ({ name, address: email }));
}
