import type { Calibration } from './calibration.ts';
import type { NluLanguage } from './nlu-language.ts';
import { openBytes, type Seal, type SectionCursor, sealBytes } from './sealed-bytes.ts';

/** What training yields and classifying needs. All numbers per feature or per label lie in typed arrays. */
export interface NluModel {
  language: NluLanguage;
  labels: string[];
  calibration: Calibration;
  /** Term weight of a feature that training has not seen. */
  unknownWeight: number;
  /** Factor on the weight of features that are made of topicless words only. */
  topiclessFactor: number;
  /** Hash of each feature. */
  featureHashes: Uint32Array;
  /** Term weight of each feature. */
  featureWeights: Float32Array;
  /** The weights that are not nothing: feature i has entries rowOffsets[i] to rowOffsets[i + 1]. */
  rowOffsets: Uint32Array;
  /** Label number of each weight. */
  weightLabels: Uint16Array;
  /** The weight, in steps of its label's scale. */
  weightSteps: Int8Array;
  /** What one step of a label's weights is worth. */
  labelScales: Float32Array;
  labelBiases: Float32Array;
  /** 64-bit hashes of the normalised training phrases, ascending: upper halves, lower halves. */
  phraseHashes: Uint32Array;
  /** Label number of each phrase. */
  phraseLabels: Uint16Array;
}

const seal: Seal = { mark: 0x554c4e53, version: 1 }; // "SNLU"

/** The part of a model that is small and written as JSON. */
interface Description
  extends Pick<NluModel, 'language' | 'labels' | 'calibration' | 'unknownWeight' | 'topiclessFactor'> {
  features: number;
  weights: number;
  phrases: number;
}

interface Counts {
  features: number;
  weights: number;
  phrases: number;
  labels: number;
}

type Sections = Omit<NluModel, keyof Description>;

function sectionsOf(cursor: SectionCursor, counts: Counts): Sections {
  const { features, weights, phrases, labels } = counts;
  return {
    featureHashes: cursor.take(Uint32Array, features),
    featureWeights: cursor.take(Float32Array, features),
    rowOffsets: cursor.take(Uint32Array, features + 1),
    weightLabels: cursor.take(Uint16Array, weights),
    weightSteps: cursor.take(Int8Array, weights),
    labelScales: cursor.take(Float32Array, labels),
    labelBiases: cursor.take(Float32Array, labels),
    phraseHashes: cursor.take(Uint32Array, 2 * phrases),
    phraseLabels: cursor.take(Uint16Array, phrases),
  };
}

/** Writes a model as one self-contained, little-endian block of bytes. */
export function encodeModel(model: NluModel): Uint8Array {
  const { language, labels, calibration, unknownWeight, topiclessFactor } = model;
  const description: Description = {
    language,
    labels,
    calibration,
    unknownWeight,
    topiclessFactor,
    features: model.featureHashes.length,
    weights: model.weightSteps.length,
    phrases: model.phraseLabels.length,
  };
  return sealBytes(seal, description, [
    model.featureHashes,
    model.featureWeights,
    model.rowOffsets,
    model.weightLabels,
    model.weightSteps,
    model.labelScales,
    model.labelBiases,
    model.phraseHashes,
    model.phraseLabels,
  ]);
}

/**
 * Reads a model written by {@link encodeModel}. The arrays are views of `bytes` (of a copy when they are
 * not aligned), so the bytes must not change afterwards.
 * @throws {ModelFormatError} for foreign, damaged or outdated bytes.
 */
export function decodeModel(bytes: Uint8Array): NluModel {
  const { json, sections } = openBytes(bytes, seal);
  const { features, weights, phrases, ...description }: Description = JSON.parse(json);
  return {
    ...description,
    ...sectionsOf(sections, { features, weights, phrases, labels: description.labels.length }),
  };
}
