import type { Flow, FlowListItem } from '@samtale/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from '../agents/index.ts';
import { flowListItem, flowRecord } from './flow-record.ts';
import { flows, trainingPhrases } from './tables.ts';

/** All flows of a language by title. */
export async function listFlows(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<FlowListItem[]> {
  const agent = await findAgent(session, agentId);
  const scope = session.agent(agentId);
  const rows = await scope.select(flows, {
    where: eq(flows.languageId, languageId),
    orderBy: asc(flows.title),
  });
  const counts = await scope.query<{ flowId: string; n: number }>(
    (id) => sql`SELECT flow_id AS "flowId", count(*)::int AS n FROM training_phrases
                 WHERE agent_id = ${id} GROUP BY flow_id`,
  );
  const countOf = new Map(counts.map(({ flowId, n }) => [flowId, n]));
  return rows.map((row) => flowListItem(row, agent, countOf.get(row.id) ?? 0));
}

/** One flow with all it holds. Throws `notFound`. */
export async function getFlow(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  flowId: string,
): Promise<Flow> {
  const scope = session.agent(agentId);
  const row = await scope.first(flows, and(eq(flows.id, flowId), eq(flows.languageId, languageId)));
  if (!row) throw notFound();
  const phrases = await scope.select(trainingPhrases, {
    where: eq(trainingPhrases.flowId, flowId),
    orderBy: asc(trainingPhrases.id),
  });
  return flowRecord(row, await findAgent(session, agentId), phrases);
}

/** The agent's own row. Throws `notFound`. */
export async function findAgent(session: DatabaseSession, agentId: string) {
  const agent = await session.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw notFound();
  return agent;
}
