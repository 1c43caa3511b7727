import {
  asOfficeTime,
  type BodyOf,
  type endpoints,
  type OfficeTimeEntry,
  officeTimeProblems,
  officeTimesChangedKey,
  type ReplyOf,
} from '@samtale/contract';
import type { OfficeTime } from '@samtale/dialog';
import { asc, eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { revisionOf } from '../../platform/revision-of.ts';
import { agents } from '../agents/index.ts';
import { officeTimes } from './tables.ts';

/** An agent's opening hours: weekdays from Monday, then special days in their order. */
export async function listOfficeTimes(session: DatabaseSession, agentId: string): Promise<OfficeTimeEntry[]> {
  const rows = await session.agent(agentId).select(officeTimes, {
    orderBy: [
      sql`${officeTimes.isDay} DESC`,
      sql`(${officeTimes.dayOfWeek} + 6) % 7`,
      asc(officeTimes.fromDate),
      asc(officeTimes.fromTime),
    ],
  });
  return rows.map(({ agentId: _, ...entry }) => entry);
}

/** The same with what tells them from others. */
export async function readOfficeTimes(
  session: DatabaseSession,
  agentId: string,
): Promise<ReplyOf<typeof endpoints.settings.getOfficeTimes>> {
  const officeTimeList = await listOfficeTimes(session, agentId);
  return { officeTimeList, revision: revisionOfHours(officeTimeList) };
}

/** Each save gives the entries new ids: they do not make the hours others. */
const revisionOfHours = (entries: readonly OfficeTimeEntry[]): string =>
  revisionOf(entries.map(({ id: _, ...entry }) => Object.entries(entry).sort()));

/** The same as a release has them. */
export async function officeTimesForRelease(
  session: DatabaseSession,
  agentId: string,
): Promise<OfficeTime[]> {
  const entries = await listOfficeTimes(session, agentId);
  return entries.map(asOfficeTime);
}

/**
 * Replaces an agent's opening hours. Throws `badRequest` with the entries at fault, and `conflict` when they are not
 * those of the revision any more.
 */
export async function saveOfficeTimes(
  app: App,
  agentId: string,
  { officeTimeList: entries, revision }: BodyOf<typeof endpoints.settings.saveOfficeTimes>,
): Promise<void> {
  const problems = officeTimeProblems(entries).map(({ index, key }) => ({
    path: `officeTimeList.${index}`,
    messageKey: `settings.officeTimes.${key}`,
  }));
  if (problems[0]) throw new AppError('badRequest', problems[0].messageKey, { fields: problems });
  await app.database.transaction(async (session) => {
    await session.agent(agentId).lock('office times');
    const stored = await listOfficeTimes(session, agentId);
    if (revision !== undefined && revision !== revisionOfHours(stored))
      throw new AppError('conflict', officeTimesChangedKey);
    await replaceOfficeTimes(session, agentId, entries);
  });
}

/** The same in a transaction that does more, of entries that nothing is wrong with. */
export async function replaceOfficeTimes(
  session: DatabaseSession,
  agentId: string,
  entries: readonly OfficeTimeEntry[],
): Promise<void> {
  const scope = session.agent(agentId);
  await scope.delete(officeTimes);
  await scope.insert(
    officeTimes,
    entries.map((entry) => ({ ...entry, id: createId() })),
  );
  await session.shared.update(
    agents,
    { contentRevision: sql`${agents.contentRevision} + 1` },
    eq(agents.id, agentId),
  );
}
