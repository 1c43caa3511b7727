import { confidences } from './confidence.ts';
import { FeatureReader } from './features.ts';
import { decodeModel, type NluModel } from './model-format.ts';
import { normaliseText } from './normalise.ts';
import { findPhrase } from './phrase-index.ts';
import { Vectoriser } from './vectoriser.ts';
import { Vocabulary } from './vocabulary.ts';

export interface RankedLabel {
  label: string;
  /** Calibrated probability, 0..1, that this label is the right one. */
  confidence: number;
}

/** What recognised a text: it equals a training phrase, or it resembles some. */
export type UnderstandingLayer = 'exact' | 'classifier';

export interface Understanding {
  layer: UnderstandingLayer;
  /** Best first. */
  ranking: RankedLabel[];
}

export interface Classifier {
  readonly labels: readonly string[];
  /** Ranks at most `limit` labels (5 unless told) for a text. Any text will do, an empty one too. */
  understand(text: string, limit?: number): Understanding;
}

class LinearClassifier implements Classifier {
  readonly labels: readonly string[];
  readonly #model: NluModel;
  readonly #reader: FeatureReader;
  readonly #vectoriser: Vectoriser;
  readonly #sums: Float64Array;

  constructor(model: NluModel) {
    this.labels = model.labels;
    this.#model = model;
    this.#reader = new FeatureReader(model.language);
    const vocabulary = new Vocabulary(model.featureHashes);
    this.#vectoriser = new Vectoriser(vocabulary, model.featureWeights, model.unknownWeight);
    this.#sums = new Float64Array(model.labels.length);
  }

  understand(text: string, limit = 5): Understanding {
    const exact = findPhrase(this.#model, normaliseText(text, this.#model.language));
    if (exact.length > 0) {
      const confidence = 1 / exact.length;
      const ranking = exact.map((label) => ({ label: this.labels[label] ?? '', confidence }));
      return { layer: 'exact', ranking: ranking.slice(0, limit) };
    }
    return { layer: 'classifier', ranking: this.#rank(this.#classify(text), limit) };
  }

  #classify(text: string): Float64Array {
    const { labelWeights, labelScales, labelBiases, calibration } = this.#model;
    const vector = this.#vectoriser.vectorise(this.#reader.read(text));
    const sums = this.#sums.fill(0);
    if (vector.count === 0) return sums;
    const labelCount = sums.length;
    for (let i = 0; i < vector.count; i++) {
      const value = vector.values[i] ?? 0;
      const row = (vector.features[i] ?? 0) * labelCount;
      for (let label = 0; label < labelCount; label++) {
        sums[label] = (sums[label] ?? 0) + value * (labelWeights[row + label] ?? 0);
      }
    }
    const margins = sums.map((sum, label) => sum * (labelScales[label] ?? 0) + (labelBiases[label] ?? 0));
    return confidences(margins, calibration);
  }

  #rank(confidence: Float64Array, limit: number): RankedLabel[] {
    return this.labels
      .map((label, i) => ({ label, confidence: confidence[i] ?? 0 }))
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, limit);
  }
}

/**
 * Makes a classifier of a model that `train` returned. The bytes must not change afterwards.
 * @throws {ModelFormatError} for bytes that are not a model of this version.
 */
export function loadClassifier(bytes: Uint8Array): Classifier {
  return new LinearClassifier(decodeModel(bytes));
}
