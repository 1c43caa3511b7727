import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { PublishedFlow } from './compile-language.ts';

/** The flows of a language as visitors are to get them, with their templates' phrases of this moment. */
export async function publishedFlows(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<PublishedFlow[]> {
  return session.agent(agentId).query<{ [K in keyof PublishedFlow]: PublishedFlow[K] }>(
    (agent) => sql`
      SELECT f.id, f.master_id AS "masterId", v.title, v.parent_id AS "parentId",
             f.intent_type AS "intentType", v.content,
             v.phrases || coalesce(
               (SELECT jsonb_agg(jsonb_build_object('question', p.text) ORDER BY p.index) FROM template_phrases p
                 WHERE p.template_id = v.training_phrase_template_id), '[]') AS phrases
        FROM flows f JOIN flow_versions v ON v.flow_id = f.id AND v.version = f.published_version
       WHERE f.agent_id = ${agent} AND f.language_id = ${languageId} AND NOT f.disabled
       ORDER BY f.id`,
  );
}
