import type { Calibration } from './calibration.ts';
import { mix32 } from './hash.ts';
import type { NluLanguage } from './nlu-language.ts';

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

/** Thrown when bytes are not a model, are damaged, or were written by another version of the format. */
export class ModelFormatError extends Error {
  override readonly name = 'ModelFormatError';
}

const magic = 0x554c4e53; // "SNLU"
const formatVersion = 1;
const headerWords = 4; // magic, version, checksum of everything after it, length of the description
const checksumWord = 2;

/** The part of a model that is small and written as JSON. */
interface Description
  extends Pick<NluModel, 'language' | 'labels' | 'calibration' | 'unknownWeight' | 'topiclessFactor'> {
  features: number;
  weights: number;
  phrases: number;
}

const aligned = (bytes: number): number => (bytes + 3) & ~3;

function checksum(words: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (let i = checksumWord + 1; i < words.length; i++) {
    hash = Math.imul(hash ^ (words[i] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return mix32(hash ^ words.length);
}

/** Hands out consecutive, 4-byte aligned views of one buffer. */
class SectionCursor {
  readonly #buffer: ArrayBufferLike;
  #at: number;

  constructor(buffer: ArrayBufferLike, at: number) {
    this.#buffer = buffer;
    this.#at = at;
  }

  take<View>(
    View: { BYTES_PER_ELEMENT: number; new (buffer: ArrayBufferLike, at: number, length: number): View },
    length: number,
  ): View {
    const at = this.#at;
    this.#at += aligned(length * View.BYTES_PER_ELEMENT);
    if (this.#at > this.#buffer.byteLength) throw new ModelFormatError('The model is cut short.');
    return new View(this.#buffer, at, length);
  }
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
  const features = model.featureHashes.length;
  const weights = model.weightSteps.length;
  const phrases = model.phraseLabels.length;
  const description: Description = {
    language,
    labels,
    calibration,
    unknownWeight,
    topiclessFactor,
    features,
    weights,
    phrases,
  };
  const json = JSON.stringify(description);
  const size =
    4 * headerWords +
    aligned(2 * json.length) +
    features * 8 +
    (features + 1) * 4 +
    aligned(weights * 2) +
    aligned(weights) +
    labels.length * 8 +
    phrases * 8 +
    aligned(phrases * 2);
  const buffer = new ArrayBuffer(size);
  const words = new Uint32Array(buffer);
  words.set([magic, formatVersion, 0, json.length]);
  const cursor = new SectionCursor(buffer, 4 * headerWords);
  const text = cursor.take(Uint16Array, json.length);
  for (let i = 0; i < json.length; i++) text[i] = json.charCodeAt(i);
  const sections = sectionsOf(cursor, { features, weights, phrases, labels: labels.length });
  sections.featureHashes.set(model.featureHashes);
  sections.featureWeights.set(model.featureWeights);
  sections.rowOffsets.set(model.rowOffsets);
  sections.weightLabels.set(model.weightLabels);
  sections.weightSteps.set(model.weightSteps);
  sections.labelScales.set(model.labelScales);
  sections.labelBiases.set(model.labelBiases);
  sections.phraseHashes.set(model.phraseHashes);
  sections.phraseLabels.set(model.phraseLabels);
  words[checksumWord] = checksum(words);
  return new Uint8Array(buffer);
}

/**
 * Reads a model written by {@link encodeModel}. The arrays are views of `bytes` (of a copy when they are
 * not aligned), so the bytes must not change afterwards.
 * @throws {ModelFormatError} for foreign, damaged or outdated bytes.
 */
export function decodeModel(bytes: Uint8Array): NluModel {
  if (bytes.length < 4 * headerWords || bytes.length % 4 !== 0) {
    throw new ModelFormatError('These bytes are not a model.');
  }
  const wholeBuffer = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength;
  const buffer = wholeBuffer ? bytes.buffer : new Uint8Array(bytes).buffer;
  const words = new Uint32Array(buffer);
  if (words[0] !== magic) throw new ModelFormatError('These bytes are not a model.');
  if (words[1] !== formatVersion) throw new ModelFormatError(`Model format ${words[1]} is not understood.`);
  if (words[checksumWord] !== checksum(words)) throw new ModelFormatError('The model is damaged.');
  const cursor = new SectionCursor(buffer, 4 * headerWords);
  const text = cursor.take(Uint16Array, words[3] ?? 0);
  let json = '';
  for (const unit of text) json += String.fromCharCode(unit);
  const { features, weights, phrases, ...description }: Description = JSON.parse(json);
  return {
    ...description,
    ...sectionsOf(cursor, { features, weights, phrases, labels: description.labels.length }),
  };
}
