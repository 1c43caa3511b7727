import type { StoredPhrase } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { storedPhrase } from '../flows/index.ts';
import type { PublishedFlow } from '../training/index.ts';

type DraftRow = Omit<PublishedFlow, 'phrases'> & {
  own: Parameters<typeof storedPhrase>[0][];
  shared: StoredPhrase[];
};

/** The flows of a language as they are saved now, in the shape in which published ones go into a release. */
export async function readDraftFlows(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<PublishedFlow[]> {
  const rows = await session.agent(agentId).query<{ [K in keyof DraftRow]: DraftRow[K] }>(
    (agent) => sql`
      SELECT f.id, f.master_id AS "masterId", f.title, f.parent_id AS "parentId",
             f.intent_type AS "intentType", f.content,
             coalesce(
               (SELECT jsonb_agg(jsonb_build_object('text', p.text, 'type', p.type, 'parts', p.parts) ORDER BY p.id)
                  FROM training_phrases p WHERE p.flow_id = f.id), '[]') AS own,
             coalesce(
               (SELECT jsonb_agg(jsonb_build_object('question', p.text) ORDER BY p.index) FROM template_phrases p
                 WHERE p.template_id = f.training_phrase_template_id), '[]') AS shared
        FROM flows f
       WHERE f.agent_id = ${agent} AND f.language_id = ${languageId} AND NOT f.disabled
       ORDER BY f.id`,
  );
  return rows.map(({ own, shared, ...flow }) => ({
    ...flow,
    phrases: [...own.map(storedPhrase), ...shared],
  }));
}

/** The tables a draft is compiled from, beside the agent itself. */
const draftTables = ['flows', 'training_phrases', 'template_phrases', 'entity_types', 'office_times'];

/**
 * Another text whenever anything in these tables has changed for the agent, whoever changed it: the database knows
 * where it keeps a row, and which transaction wrote it. Much cheaper than reading what thousands of flows say.
 */
export async function draftRevision(session: DatabaseSession, agentId: string): Promise<string> {
  const tables = await session.agent(agentId).query<{ rows: string }>((agent) =>
    sql.join(
      draftTables.map(
        (table) => sql`
          SELECT count(*) || '.' || coalesce(sum(hashtext(t.xmin::text || t.ctid::text)), 0) AS rows
            FROM ${sql.identifier(table)} t WHERE t.agent_id = ${agent}`,
      ),
      sql` UNION ALL `,
    ),
  );
  return tables.map(({ rows }) => rows).join(' ');
}
