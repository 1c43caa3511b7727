import { hashText } from '../hash.ts';
import type { NluLanguage } from '../nlu-language.ts';
import { normalisedWords } from '../normalise.ts';
import { forEachPart, readWord, type WordFeatures } from '../word-features.ts';

/** What a question says as a vector of length 1: its features by number, ascending, which is the rarest first. */
export interface QuestionVector {
  features: Int32Array;
  values: Float32Array;
  /** Some word of it says what it is about. */
  hasTopic: boolean;
}

/** Parts of words are compared from this length on: shorter ones are in most words. */
const shortestPart = 3;
/** How loud words (by their stems) and parts of words speak, each kind scaled to length 1 first. */
const loudness: readonly number[] = [1, 0.8];
/** What a word weighs that says how something is asked; one that says what about weighs 1. */
const topiclessWeight = 0.3;
type FeatureKind = 'stem' | 'topiclessStem' | 'part';
/** Keeps a word without a topic apart from one with the same stem: "var" and "vare". */
const topiclessSeed = 0x3c6ef372;

/** Features as they are met: numbered in order, with how many questions have them. */
class FeatureCounts {
  readonly #numbers = new Map<number, number>();
  /** The last question that was counted for each feature. */
  readonly #counted: number[] = [];
  readonly counts: number[] = [];
  readonly kinds: FeatureKind[] = [];

  numberOf(hash: number, kind: FeatureKind): number {
    const known = this.#numbers.get(hash);
    if (known !== undefined) return known;
    const number = this.counts.length;
    this.#numbers.set(hash, number);
    this.#counted.push(-1);
    this.counts.push(0);
    this.kinds.push(kind);
    return number;
  }

  /** Counts a feature for a question; false when it has been counted for it already. */
  count(feature: number, question: number): boolean {
    if (this.#counted[feature] === question) return false;
    this.#counted[feature] = question;
    this.counts[feature] = (this.counts[feature] ?? 0) + 1;
    return true;
  }
}

/**
 * The vectors of questions: which stems are in them, and which parts of their words of a topic, each weighed by the
 * square root of its inverse document frequency among these questions, as the classifier weighs its own. Features of
 * one question only make it less like the others and are left out.
 */
export function questionVectors(texts: readonly string[], language: NluLanguage): QuestionVector[] {
  const features = new FeatureCounts();
  const questions = readQuestions(texts, language, features);
  const { order, ranks } = rankedFeatures(features.counts);
  const firstShared = order.findIndex((feature) => (features.counts[feature] ?? 0) > 1);
  const leastShared = firstShared < 0 ? order.length : firstShared;
  const weights = Float64Array.from(order, (feature) => {
    const rarity = 1 + Math.log((1 + texts.length) / (1 + (features.counts[feature] ?? 0)));
    return Math.sqrt(rarity) * (features.kinds[feature] === 'topiclessStem' ? topiclessWeight : 1);
  });
  const isPart = Uint8Array.from(order, (feature) => (features.kinds[feature] === 'part' ? 1 : 0));
  return questions.map((question) => vectorOf(question, ranks, weights, isPart, leastShared));
}

function vectorOf(
  question: readonly number[],
  ranks: Int32Array,
  weights: Float64Array,
  isPart: Uint8Array,
  leastShared: number,
): QuestionVector {
  const squares = [0, 0];
  const shared: number[] = [];
  for (const feature of question) {
    const rank = ranks[feature] ?? 0;
    const kind = isPart[rank] ?? 0;
    squares[kind] = (squares[kind] ?? 0) + (weights[rank] ?? 0) ** 2;
    if (rank >= leastShared) shared.push(rank);
  }
  const features = new Int32Array(shared).sort();
  const values = new Float32Array(features.length);
  const factors = scaleKinds(squares);
  for (let i = 0; i < features.length; i++) {
    const rank = features[i] ?? 0;
    values[i] = (weights[rank] ?? 0) * (factors[isPart[rank] ?? 0] ?? 0);
  }
  return { features, values, hasTopic: (squares[1] ?? 0) > 0 };
}

/** What the weights of each kind are multiplied by, so that the vector has length 1 and each kind its loudness. */
function scaleKinds(squares: readonly number[]): number[] {
  const present = squares.map((square, kind) => (square > 0 ? (loudness[kind] ?? 0) : 0));
  const length = Math.hypot(...present);
  return present.map((loud, kind) => (loud > 0 ? loud / length / Math.sqrt(squares[kind] ?? 0) : 0));
}

/** The distinct features of each question, counted. */
function readQuestions(texts: readonly string[], language: NluLanguage, features: FeatureCounts): number[][] {
  const known = new Map<string, readonly number[]>();
  const read = (word: string): readonly number[] => {
    const wordFeatures = readWord(word, language);
    const topicless = wordFeatures.topicless === 1;
    const found = [features.numberOf(stemHash(wordFeatures), topicless ? 'topiclessStem' : 'stem')];
    if (!topicless) {
      forEachPart(word, (hash) => found.push(features.numberOf(hash, 'part')), shortestPart);
    }
    known.set(word, found);
    return found;
  };
  return texts.map((text, question) => {
    const distinct: number[] = [];
    for (const word of normalisedWords(text, language)) {
      for (const feature of known.get(word) ?? read(word)) {
        if (features.count(feature, question)) distinct.push(feature);
      }
    }
    return distinct;
  });
}

const stemHash = ({ word, topicless, stemHash }: WordFeatures) =>
  topicless ? hashText(word, topiclessSeed) : stemHash >>> 0;

/** The features in order, the rarest first, and the place of each in it. */
function rankedFeatures(counts: readonly number[]): { order: Int32Array; ranks: Int32Array } {
  const order = Int32Array.from(counts, (_, feature) => feature);
  order.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
  const ranks = new Int32Array(counts.length);
  order.forEach((feature, rank) => {
    ranks[feature] = rank;
  });
  return { order, ranks };
}
