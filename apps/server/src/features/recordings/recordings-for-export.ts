import { type RecordingInFile, recordingsInFileMax } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { speechRecordings } from './tables.ts';

/** Those of an agent's recordings that a file has room for, in the order asked for, with what is heard. */
export async function recordingsForExport(
  session: DatabaseSession,
  agentId: string,
  ids: readonly string[],
): Promise<RecordingInFile[]> {
  const list: RecordingInFile[] = [];
  let room = recordingsInFileMax;
  for (const id of ids) {
    const row = await session.agent(agentId).first(speechRecordings, eq(speechRecordings.id, id));
    if (!row || row.bytes.length > room) continue;
    room -= row.bytes.length;
    list.push({ id, name: row.name, audio: Buffer.from(row.bytes).toString('base64') });
  }
  return list;
}
