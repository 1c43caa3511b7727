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
  flows: Packed<FlowInFile>;
  templates: Packed<TemplateInFile>;
  entityTypes: Packed<EntityTypeInFile>;
  tests: Packed<TestContent>;
}

/** A file as it comes from the thread that has read it: what may be long is packed. */
export interface PackedFile extends Pick<ReadFile, 'source' | 'unusablePatterns'> {
  head: Omit<AgentFile, 'languageList' | 'recordingList'>;
  languages: PackedLanguage[];
  recordings: Packed<RecordingInFile>;
  notes: ExchangeNote[];
}

export function packFile({ source, file, notes, unusablePatterns }: ReadFile): PackedFile {
  const { languageList, recordingList, ...head } = file;
  return {
    source,
    unusablePatterns,
    head,
    languages: languageList.map(({ languageCode, flowList, templateList, entityTypeList, testList }) => ({
      languageCode,
      flows: pack(flowList),
      templates: pack(templateList),
      entityTypes: pack(entityTypeList),
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
      flowList: yield* unpackAll(flows),
      templateList: yield* unpackAll(templates),
      entityTypeList: yield* unpackAll(entityTypes),
      testList: yield* unpackAll(tests),
    });
  const recordingList = yield* unpackAll(packed.recordings);
  return {
    source: packed.source,
    file: { ...packed.head, languageList, recordingList },
    notes: new NoteList(packed.notes),
    unusablePatterns: packed.unusablePatterns,
  };
}
