import type { OfficeTimeEntry, OfficeTimeKey } from '@samtale/contract';
import type { OfficeTime } from '@samtale/dialog';
import { asc, eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
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

/** The same as a release has them. */
export async function officeTimesForRelease(
  session: DatabaseSession,
  agentId: string,
): Promise<OfficeTime[]> {
  const entries = await listOfficeTimes(session, agentId);
  return entries.map(({ isOpen, dayOfWeek, fromDate, toDate, fromTime, toTime }) => ({
    ...(dayOfWeek !== null && { day: dayOfWeek }),
    ...(fromDate !== null && { fromDate }),
    ...(toDate !== null && { toDate }),
    ...(isOpen && fromTime !== null && { fromTime }),
    ...(isOpen && toTime !== null && { toTime }),
  }));
}

/** Replaces an agent's opening hours. Throws `badRequest` with the entries at fault. */
export async function saveOfficeTimes(
  app: App,
  agentId: string,
  entries: readonly OfficeTimeEntry[],
): Promise<void> {
  const problems = officeTimeProblems(entries);
  if (problems[0]) throw new AppError('badRequest', problems[0].messageKey, { fields: problems });
  await app.database.transaction((session) => replaceOfficeTimes(session, agentId, entries));
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

/** What the rules of spec 2 section 5 for office times say against entries. */
export const officeTimeProblems = (entries: readonly OfficeTimeEntry[]) =>
  entries.flatMap((entry, index) => {
    const key = problemOf(entry) ?? clashOf(entry, entries.slice(0, index));
    return key ? [{ path: `officeTimeList.${index}`, messageKey: `settings.officeTimes.${key}` }] : [];
  });

function problemOf(entry: OfficeTimeEntry): OfficeTimeKey | null {
  const { isDay, isOpen, dayOfWeek, fromTime, toTime, fromDate, toDate } = entry;
  if (isDay ? dayOfWeek === null : fromDate === null || toDate === null) return 'missingDates';
  if ((isDay || isOpen) && (fromTime === null || toTime === null)) return 'missingTimes';
  if (fromTime !== null && toTime !== null && fromTime >= toTime) return 'fromTimeIsGreater';
  return fromDate !== null && toDate !== null && fromDate > toDate ? 'fromDateIsGreater' : null;
}

function clashOf(entry: OfficeTimeEntry, before: readonly OfficeTimeEntry[]): OfficeTimeKey | null {
  const { isDay } = entry;
  const clashes = before.some((other) => {
    if (other.isDay !== isDay) return false;
    if (!isDay) return overlap(entry.fromDate, entry.toDate, other.fromDate, other.toDate, true);
    const { fromTime, toTime } = other;
    return (
      entry.dayOfWeek === other.dayOfWeek && overlap(entry.fromTime, entry.toTime, fromTime, toTime, false)
    );
  });
  if (!clashes) return null;
  return isDay ? 'timesOverlap' : 'specialDaysOverlap';
}

/** Whether two spans have something in common; of dates both ends belong to them. */
function overlap(
  from: string | null,
  to: string | null,
  otherFrom: string | null,
  otherTo: string | null,
  bothEnds: boolean,
): boolean {
  if (!from || !to || !otherFrom || !otherTo) return false;
  return bothEnds ? from <= otherTo && otherFrom <= to : from < otherTo && otherFrom < to;
}
