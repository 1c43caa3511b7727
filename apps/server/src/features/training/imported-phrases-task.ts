import {
  answersInFlowMax,
  flowTitleMax,
  type ImportPreview,
  type LanguageCode,
  messageTextMax,
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
  /** What the file has it answer, each once; they take turns. They come with the first of its phrases. */
  answers: string[];
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

type Flows = Map<string, { phrases: Map<string, ImportedPhrase>; answers: Set<string> }>;

function byFlow(file: ImportFile, language: LanguageCode, skipped: SkippedRows<SkipReason>): Flows {
  const flows: Flows = new Map();
  /** The first spelling of a title counts. */
  const titles = new Map<string, string>();
  const isTextTitle = file.flowColumn === file.textColumn;
  const titleOfAnswer = new Map<string, string>();
  for (const { line, text } of file.unreadable) skipped.add(line, 'unreadable', text);
  for (const { line, cells } of file.rows) {
    const text = cellOf(cells, file.textColumn);
    const answer = file.answerColumn === null ? '' : (cellOf(cells, file.answerColumn) ?? '');
    const title = isTextTitle ? titleOfText(text, answer, titleOfAnswer) : cellOf(cells, file.flowColumn);
    const spelled = titles.get(title?.toLowerCase() ?? '') ?? title ?? '';
    const flow = flows.get(spelled) ?? { phrases: new Map<string, ImportedPhrase>(), answers: new Set() };
    const reason = problemOf(text, title) ?? problemOfAnswer(answer, flow.answers);
    if (reason || !text || !title) {
      skipped.add(line, reason ?? 'emptyText', cells.join(' '));
      continue;
    }
    titles.set(title.toLowerCase(), spelled);
    flows.set(spelled, flow);
    if (answer) flow.answers.add(answer);
    const { phrases } = flow;
    const normalised = normaliseText(text, language) || text;
    if (phrases.has(normalised)) skipped.add(line, 'duplicate', text);
    else phrases.set(normalised, { line, text, normalised });
  }
  return flows;
}

/** A flow is called as its first question is. Questions with the same answer ask for the same. */
function titleOfText(
  text: string | undefined,
  answer: string,
  titleOfAnswer: Map<string, string>,
): string | undefined {
  if (text === undefined) return undefined;
  const title = titleOfAnswer.get(answer) ?? cutToTitle(text);
  if (answer && text) titleOfAnswer.set(answer, title);
  return title;
}

/** As many whole words as a title may have; it ends in what tells that there are more. */
function cutToTitle(text: string): string {
  if (text.length <= flowTitleMax) return text;
  const cut = text.slice(0, flowTitleMax - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}

const cellOf = (cells: readonly string[], column: number): string | undefined =>
  cells[column]?.replaceAll('\0', '').trim();

function problemOfAnswer(answer: string, before: ReadonlySet<string>): SkipReason | null {
  if (answer.length > messageTextMax) return 'answerTooLong';
  const isOneMore = answer !== '' && !before.has(answer);
  return isOneMore && before.size >= answersInFlowMax ? 'tooManyAnswers' : null;
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
  for (const [title, flow] of flows) {
    const phrases = [...flow.phrases.values()];
    const answers = [...flow.answers];
    for (let start = 0; start < phrases.length; start += portion)
      yield { title, phrases: phrases.slice(start, start + portion), answers: start === 0 ? answers : [] };
  }
}
