import type {
  AgentFile,
  EntityTypeInFile,
  ExchangeNote,
  FlowInFile,
  LanguageInFile,
  RecordingInFile,
  TemplateInFile,
  TestContent,
} from '@samtale/contract';
import { type Packed, pack, unpackAll } from '../../platform/worker-pool/packed.ts';
import { NoteList } from './note-list.ts';
import type { ReadFile } from './plan-import.ts';

interface PackedLanguage extends Pick<LanguageInFile, 'languageCode'> {
  flows: PackedLists<Omit<FlowInFile, 'trainingPhraseList'>, FlowInFile['trainingPhraseList'][number]>;
  templates: PackedLists<Omit<TemplateInFile, 'trainingPhraseList'>, string>;
  entityTypes: PackedLists<Omit<EntityTypeInFile, 'entityList'>, EntityTypeInFile['entityList'][number]>;
  tests: Packed<TestContent>;
}

/** Things of which each has a list that may be long by itself: the lists are one behind the other. */
interface PackedLists<Owner, Part> {
  owners: Packed<{ owner: Owner; count: number }>;
  parts: Packed<Part>;
}

/** A file as it comes from the thread that has read it: what may be long is packed. */
export interface PackedFile extends Pick<ReadFile, 'source' | 'foreign' | 'unusablePatterns'> {
  head: Omit<AgentFile, 'languageList' | 'recordingList'>;
  languages: PackedLanguage[];
  recordings: Packed<RecordingInFile>;
  notes: ExchangeNote[];
}

export function packFile({ source, file, notes, foreign, unusablePatterns }: ReadFile): PackedFile {
  const { languageList, recordingList, ...head } = file;
  return {
    source,
    foreign,
    unusablePatterns,
    head,
    languages: languageList.map(({ languageCode, flowList, templateList, entityTypeList, testList }) => ({
      languageCode,
      flows: packLists(flowList.map(({ trainingPhraseList, ...flow }) => [flow, trainingPhraseList])),
      templates: packLists(
        templateList.map(({ trainingPhraseList, ...template }) => [template, trainingPhraseList]),
      ),
      entityTypes: packLists(entityTypeList.map(({ entityList, ...type }) => [type, entityList])),
      tests: pack(testList),
    })),
    recordings: pack(recordingList),
    notes: notes.list,
  };
}

/** The file again, bit by bit (`inTurns`). */
export function* unpackFile(packed: PackedFile): Generator<void, ReadFile> {
  const languageList: LanguageInFile[] = [];
  for (const { languageCode, flows, templates, entityTypes, tests } of packed.languages)
    languageList.push({
      languageCode,
      flowList: yield* unpackLists(flows, (flow, trainingPhraseList) => ({ ...flow, trainingPhraseList })),
      templateList: yield* unpackLists(templates, (template, trainingPhraseList) => ({
        ...template,
        trainingPhraseList,
      })),
      entityTypeList: yield* unpackLists(entityTypes, (type, entityList) => ({ ...type, entityList })),
      testList: yield* unpackAll(tests),
    });
  const recordingList = yield* unpackAll(packed.recordings);
  return {
    source: packed.source,
    file: { ...packed.head, languageList, recordingList },
    notes: new NoteList(packed.notes),
    foreign: packed.foreign,
    unusablePatterns: packed.unusablePatterns,
  };
}

function packLists<Owner, Part>(things: readonly [Owner, readonly Part[]][]): PackedLists<Owner, Part> {
  return {
    owners: pack(things.map(([owner, list]) => ({ owner, count: list.length }))),
    parts: pack(things.flatMap(([, list]) => list)),
  };
}

function* unpackLists<Owner, Part, Whole>(
  { owners, parts }: PackedLists<Owner, Part>,
  together: (owner: Owner, list: Part[]) => Whole,
): Generator<void, Whole[]> {
  const all = yield* unpackAll(parts);
  const things: Whole[] = [];
  let begin = 0;
  for (const { owner, count } of yield* unpackAll(owners)) {
    things.push(together(owner, all.slice(begin, begin + count)));
    begin += count;
    yield;
  }
  return things;
}
