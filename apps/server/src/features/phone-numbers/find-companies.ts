import { asc, ilike, or } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { accounts } from '../accounts/index.ts';

/** Enough to choose from; whoever wants another writes more of its name. */
const most = 20;

/** The first companies, by name, with a text in their name or CVR; any for `*`. */
export async function findCompanies(
  app: App,
  text: string,
): Promise<{ id: string; name: string; cvr: string }[]> {
  const pattern = likePattern(text);
  const found = await app.database.shared.select(accounts, {
    ...(text !== '*' && { where: or(ilike(accounts.name, pattern), ilike(accounts.cvr, pattern)) }),
    orderBy: [danishOrder(accounts.name), asc(accounts.id)],
    limit: most,
  });
  return found.map(({ id, name, cvr }) => ({ id, name, cvr }));
}
