import { hashText } from './hash.ts';
import type { NluLanguage } from './nlu-language.ts';
import { ModelFormatError } from './sealed-bytes.ts';
import { decodeMemory, type TrainingMemory } from './training-memory.ts';
import type { LabelledText } from './training-set.ts';

const nameSeed = 0x3f84d5b5;

/** What there is to learn now. */
export interface Material {
  language: NluLanguage;
  labels: readonly string[];
  rowNames: Int32Array;
}

/** Rows of one label that mattered to its last fit, and how much. */
export interface KnownDuals {
  rows: Int32Array;
  values: Float32Array;
}

/** An earlier training as the rows and labels are numbered now. */
export interface Recalled
  extends Pick<TrainingMemory, 'rounds' | 'changedRows' | 'changedLabels' | 'calibration'> {
  /** Of each label; null for one that is new. */
  duals: (KnownDuals | null)[];
  newRows: number[];
}

/**
 * With more changes than these since everything was learnt from nothing, so it is again: what is kept from then, how
 * sure the classifier may be, was measured on other texts.
 */
const mostChangedRows = 0.01;
const mostChangedLabels = 1;

/** Names each row by its text and label: the same in every training, whatever else there is. */
export function nameRows(texts: readonly LabelledText[], labels: readonly string[]): Int32Array {
  return Int32Array.from(texts, ({ words, label }) =>
    hashText(`${words.join(' ')}\n${labels[label] ?? ''}`, nameSeed),
  );
}

/** What an earlier training left, if it can be read and little has changed since; otherwise null. */
export function recall(bytes: Uint8Array, { language, labels, rowNames }: Material): Recalled | null {
  const memory = read(bytes);
  if (memory?.language !== language) return null;
  const rowsNow = numbersOf(rowNames);
  const rowsThen = numbersOf(memory.rowNames);
  const rowOf = new Int32Array(memory.rowNames.length).fill(-1);
  for (const [name, row] of rowsThen) rowOf[row] = rowsNow.get(name) ?? -1;
  const newRows = [...rowsNow].filter(([name]) => !rowsThen.has(name)).map(([, row]) => row);
  const keptRows = rowsNow.size - newRows.length;
  const changedRows = memory.changedRows + newRows.length + rowsThen.size - keptRows;
  const labelsThen = new Map(memory.labels.map((label, number) => [label, number]));
  const keptLabels = labels.filter((label) => labelsThen.has(label)).length;
  const changedLabels = memory.changedLabels + labels.length + labelsThen.size - 2 * keptLabels;
  if (changedRows > mostChangedRows * rowNames.length || changedLabels > mostChangedLabels) return null;
  const duals = labels.map((label) => {
    const then = labelsThen.get(label);
    return then === undefined ? null : dualsOf(memory, then, rowOf);
  });
  return { ...memory, changedRows, changedLabels, duals, newRows };
}

function read(bytes: Uint8Array): TrainingMemory | null {
  try {
    return decodeMemory(bytes);
  } catch (error) {
    // Nothing is lost but time: everything is learnt from nothing.
    if (error instanceof ModelFormatError) return null;
    throw error;
  }
}

/**
 * The row of each name. Of rows that share one (texts without any word, and of ten thousand others now and then a
 * pair) only the first is recalled.
 */
function numbersOf(rowNames: Int32Array): Map<number, number> {
  const rows = new Map<number, number>();
  rowNames.forEach((name, row) => {
    if (!rows.has(name)) rows.set(name, row);
  });
  return rows;
}

/** A label's duals of the rows that are still there. */
function dualsOf({ duals }: TrainingMemory, label: number, rowOf: Int32Array): KnownDuals {
  const rows: number[] = [];
  const values: number[] = [];
  for (let at = duals.offsets[label] ?? 0; at < (duals.offsets[label + 1] ?? 0); at++) {
    const row = rowOf[duals.rows[at] ?? 0] ?? -1;
    if (row < 0) continue;
    rows.push(row);
    values.push(duals.values[at] ?? 0);
  }
  return { rows: Int32Array.from(rows), values: Float32Array.from(values) };
}
