import { type FlowVersion, type FlowVersionContent, newId, phraseContent } from '@samtale/contract';
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { readContent } from './read-content.ts';
import { flows, flowVersions } from './tables.ts';

interface FlowKey {
  agentId: string;
  languageId: string;
  intentId: string;
}

/** Every publishing of a flow, newest first. Throws `notFound`. */
export async function listFlowVersions(session: DatabaseSession, key: FlowKey): Promise<FlowVersion[]> {
  const { publishedVersion } = await findFlow(session, key);
  const rows = await session.agent(key.agentId).query<Omit<FlowVersion, 'isLive'>>(
    (agent) => sql`
      SELECT v.version, v.title, v.published_at AS "publishedAt",
             nullif(concat_ws(' ', u.first_name, u.last_name), '') AS "publishedBy"
        FROM flow_versions v LEFT JOIN users u ON u.id = v.published_by
       WHERE v.agent_id = ${agent} AND v.flow_id = ${key.intentId}
       ORDER BY v.version DESC`,
  );
  return rows.map((row) => ({
    ...row,
    publishedAt: new Date(row.publishedAt).toISOString(),
    isLive: row.version === publishedVersion,
  }));
}

/** A flow as it was published once. Throws `notFound`. */
export async function getFlowVersion(
  session: DatabaseSession,
  key: FlowKey & { version: number },
): Promise<FlowVersionContent> {
  await findFlow(session, key);
  const where = and(eq(flowVersions.flowId, key.intentId), eq(flowVersions.version, key.version));
  const row = await session.agent(key.agentId).first(flowVersions, where);
  if (!row) throw notFound();
  return {
    title: row.title,
    followUpParentId: row.parentId,
    trainingPhraseTemplateId: row.trainingPhraseTemplateId,
    trainingPhraseList: row.phrases.map((phrase, index) => ({
      id: newId,
      index,
      ...phraseContent.parse(phrase),
    })),
    ...readContent(row.content),
  };
}

async function findFlow(session: DatabaseSession, { agentId, languageId, intentId }: FlowKey) {
  const where = and(eq(flows.id, intentId), eq(flows.languageId, languageId));
  const row = await session.agent(agentId).first(flows, where);
  if (!row) throw notFound();
  return row;
}
