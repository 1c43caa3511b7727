import type { AuditEntry, AuditRecordKind } from '@samtale/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { RecordNames } from '../../platform/audit/audit-writer.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';

type NamedRecord = AuditEntry['named'][number];
type Row = NamedRecord & Record<string, unknown>;

/** Who reads: the company of the agent, and whether they look after the inventory that belongs to no company. */
interface Reader {
  accountId: string;
  isUserAdmin: boolean;
}

/**
 * What records are called: now, or when they were deleted. Customers are not named: the log tells of staff. What the
 * inventory is called is told to user admins alone.
 */
export async function nameRecords(
  scope: AgentScope,
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, NamedRecord>> {
  if (!ids.length) return new Map();
  const parts = [
    ...madeByStaff,
    tests,
    bought,
    people(reader.accountId),
    ...(reader.isUserAdmin ? inventory : []),
  ];
  const rows = await scope.query<Row>((agentId) => naming(parts, agentId, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  const unknown = ids.filter((id) => !found.has(id));
  const kept = unknown.length ? await keptNames(scope, unknown) : [];
  for (const row of kept) if (reader.isUserAdmin || !isInventory(row.kind)) found.set(row.id, row);
  return found;
}

/** The names of an agent's records that may be kept when they are gone: what the staff call what they make, no person. */
export async function namesToKeep(scope: AgentScope, ids: readonly string[]): Promise<RecordNames> {
  const rows = await scope.query<Row>((agentId) => naming([...madeByStaff, ...inventory], agentId, ids));
  return Object.fromEntries(rows.map(({ id, kind, name }) => [id, { kind, name }]));
}

/** The names that were kept when records were deleted. */
const keptNames = (scope: AgentScope, ids: readonly string[]): Promise<Row[]> =>
  scope.query<Row>(
    (agentId) => sql`
      SELECT DISTINCT ON (kept.key) kept.key AS id, kept.value ->> 'kind' AS kind, kept.value ->> 'name' AS name,
             NULL AS "languageId", TRUE AS "isGone"
        FROM audit_entries e, jsonb_each(e.names) kept
       WHERE e.agent_id = ${agentId} AND e.names <> '{}' AND e.names ?| ${textArray(ids)}::text[]
         AND kept.key = ANY(${textArray(ids)}::text[])
       ORDER BY kept.key, e.at DESC`,
  );

type Part = (agentId: string, asked: SQL) => SQL;

const ofAgent =
  (table: string, kind: AuditRecordKind, { name = 'title', languageId = 'NULL::uuid' } = {}): Part =>
  (agentId, asked) =>
    sql`SELECT id, ${sql.raw(`'${kind}'`)} AS kind, ${sql.raw(name)} AS name, ${sql.raw(languageId)} AS "languageId",
               FALSE AS "isGone" FROM ${sql.raw(table)} WHERE agent_id = ${agentId} AND id = ${asked}`;

const inLanguage = { languageId: 'language_id' };
const madeByStaff: readonly Part[] = [
  ofAgent('flows', 'flow', inLanguage),
  ofAgent('training_phrase_templates', 'template', inLanguage),
  ofAgent('entity_types', 'entityType', inLanguage),
  ofAgent('teams', 'team', { name: 'name' }),
  ofAgent('widgets', 'widget', { name: 'name' }),
  // A website is called by its address until somebody names it.
  ofAgent('sources', 'source', { name: "coalesce(nullif(name, ''), url)" }),
  ofAgent('canned_replies', 'cannedReply'),
  ofAgent('agent_secrets', 'secret', { name: 'name' }),
  (agentId, asked) => sql`
    SELECT id, 'agent', name, NULL, FALSE FROM agents WHERE id = ${agentId} AND id = ${asked}`,
];
/** Their titles may be what a customer has said. */
const tests = ofAgent('conversation_tests', 'test', inLanguage);

/** Called by its plan, whose name is in the console's texts. */
const bought = ofAgent('subscriptions', 'subscription', { name: 'plan' });

const people =
  (accountId: string): Part =>
  (agentId, asked) =>
    sql`
    SELECT id, 'user', trim(first_name || ' ' || last_name), NULL, FALSE FROM users
     WHERE id = ${asked} AND (account_id = ${accountId} OR EXISTS (
       SELECT 1 FROM user_agents l WHERE l.user_id = users.id AND l.linked_agent_id = ${agentId}))`;

/** What is removed of it stays as a row that says so. */
const inventory: readonly Part[] = [
  (_, asked) => sql`SELECT id, 'phoneNumber', number, NULL, state = 3 FROM phone_numbers WHERE id = ${asked}`,
  (_, asked) =>
    sql`SELECT id, 'phoneProvider', name, NULL, state = 3 FROM phone_providers WHERE id = ${asked}`,
];
const isInventory = (kind: AuditRecordKind) => kind === 'phoneNumber' || kind === 'phoneProvider';

function naming(parts: readonly Part[], agentId: string, ids: readonly string[]): SQL {
  const asked = sql`ANY(${textArray(ids)}::uuid[])`;
  return sql.join(
    parts.map((part) => part(agentId, asked)),
    sql` UNION ALL `,
  );
}

/** Ids and nothing else, so that none of them ends the array. */
const textArray = (ids: readonly string[]) => sql.param(`{${ids.join(',')}}`);
