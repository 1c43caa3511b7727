import type { AgentFile, ExistingChoice, OfficeTimeEntry } from '@samtale/contract';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { listOfficeTimes } from '../office-times/index.ts';
import type { NoteList } from './note-list.ts';

/** The opening hours that an agent gets from a file; null leaves what it has, which others may go by already. */
export async function planOfficeTimes(
  session: DatabaseSession,
  agentId: string,
  { officeTimeList: inFile }: AgentFile,
  existing: ExistingChoice,
  notes: NoteList,
): Promise<readonly OfficeTimeEntry[] | null> {
  if (!inFile.length) return null;
  const own = await listOfficeTimes(session, agentId);
  if (!own.length || existing === 'replace') return inFile;
  if (withoutIds(own) !== withoutIds(inFile)) notes.add('officeTimesKept', {});
  return null;
}

const withoutIds = (entries: readonly OfficeTimeEntry[]) =>
  JSON.stringify(
    entries.map(({ isDay, isOpen, dayOfWeek, fromTime, toTime, fromDate, toDate }) => [
      isDay,
      isOpen,
      dayOfWeek,
      fromTime,
      toTime,
      fromDate,
      toDate,
    ]),
  );
