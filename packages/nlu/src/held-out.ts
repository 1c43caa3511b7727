import type { SparseRows } from './sparse-rows.ts';

/** One round of holding out: some texts of every label, and some labels with all their texts. */
export interface Fold {
  /** 1 for each row that is not learnt from. */
  heldOut: Uint8Array;
  /** 1 for each label of which nothing is learnt: its texts stand for questions out of scope. */
  leftOutLabels: Uint8Array;
  /** Rows whose margins are looked at. */
  judged: Int32Array;
}

/** Sets up to this size are held out part by part until every text has had its turn. */
const smallSet = 500;
const smallSetFolds = 5;
/** Larger sets are judged once, on a tenth of the texts and of the labels, and on no more texts than this. */
const largeSetParts = 10;
const mostJudged = 2000;

/** Plans the rounds; none when there are fewer than two labels to tell apart. `-1`: of no label. */
export function planFolds(rowLabels: Int32Array, labelCount: number): Fold[] {
  if (labelCount < 2) return [];
  const small = rowLabels.length <= smallSet;
  const parts = small ? smallSetFolds : largeSetParts;
  return Array.from({ length: small ? parts : 1 }, (_, part) => planFold(rowLabels, labelCount, part, parts));
}

function planFold(rowLabels: Int32Array, labelCount: number, part: number, parts: number): Fold {
  const heldOut = new Uint8Array(rowLabels.length);
  const leftOutLabels = new Uint8Array(labelCount);
  // At least one label stays, and at least one goes.
  const leftOutStep = Math.min(parts, labelCount);
  for (let label = part % leftOutStep; label < labelCount; label += leftOutStep) leftOutLabels[label] = 1;
  const seen = new Int32Array(labelCount);
  const judged: number[] = [];
  rowLabels.forEach((label, row) => {
    if (label < 0) return;
    const turn = ((seen[label] ?? 0) + label) % parts === part;
    seen[label] = (seen[label] ?? 0) + 1;
    if (!turn && !leftOutLabels[label]) return;
    heldOut[row] = 1;
    judged.push(row);
  });
  const step = Math.ceil(judged.length / mostJudged);
  return { heldOut, leftOutLabels, judged: Int32Array.from(judged.filter((_, i) => i % step === 0)) };
}

/** 1 for each feature that some row has which is not held out. */
export function knownFeatures(
  { offsets, columns, rowCount, columnCount }: SparseRows,
  fold: Fold,
): Uint8Array {
  const known = new Uint8Array(columnCount);
  for (let row = 0; row < rowCount; row++) {
    if (fold.heldOut[row]) continue;
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) known[columns[at] ?? 0] = 1;
  }
  return known;
}
