import { and, asc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents } from '../agents/index.ts';
import { flows, flowVersions, trainingPhrases } from './tables.ts';

/** Keeps a flow as it stands as the version that the next release takes. To be called in a transaction. */
export async function publishFlow(
  session: DatabaseSession,
  agentId: string,
  flowId: string,
  userId: string | null,
  now: Date,
): Promise<void> {
  const scope = session.agent(agentId);
  const row = await scope.first(flows, eq(flows.id, flowId), { forUpdate: true });
  if (!row) throw notFound();
  const phrases = await scope.select(trainingPhrases, {
    where: eq(trainingPhrases.flowId, flowId),
    orderBy: asc(trainingPhrases.id),
  });
  const version = (row.publishedVersion ?? 0) + 1;
  await scope.insert(flowVersions, [
    {
      id: createId(),
      flowId,
      version,
      title: row.title,
      parentId: row.parentId,
      content: row.content,
      phrases: phrases.map((phrase) => phrase.text),
      publishedBy: userId,
      publishedAt: now.toISOString(),
    },
  ]);
  await scope.update(flows, { publishedVersion: version, isActive: true }, eq(flows.id, flowId));
  await noteContentChange(session, agentId);
}

/**
 * Adds phrases to what visitors get of a flow, and nothing else: changes that are only saved as draft stay drafts. A
 * flow that has never been published has the phrases in its draft alone. To be called in a transaction.
 */
export async function publishPhrases(
  session: DatabaseSession,
  agentId: string,
  flowId: string,
  phrases: readonly string[],
  userId: string | null,
  now: Date,
): Promise<void> {
  const scope = session.agent(agentId);
  const row = await scope.first(flows, eq(flows.id, flowId), { forUpdate: true });
  if (!row) throw notFound();
  if (row.publishedVersion === null) return;
  const live = await scope.first(
    flowVersions,
    and(eq(flowVersions.flowId, flowId), eq(flowVersions.version, row.publishedVersion)),
  );
  if (!live) throw new Error(`Version ${row.publishedVersion} of flow ${flowId} is missing`);
  const version = row.publishedVersion + 1;
  const published = { publishedBy: userId, publishedAt: now.toISOString() };
  await scope.insert(flowVersions, [
    { ...live, ...published, id: createId(), version, phrases: [...live.phrases, ...phrases] },
  ]);
  await scope.update(flows, { publishedVersion: version }, eq(flows.id, flowId));
  await noteContentChange(session, agentId);
}

/** Counts a change of what visitors are to get, so that it shows until a release has it. */
export async function noteContentChange(session: DatabaseSession, agentId: string): Promise<void> {
  await session.shared.update(
    agents,
    { contentRevision: sql`${agents.contentRevision} + 1` },
    eq(agents.id, agentId),
  );
}
