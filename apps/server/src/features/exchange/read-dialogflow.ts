import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { parseJson } from '../../platform/parse-json.ts';
import {
  type DialogflowAgent,
  type DialogflowEntity,
  type DialogflowEntry,
  type DialogflowIntent,
  type DialogflowPhrase,
  dialogflowAgent,
  dialogflowEntity,
  dialogflowEntry,
  dialogflowIntent,
  dialogflowPhrase,
} from './dialogflow-records.ts';
import type { NoteList } from './note-list.ts';
import { readZip } from './read-zip.ts';

/** An export as its files hold it; what is said in a language stands under the file's code for it, e.g. `en` or `en-gb`. */
export interface DialogflowExport {
  agent: DialogflowAgent;
  intents: { intent: DialogflowIntent; phrases: Map<string, DialogflowPhrase[]> }[];
  entities: { entity: DialogflowEntity; entries: Map<string, DialogflowEntry[]> }[];
}

const phrasesFile = /^intents\/(.+)_usersays_([A-Za-z-]+)\.json$/;
const entriesFile = /^entities\/(.+)_entries_([A-Za-z-]+)\.json$/;
const definitionFile = /^(intents|entities)\/(.+)\.json$/;

/**
 * Reads the zip of an agent. A file of it that cannot be read is noted; without `agent.json` it is no export. Throws
 * `badRequest` with `exchange.error.content`, or with `.dialogflowCx` for the product that has the same name.
 */
export async function readDialogflow(bytes: Uint8Array, notes: NoteList): Promise<DialogflowExport> {
  const files = withoutRoot(await readZip(bytes, (name) => name.endsWith('.json')));
  if (isOfCx([...files.keys()])) throw new AppError('badRequest', 'exchange.error.dialogflowCx');
  const read = <T>(name: string, schema: z.ZodType<T>): T | null => {
    const parsed = schema.safeParse(parseJson(files.get(name) ?? ''));
    if (parsed.success) return parsed.data;
    notes.add('fileUnread', {}, name);
    return null;
  };
  const agent = read('agent.json', dialogflowAgent);
  if (!agent) throw new AppError('badRequest', 'exchange.error.content');

  const said = new Map<string, Map<string, DialogflowPhrase[]>>();
  const listed = new Map<string, Map<string, DialogflowEntry[]>>();
  const names = [...files.keys()].sort();
  for (const name of names) {
    const [, intent, phraseLanguage] = phrasesFile.exec(name) ?? [];
    if (intent && phraseLanguage) {
      const phrases = read(name, z.array(dialogflowPhrase));
      if (phrases) under(said, intent).set(phraseLanguage, phrases);
    }
    const [, entity, entryLanguage] = entriesFile.exec(name) ?? [];
    if (entity && entryLanguage) {
      const entries = read(name, z.array(dialogflowEntry));
      if (entries) under(listed, entity).set(entryLanguage, entries);
    }
  }
  const found: DialogflowExport = { agent, intents: [], entities: [] };
  for (const name of names) {
    if (phrasesFile.test(name) || entriesFile.test(name)) continue;
    const [, folder, stem = ''] = definitionFile.exec(name) ?? [];
    if (folder === 'intents') {
      const intent = read(name, dialogflowIntent);
      const phrases = said.get(stem) ?? inOneFile(intent?.userSays ?? [], agent.language);
      if (intent) found.intents.push({ intent, phrases });
    } else if (folder === 'entities') {
      const entity = read(name, dialogflowEntity);
      const entries = listed.get(stem) ?? new Map([[agent.language, entity?.entries ?? []]]);
      if (entity) found.entities.push({ entity, entries });
    } else if (name !== 'agent.json' && name !== 'package.json') notes.add('fileUnread', {}, name);
  }
  return found;
}

/**
 * Dialogflow CX packs flows, entity types and the phrases of each intent in folders of their own, which ES has not
 * (https://cloud.google.com/dialogflow/cx/docs/reference/json-export).
 */
const isOfCx = (names: readonly string[]): boolean =>
  names.some((name) =>
    /^(flows\/.+\/.+|entityTypes\/.+\/.+|intents\/[^/]+\/trainingPhrases\/.+)\.json$/.test(name),
  );

/** The older variant has the phrases in the intent's own file, in one language unless they say another. */
function inOneFile(phrases: readonly DialogflowPhrase[], language: string): Map<string, DialogflowPhrase[]> {
  return Map.groupBy(phrases, (phrase) => phrase.lang ?? language);
}

/** A zip that somebody has packed again may hold the export in a folder. */
function withoutRoot(files: Map<string, string>): Map<string, string> {
  const roots = [...files.keys()].filter((name) => /(^|\/)agent\.json$/.test(name));
  const [root = ''] = roots.sort((one, other) => one.length - other.length);
  const prefix = root.slice(0, -'agent.json'.length);
  return new Map(
    [...files].flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text] as const] : [],
    ),
  );
}

function under<Value>(groups: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const group = groups.get(key) ?? new Map<string, Value>();
  groups.set(key, group);
  return group;
}
