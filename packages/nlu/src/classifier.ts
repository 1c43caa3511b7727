import { confidenceOf, SoftmaxOdds, supportOf } from './confidence.ts';
import { positionsOfHighest } from './highest.ts';
import { decodeModel, type NluModel } from './model-format.ts';
import { normalisedWords, phraseOf } from './normalise.ts';
import { findPhrase } from './phrase-index.ts';
import { type TextScore, TextScorer } from './text-scorer.ts';

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
  /**
   * The words of a text, normalised, that tell what it is about and that stand in no training phrase in any form; with a
   * label those, too, that do not speak for it.
   */
  unfamiliarWords(text: string, label?: string): string[];
  /** Whether a normalised word, be it about a topic or not, speaks for a label, as those of its training phrases do. */
  speaksFor(word: string, label: string): boolean;
  /** The same of its form: "booked" does not speak for phrases that have "book". */
  speaksAsWritten(word: string, label: string): boolean;
  /** As `understand`, as though the text were no training phrase, even if it is one: what it resembles. */
  resembling(text: string, limit?: number, isCandidate?: (label: string) => boolean): RankedLabel[];
}

class LinearClassifier implements Classifier {
  readonly labels: readonly string[];
  readonly #model: NluModel;
  readonly #scorer: TextScorer;

  constructor(model: NluModel) {
    this.labels = model.labels;
    this.#model = model;
    this.#scorer = new TextScorer(model);
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
    return { layer: 'classifier', ranking: this.#resembling(words, limit, isCandidate) };
  }

  unfamiliarWords(text: string, label?: string): string[] {
    const number = label === undefined ? -1 : this.labels.indexOf(label);
    const words = normalisedWords(text, this.#model.language);
    return this.#scorer.unfamiliar(words, number < 0 ? undefined : number);
  }

  speaksFor(word: string, label: string): boolean {
    return this.#scorer.speaks(word, this.labels.indexOf(label));
  }

  speaksAsWritten(word: string, label: string): boolean {
    return this.#scorer.speaksAsWritten(word, this.labels.indexOf(label));
  }

  resembling(text: string, limit = 5, isCandidate: (label: string) => boolean = anyLabel): RankedLabel[] {
    return this.#resembling(normalisedWords(text, this.#model.language), limit, isCandidate);
  }

  #resembling(
    words: readonly string[],
    limit: number,
    isCandidate: (label: string) => boolean,
  ): RankedLabel[] {
    const score = this.#scorer.score(words);
    const { margins } = score;
    for (let label = 0; label < margins.length; label++) {
      if (!isCandidate(this.labels[label] ?? '')) margins[label] = Number.NEGATIVE_INFINITY;
    }
    return this.#rank(score, limit);
  }

  #rank(
    { margins, familiarity, topicWords, speaking, sharesFeatures }: TextScore,
    limit: number,
  ): RankedLabel[] {
    const positions = positionsOfHighest(margins, limit).filter((position) =>
      Number.isFinite(margins[position] ?? 0),
    );
    if (!positions.length) return [];
    const odds = new SoftmaxOdds(margins);
    return positions.map((position) => {
      const margin = margins[position] ?? 0;
      const support = supportOf(speaking[position] ?? 0, topicWords);
      const evidence = { margin, odds: odds.of(margin), familiarity, support };
      // Of a text that shares nothing with the training phrases nothing can be said.
      const confidence = sharesFeatures ? confidenceOf(evidence, this.#model.calibration) : 0;
      return { label: this.labels[position] ?? '', confidence };
    });
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
