import {
  flowTitleMax,
  type ImportPreview,
  type LanguageCode,
  type SkipReason,
  trainingPhraseMax,
} from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { type Skipped, SkippedRows } from '../../platform/csv/skipped-rows.ts';
import { type Packed, pack } from '../../platform/worker-pool/packed.ts';
import { type ImportFile, type ImportMapping, readImportFile } from './read-import-file.ts';

export interface ImportedPhrase {
  line: number;
  text: string;
  normalised: string;
}

/** Phrases of a flow; it may come several times, with some of them each time. */
export interface ImportedFlow {
  title: string;
  phrases: ImportedPhrase[];
}

export interface ImportedPhrases {
  encoding: ImportPreview['encoding'];
  rowCount: number;
  flows: Packed<ImportedFlow>;
  skipped: Skipped<SkipReason>;
}

interface ImportedPhrasesTask {
  bytes: Uint8Array;
  mapping: ImportMapping;
  language: LanguageCode;
}

/** Phrases that come at a time. */
const portion = 500;

/** The phrases of a file by flow, each once; what cannot be imported is among the skipped. */
export function run({ bytes, mapping, language }: ImportedPhrasesTask): ImportedPhrases {
  const file = readImportFile(bytes, mapping);
  const skipped = new SkippedRows<SkipReason>();
  const flows = byFlow(file, language, skipped);
  return {
    encoding: file.encoding,
    rowCount: file.rows.length + file.unreadable.length,
    flows: pack(inPortions(flows)),
    skipped: skipped.soFar(),
  };
}

type Flows = Map<string, Map<string, ImportedPhrase>>;

function byFlow(file: ImportFile, language: LanguageCode, skipped: SkippedRows<SkipReason>): Flows {
  const flows: Flows = new Map();
  /** The first spelling of a title counts. */
  const titles = new Map<string, string>();
  for (const { line, text } of file.unreadable) skipped.add(line, 'unreadable', text);
  for (const { line, cells } of file.rows) {
    const text = cells[file.textColumn]?.replaceAll('\0', '').trim();
    const title = cells[file.flowColumn]?.replaceAll('\0', '').trim();
    const reason = problemOf(text, title);
    if (reason || !text || !title) {
      skipped.add(line, reason ?? 'emptyText', cells.join(' '));
      continue;
    }
    const spelled = titles.get(title.toLowerCase()) ?? title;
    titles.set(title.toLowerCase(), spelled);
    const phrases = flows.get(spelled) ?? new Map<string, ImportedPhrase>();
    flows.set(spelled, phrases);
    const normalised = normaliseText(text, language) || text;
    if (phrases.has(normalised)) skipped.add(line, 'duplicate', text);
    else phrases.set(normalised, { line, text, normalised });
  }
  return flows;
}

function problemOf(text: string | undefined, title: string | undefined): SkipReason | null {
  if (text === undefined || title === undefined) return 'missingColumn';
  if (!text) return 'emptyText';
  if (!title) return 'emptyFlow';
  if (text.length > trainingPhraseMax) return 'textTooLong';
  if (title.length > flowTitleMax) return 'flowTitleTooLong';
  return null;
}

function* inPortions(flows: Flows): Generator<ImportedFlow> {
  for (const [title, byText] of flows) {
    const phrases = [...byText.values()];
    for (let start = 0; start < phrases.length; start += portion)
      yield { title, phrases: phrases.slice(start, start + portion) };
  }
}
