import type { Calibration } from './calibration.ts';
import type { LabelDuals } from './label-duals.ts';
import type { NluLanguage } from './nlu-language.ts';
import { openBytes, type Seal, sealBytes } from './sealed-bytes.ts';

/** What a training leaves for the next, so that one that changes little need not begin from nothing. */
export interface TrainingMemory {
  language: NluLanguage;
  labels: string[];
  calibration: Calibration;
  /** How many trainings have gone on from the last one that began from nothing. */
  rounds: number;
  /** Rows and labels that have come or gone since then. */
  changedRows: number;
  changedLabels: number;
  /** Name of each row that was learnt from; see `nameRows`. */
  rowNames: Int32Array;
  duals: LabelDuals;
}

/** The version is raised with every change of what is learnt from or how: what was learnt otherwise is no beginning. */
const seal: Seal = { mark: 0x4d4c4e53, version: 1 }; // "SNLM"

type Description = Omit<TrainingMemory, 'rowNames' | 'duals'> & { rows: number; dualCount: number };

/** Writes a memory as one self-contained, little-endian block of bytes. */
export function encodeMemory({ rowNames, duals, ...known }: TrainingMemory): Uint8Array {
  const { offsets, rows, values } = duals;
  const description: Description = { ...known, rows: rowNames.length, dualCount: values.length };
  return sealBytes(seal, description, [rowNames, offsets, rows, values]);
}

/**
 * Reads a memory written by {@link encodeMemory}. The bytes must not change afterwards.
 * @throws {ModelFormatError} for foreign, damaged or outdated bytes.
 */
export function decodeMemory(bytes: Uint8Array): TrainingMemory {
  const { json, sections } = openBytes(bytes, seal);
  const { rows, dualCount, ...known }: Description = JSON.parse(json);
  return {
    ...known,
    rowNames: sections.take(Int32Array, rows),
    duals: {
      offsets: sections.take(Uint32Array, known.labels.length + 1),
      rows: sections.take(Uint32Array, dualCount),
      values: sections.take(Float32Array, dualCount),
    },
  };
}
