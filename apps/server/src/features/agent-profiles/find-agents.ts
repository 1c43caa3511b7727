import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { accounts } from '../accounts/index.ts';
import { agents } from '../agents/index.ts';

/** Enough to choose from; whoever wants another writes more of its name. */
const most = 20;

/** The first agents, by name, with a text in their name or their company's; any for `*`. */
export async function findAgents(
  app: App,
  name: string,
): Promise<{ id: string; name: string; customerName: string }[]> {
  const { shared } = app.database;
  const pattern = likePattern(name);
  const ofCompany = sql`EXISTS (SELECT 1 FROM ${accounts} WHERE ${and(eq(accounts.id, agents.accountId), ilike(accounts.name, pattern))})`;
  const found = await shared.select(agents, {
    ...(name !== '*' && { where: or(ilike(agents.name, pattern), ofCompany) }),
    orderBy: [danishOrder(agents.name), asc(agents.id)],
    limit: most,
  });
  const ids = [...new Set(found.map(({ accountId }) => accountId))];
  const companies = ids.length ? await shared.select(accounts, { where: inArray(accounts.id, ids) }) : [];
  const names = new Map(companies.map((company) => [company.id, company.name]));
  return found.map(({ id, name, accountId }) => ({ id, name, customerName: names.get(accountId) ?? '' }));
}
