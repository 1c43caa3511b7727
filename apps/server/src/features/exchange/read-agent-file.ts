import { agentFile, agentFileFormat, agentFileVersion, officeTimeProblems } from '@samtale/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { convertDialogflow } from './convert-dialogflow.ts';
import { NoteList } from './note-list.ts';
import type { ReadFile } from './plan-import.ts';
import { readDialogflow } from './read-dialogflow.ts';
import { isZip } from './read-zip.ts';

/** A file that says it is ours, in whatever version. */
const head = z.object({ format: z.literal(agentFileFormat), version: z.number() });

/** A bot from a file: one that was exported here, or a zip from Dialogflow ES. Throws `badRequest` for another. */
export async function readAgentFile(bytes: Uint8Array, now: Date): Promise<ReadFile> {
  const notes = new NoteList();
  if (isZip(bytes)) {
    const file = convertDialogflow(await readDialogflow(bytes, notes), now, notes);
    return { source: 'dialogflow', file, notes };
  }
  const content = parseJson(new TextDecoder().decode(bytes));
  const { data: said } = head.safeParse(content);
  if (said && said.version > agentFileVersion) throw new AppError('badRequest', 'exchange.error.version');
  const { data: file } = agentFile.safeParse(content);
  if (!file || officeTimeProblems(file.officeTimeList).length)
    throw new AppError('badRequest', 'exchange.error.content');
  return { source: 'samtale', file, notes };
}
