import type { AgentRow } from '@samtale/contract';
import type { App } from '../../app.ts';
import { danishOrderOf } from '../../platform/database/danish-order.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { countCallsSince } from '../conversations/index.ts';
import { numberPattern } from '../phone-numbers/index.ts';

interface AskedAgents {
  searchText: string;
  /** From 0. */
  page: number;
  rowsPerPage: number;
}

/**
 * A page of all agents, by name. It crosses the walls between customers, so it speaks to the database itself: one
 * statement, which looks up what the rows tell for those of the page alone. Their calls are counted from the logs.
 */
export async function listAgents(
  app: App,
  { searchText, page, rowsPerPage }: AskedAgents,
): Promise<{ list: AgentRow[]; totalCount: number }> {
  const now = app.now();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const { rows } = await app.database.pool.query<{ list: StoredRow[] | null; totalCount: number }>({
    name: 'list-agents',
    text: listStatement,
    values: [
      likePattern(searchText),
      rowsPerPage,
      page * rowsPerPage,
      now.toISOString(),
      month.toISOString(),
      numberPattern(searchText),
    ],
  });
  const [{ list, totalCount } = { list: null, totalCount: 0 }] = rows;
  const counted = (list ?? []).map(async (row) =>
    agentRow(row, await countCallsSince(app.database, row.id, month)),
  );
  return { list: await Promise.all(counted), totalCount };
}

type StoredRow = Omit<AgentRow, 'usage' | 'failedPhoneSipRegistrations'> & {
  conversations: number;
  tokens: number;
};

/** No phone is registered anywhere yet, so none can be counted that fails. */
const agentRow = (
  { conversations, tokens, lastActive, lastConversation, ...row }: StoredRow,
  calls: { calls: number; minutes: number },
): AgentRow => ({
  ...row,
  lastActive: timestamp(lastActive),
  lastConversation: timestamp(lastConversation),
  usage: { ...calls, conversations, tokens },
  failedPhoneSipRegistrations: null,
});

const timestamp = (moment: string | null) => moment && new Date(moment).toISOString();

const listStatement = `
  WITH matching AS (
    SELECT a.id, a.name, coalesce(nullif(a.project_name, ''), a.name) AS project, a.wanted_phone_number,
           c.name AS customer_name, c.country_code, c.cvr
      FROM agents a JOIN accounts c ON c.id = a.account_id
     WHERE $1 = '%%' OR a.name ILIKE $1 OR a.project_name ILIKE $1 OR c.name ILIKE $1 OR c.cvr ILIKE $1
        OR (a.wanted_phone_number <> '' AND a.wanted_phone_number LIKE $6)
  ), page AS (
    SELECT * FROM matching ORDER BY ${danishOrderOf('name')}, id LIMIT $2 OFFSET $3
  ), told AS (
    SELECT p.id, p.name, p.customer_name AS "customerName", p.project, p.country_code AS "countryCode", p.cvr,
           p.wanted_phone_number AS "wantedPhoneNumber",
           (SELECT max(u.last_seen_at) FROM user_agents l JOIN users u ON u.id = l.user_id
             WHERE l.linked_agent_id = p.id) AS "lastActive",
           (SELECT v.last_message_at FROM conversations v
             WHERE v.agent_id = p.id ORDER BY v.last_active_minute DESC LIMIT 1) AS "lastConversation",
           (SELECT count(*)::int FROM conversations v
             WHERE v.agent_id = p.id AND v.last_active_minute >= $5 AND v.started_at >= $5
               AND v.end_user_messages > 0) AS conversations,
           (SELECT coalesce(sum(g.tokens), 0)::int FROM generation_usage g
             WHERE g.agent_id = p.id AND g.month = ($5::timestamptz AT TIME ZONE 'UTC')::date) AS tokens,
           (SELECT count(*)::int FROM subscriptions s
             WHERE s.agent_id = p.id AND s.starts_at <= $4 AND (s.auto_renews OR s.binding_end > $4)
           ) AS "activeSubscriptions",
           (SELECT count(*)::int FROM unsolved_questions q
             WHERE q.agent_id = p.id AND q.status = 0) AS "unsolvedTrainings"
      FROM page p
  )
  SELECT (SELECT count(*)::int FROM matching) AS "totalCount",
         (SELECT json_agg(told ORDER BY ${danishOrderOf('told.name')}, told.id) FROM told) AS list`;
