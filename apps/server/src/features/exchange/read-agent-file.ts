import {
  type AgentFile,
  agentFile,
  agentFileFormat,
  agentFileVersion,
  type LanguageCode,
  officeTimeProblems,
} from '@samtale/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { convertDialogflow, foreignLanguageOf } from './convert-dialogflow.ts';
import { NoteList } from './note-list.ts';
import type { ReadFile } from './plan-import.ts';
import { readDialogflow } from './read-dialogflow.ts';
import { isZip } from './read-zip.ts';
import { unusablePatterns } from './unusable-patterns.ts';

/** A file that says it is ours, in whatever version. */
const head = z.object({ format: z.literal(agentFileFormat), version: z.number() });

/**
 * The agent, a flow, a page or an intent of Dialogflow CX, one file of its export or as its API tells it
 * (https://cloud.google.com/dialogflow/cx/docs/reference/rest/v3/projects.locations.agents).
 */
const cxResource = z
  .object({
    displayName: z.string(),
    defaultLanguageCode: z.string(),
    startFlow: z.string(),
    startPlaybook: z.string(),
    transitionRoutes: z.array(z.unknown()),
    trainingPhrases: z.array(z.unknown()),
  })
  .partial()
  .refine(({ displayName, ...own }) => displayName !== undefined && Object.keys(own).length > 0);

/**
 * A bot from a file: one that was exported here, or a zip from Dialogflow ES. What that says in a language that none of
 * ours is, is taken as `foreignAs`. Throws `badRequest` for another file.
 */
export async function readAgentFile(
  bytes: Uint8Array,
  now: Date,
  foreignAs: LanguageCode | undefined,
): Promise<ReadFile> {
  const notes = new NoteList();
  if (isZip(bytes)) {
    const exported = await readDialogflow(bytes, notes);
    const file = convertDialogflow(exported, now, notes, foreignAs);
    const foreign = foreignLanguageOf(exported);
    return { source: 'dialogflow', file, notes, foreign, unusablePatterns: unusablePatterns(file) };
  }
  const content = parseJson(new TextDecoder().decode(bytes));
  if (cxResource.safeParse(content).success) throw new AppError('badRequest', 'exchange.error.dialogflowCx');
  const { data: said } = head.safeParse(content);
  if (said && said.version > agentFileVersion) throw new AppError('badRequest', 'exchange.error.version');
  const file = asAgentFile(content);
  if (!file || officeTimeProblems(file.officeTimeList).length)
    throw new AppError('badRequest', 'exchange.error.content');
  return { source: 'samtale', file, notes, foreign: null, unusablePatterns: unusablePatterns(file) };
}

/** Null for what is none. Zod cannot hold more than some 100,000 faults: then it throws a `RangeError`. */
function asAgentFile(content: unknown): AgentFile | null {
  try {
    return agentFile.safeParse(content).data ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
