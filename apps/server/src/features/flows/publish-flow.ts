import { and, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { noteContentChange } from '../agents/index.ts';
import { storedPhrase } from './phrase-record.ts';
import { phrasesOfFlow } from './phrases-of-flow.ts';
import { flows, flowVersions } from './tables.ts';

type FlowVersion = InferSelectModel<typeof flowVersions>;

/** Of which agent something is published, by whom, and when. */
interface Publication {
  agentId: string;
  /** Null for the server itself. */
  userId: string | null;
  now: Date;
}

/** Keeps a flow as it stands as the version that the next release takes. To be called in a transaction. */
export async function publishFlow(
  session: DatabaseSession,
  publication: Publication,
  flowId: string,
): Promise<void> {
  await keepPublished(session, publication, flowId);
  await noteContentChange(session, publication.agentId);
}

/** The same for who publishes many flows, and notes once that the content has changed. */
export async function keepPublished(
  session: DatabaseSession,
  { agentId, userId, now }: Publication,
  flowId: string,
): Promise<void> {
  const scope = session.agent(agentId);
  const row = await scope.first(flows, eq(flows.id, flowId), { forUpdate: true });
  if (!row) throw notFound();
  const phrases = await phrasesOfFlow(scope, flowId);
  const version = (await newestVersion(scope, flowId)) + 1;
  await scope.insert(flowVersions, [
    {
      id: createId(),
      flowId,
      version,
      title: row.title,
      parentId: row.parentId,
      content: row.content,
      phrases: phrases.map(storedPhrase),
      trainingPhraseTemplateId: row.trainingPhraseTemplateId,
      publishedBy: userId,
      publishedAt: now.toISOString(),
    },
  ]);
  await scope.update(flows, { publishedVersion: version, isActive: true }, eq(flows.id, flowId));
}

/**
 * Adds questions to what visitors get of a flow, and nothing else: changes that are only saved as draft stay drafts. A
 * flow that has never been published has the phrases in its draft alone. To be called in a transaction.
 */
export async function publishPhrases(
  session: DatabaseSession,
  publication: Publication,
  flowId: string,
  texts: readonly string[],
): Promise<void> {
  const isPublished = await keepPublishedPhrases(session, publication, flowId, texts);
  if (isPublished) await noteContentChange(session, publication.agentId);
}

/** The same for who adds to many flows, and notes once that the content has changed. */
export function keepPublishedPhrases(
  session: DatabaseSession,
  publication: Publication,
  flowId: string,
  texts: readonly string[],
): Promise<boolean> {
  return keepPart(session, publication, flowId, (live) => ({
    phrases: [...live.phrases, ...texts.map((question) => ({ question }))],
  }));
}

/**
 * Publishes where a flow stands, and nothing else of it: the same rule as for phrases. True when visitors get the
 * flow, so that the bot has to be trained. To be called in a transaction.
 */
export async function publishPlace(
  session: DatabaseSession,
  publication: Publication,
  flowId: string,
  parentId: string | null,
): Promise<boolean> {
  const isPublished = await keepPart(session, publication, flowId, () => ({ parentId }));
  if (isPublished) await noteContentChange(session, publication.agentId);
  return isPublished;
}

/** Keeps a version that differs from the one visitors get in one part. False when they get none. */
async function keepPart(
  session: DatabaseSession,
  { agentId, userId, now }: Publication,
  flowId: string,
  change: (live: FlowVersion) => Partial<FlowVersion>,
): Promise<boolean> {
  const scope = session.agent(agentId);
  const row = await scope.first(flows, eq(flows.id, flowId), { forUpdate: true });
  if (!row) throw notFound();
  if (row.publishedVersion === null) return false;
  const live = await scope.first(
    flowVersions,
    and(eq(flowVersions.flowId, flowId), eq(flowVersions.version, row.publishedVersion)),
  );
  if (!live) throw new Error(`Version ${row.publishedVersion} of flow ${flowId} is missing`);
  const version = (await newestVersion(scope, flowId)) + 1;
  const published = { publishedBy: userId, publishedAt: now.toISOString() };
  await scope.insert(flowVersions, [{ ...live, ...change(live), ...published, id: createId(), version }]);
  await scope.update(flows, { publishedVersion: version }, eq(flows.id, flowId));
  return true;
}

/** Takes a flow from visitors; what is saved of it stays as draft. To be called in a transaction. */
export async function unpublishFlow(
  session: DatabaseSession,
  agentId: string,
  flowId: string,
): Promise<void> {
  const scope = session.agent(agentId);
  await scope.update(flows, { publishedVersion: null, isActive: false }, eq(flows.id, flowId));
  await noteContentChange(session, agentId);
}

/** The number of a flow's newest version, which visitors need not have any more; 0 when there is none. */
async function newestVersion(scope: AgentScope, flowId: string): Promise<number> {
  const [row] = await scope.query<{ newest: number }>(
    (agent) => sql`
      SELECT coalesce(max(version), 0) AS newest FROM flow_versions WHERE agent_id = ${agent} AND flow_id = ${flowId}`,
  );
  return row?.newest ?? 0;
}
