import type { AuditEntry, endpoints, QueryOf, ReplyOf } from '@samtale/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { findAgent, isUserAdmin } from '../agents/index.ts';
import { nameRecords } from './name-records.ts';

type Asked = QueryOf<typeof endpoints.auditLog.getAuditLog>;
type Answer = ReplyOf<typeof endpoints.auditLog.getAuditLog>;
type StoredEntry = Omit<AuditEntry, 'named' | 'at'> & { at: Date };

/** What was done on an agent, and by people of its company to themselves; the newest first. Throws `notFound`. */
export async function readEntries(
  app: App,
  { agentId, by }: { agentId: string; by: string },
  asked: Asked,
): Promise<Answer> {
  const { accountId } = await findAgent(app.database, agentId);
  const scope = app.database.agent(agentId);
  const conditions = sql.join([sql`TRUE`, ...conditionsOf(asked)], sql` AND `);
  const newest = sql`ORDER BY at DESC, id DESC LIMIT ${asked.take + 1}`;
  // Two searches, each along its index, find the newest sooner than one for both.
  const rows = await scope.query<StoredEntry & Record<string, unknown>>(
    (id) => sql`
      SELECT id, at, title, user_id AS "userId", user_name AS "userName", address, user_agent AS "userAgent", records
        FROM (
          (SELECT * FROM audit_entries WHERE agent_id = ${id} AND ${conditions} ${newest})
          UNION ALL
          (SELECT * FROM audit_entries WHERE account_id = ${accountId} AND agent_id IS NULL AND ${conditions} ${newest})
        ) found ${newest}`,
  );
  const shown = rows.slice(0, asked.take);
  const last = shown.at(-1);
  const ids = [...new Set(shown.flatMap(({ records }) => Object.values(records)))];
  const reader = { accountId, isUserAdmin: await isUserAdmin(app, by) };
  const names = await nameRecords(scope, reader, ids);
  return {
    list: shown.map(({ at, ...entry }) => ({
      ...entry,
      at: new Date(at).toISOString(),
      named: Object.values(entry.records).flatMap((id) => names.get(id) ?? []),
    })),
    next: last && rows.length > asked.take ? `${new Date(last.at).getTime()}.${last.id}` : null,
  };
}

function conditionsOf({ userId, kind, from, to, searchText, titles, before }: Asked): SQL[] {
  const conditions: SQL[] = [];
  if (userId) conditions.push(sql`user_id = ${userId}`);
  if (kind) conditions.push(sql`title LIKE ${`${kind}.%`}`);
  if (from) conditions.push(sql`at >= ${from}`);
  if (to) conditions.push(sql`at < ${to}`);
  if (before) {
    const [time = '', id = ''] = before.split('.');
    conditions.push(sql`(at, id) < (${new Date(Number(time)).toISOString()}::timestamptz, ${id}::uuid)`);
  }
  if (searchText) {
    const pattern = likePattern(searchText);
    const named = titles.split(',').filter(Boolean);
    conditions.push(sql`(user_name ILIKE ${pattern} OR address ILIKE ${pattern} OR records::text ILIKE ${pattern}
      OR title IN (${sql.join([sql`''`, ...named.map((title) => sql`${title}`)], sql`, `)}))`);
  }
  return conditions;
}
