import { confidenceOf, SoftmaxOdds } from './confidence.ts';
import { Familiarity } from './familiarity.ts';
import { FeatureReader } from './features.ts';
import { positionsOfHighest } from './highest.ts';
import { decodeModel, type NluModel } from './model-format.ts';
import { normalisedWords, phraseOf } from './normalise.ts';
import { findPhrase } from './phrase-index.ts';
import { type TextVector, Vectoriser } from './vectoriser.ts';
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
  /**
   * Ranks at most `limit` labels (5 unless told) for a text. Any text will do, an empty one too. Labels that
   * `isCandidate` refuses are not considered: neither ranked, nor competing for confidence with those that are.
   */
  understand(text: string, limit?: number, isCandidate?: (label: string) => boolean): Understanding;
}

class LinearClassifier implements Classifier {
  readonly labels: readonly string[];
  readonly #model: NluModel;
  readonly #reader: FeatureReader;
  readonly #vectoriser: Vectoriser;
  readonly #familiarity: Familiarity;
  readonly #margins: Float64Array;

  constructor(model: NluModel) {
    this.labels = model.labels;
    this.#model = model;
    this.#reader = new FeatureReader(model.language);
    const vocabulary = new Vocabulary(model.featureHashes);
    this.#vectoriser = new Vectoriser(vocabulary, { ...model, weights: model.featureWeights });
    this.#familiarity = new Familiarity(model.language, this.#reader, vocabulary);
    this.#margins = new Float64Array(model.labels.length);
  }

  understand(text: string, limit = 5, isCandidate: (label: string) => boolean = anyLabel): Understanding {
    const words = normalisedWords(text, this.#model.language);
    const exact = findPhrase(this.#model, phraseOf(text, words)).filter((label) =>
      isCandidate(this.labels[label] ?? ''),
    );
    if (exact.length > 0) {
      const confidence = 1 / exact.length;
      const ranking = exact.map((label) => ({ label: this.labels[label] ?? '', confidence }));
      return { layer: 'exact', ranking: ranking.slice(0, limit) };
    }
    const vector = this.#vectoriser.vectorise(this.#reader.read(words));
    const margins = this.#computeMargins(vector);
    this.labels.forEach((label, position) => {
      if (!isCandidate(label)) margins[position] = Number.NEGATIVE_INFINITY;
    });
    return { layer: 'classifier', ranking: this.#rank(vector, margins, this.#familiarity.of(words), limit) };
  }

  #rank(vector: TextVector, margins: Float64Array, familiarity: number, limit: number): RankedLabel[] {
    const positions = positionsOfHighest(margins, limit).filter((position) =>
      Number.isFinite(margins[position] ?? 0),
    );
    if (!positions.length) return [];
    const odds = new SoftmaxOdds(margins);
    return positions.map((position) => {
      const margin = margins[position] ?? 0;
      const evidence = { margin, odds: odds.of(margin), familiarity };
      // Of a text that shares nothing with the training phrases nothing can be said.
      const confidence = vector.count === 0 ? 0 : confidenceOf(evidence, this.#model.calibration);
      return { label: this.labels[position] ?? '', confidence };
    });
  }

  #computeMargins(vector: TextVector): Float64Array {
    const { rowOffsets, weightLabels, weightSteps, labelScales, labelBiases } = this.#model;
    const margins = this.#margins.fill(0);
    for (let i = 0; i < vector.count; i++) {
      const feature = vector.features[i] ?? 0;
      const value = vector.values[i] ?? 0;
      const end = rowOffsets[feature + 1] ?? 0;
      for (let at = rowOffsets[feature] ?? 0; at < end; at++) {
        const label = weightLabels[at] ?? 0;
        margins[label] = (margins[label] ?? 0) + value * (weightSteps[at] ?? 0);
      }
    }
    for (let label = 0; label < margins.length; label++) {
      margins[label] = (margins[label] ?? 0) * (labelScales[label] ?? 0) + (labelBiases[label] ?? 0);
    }
    return margins;
  }
}

const anyLabel = () => true;

/**
 * Makes a classifier of a model that `train` returned. The bytes must not change afterwards.
 * @throws {ModelFormatError} for bytes that are not a model of this version.
 */
export function loadClassifier(bytes: Uint8Array): Classifier {
  return new LinearClassifier(decodeModel(bytes));
}
