import { type SubscriptionRow, stateOfSubscription } from '@samtale/contract';
import type { App } from '../../app.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';

interface AskedSubscriptions {
  /** Those that have not ended, or those that have. */
  active: boolean;
  searchText: string;
  /** From 0. */
  page: number;
  rowsPerPage: number;
}

type StoredRow = Omit<SubscriptionRow, 'state' | 'startsAt' | 'bindingEnd'> & {
  startsAt: Date | string;
  bindingEnd: Date | string;
};

/** $1 is whether they are active, $2 the moment, $3 the pattern of what is searched for. */
const asked = `
  FROM subscriptions s JOIN agents a ON a.id = s.agent_id JOIN accounts c ON c.id = a.account_id
 WHERE (s.auto_renews OR s.binding_end > $2 OR s.starts_at > $2) = $1
   AND ($3 = '%%' OR a.name ILIKE $3 OR c.name ILIKE $3)`;

/**
 * A page of the subscriptions of all agents, the newest first. It crosses the walls between customers, so it speaks to
 * the database itself.
 */
export async function listAllSubscriptions(
  app: App,
  { active, searchText, page, rowsPerPage }: AskedSubscriptions,
): Promise<{ list: SubscriptionRow[]; totalCount: number; pageIndex: number; rowsPerPage: number }> {
  const now = app.now();
  const values = [active, now.toISOString(), likePattern(searchText)];
  const [list, total] = await Promise.all([
    app.database.pool.query<StoredRow>({
      name: 'list-all-subscriptions',
      text: `SELECT s.id, s.agent_id AS "agentId", a.name AS "agentName", c.name AS "customerName", s.plan,
                    s.plan_type AS "planType", s.starts_at AS "startsAt", s.binding_end AS "bindingEnd",
                    s.auto_renews AS "autoRenews", s.is_paid AS "isPaid"${asked}
              ORDER BY s.starts_at DESC, s.id DESC LIMIT $4 OFFSET $5`,
      values: [...values, rowsPerPage, page * rowsPerPage],
    }),
    app.database.pool.query<{ count: number }>({
      name: 'count-all-subscriptions',
      text: `SELECT count(*)::int AS count${asked}`,
      values,
    }),
  ]);
  return {
    list: list.rows.map((row) => rowOf(row, now)),
    totalCount: total.rows[0]?.count ?? 0,
    pageIndex: page,
    rowsPerPage,
  };
}

function rowOf(row: StoredRow, now: Date): SubscriptionRow {
  const startsAt = new Date(row.startsAt).toISOString();
  const bindingEnd = new Date(row.bindingEnd).toISOString();
  const dated = { ...row, startsAt, bindingEnd };
  return { ...dated, state: stateOfSubscription(dated, now) };
}
