import type { NluLanguage } from '../nlu-language.ts';
import { type QuestionVector, questionVectors } from './question-vectors.ts';

/** A question joins a group when its cosine with the group as a whole is at least this. */
const leastSimilarity = 0.5;
/** The same for a question of which no word tells what it is about: "hvor er I" asks something else than "hvem er I". */
const leastWithoutTopic = 0.85;
/** Members that stand for a group: more of them hardly change what it is like. */
const mostRepresentatives = 8;
/** Groups that a question is compared with at most: those that share most of what is rare in it. */
const mostCandidates = 5;
/** Entries of the index that are looked at for one question at most. */
const mostLookedAt = 300;

interface Group {
  members: number[];
  representatives: QuestionVector[];
  /** The features it is indexed by. */
  indexed: Set<number>;
  /** Squared length of the sum of the representatives. */
  squaredLength: number;
}

/**
 * Puts questions into groups of those that ask the same, as far as their words show it. In: the texts, those that are
 * typical first, since groups grow around what comes first. Out: groups of places in the list, in order of their first
 * member; each place in one of them. The same texts in the same order give the same groups.
 *
 * Leader clustering with the groups' centroids. A question and a group can only be alike if they share one of each
 * one's rarest features, so only these are indexed (Bayardo, Ma and Srikant, "Scaling up all pairs similarity
 * search", 2007).
 */
export function groupQuestions(texts: readonly string[], language: NluLanguage): number[][] {
  const grouping = new Grouping(questionVectors(texts, language));
  return grouping.groups.map(({ members }) => members);
}

class Grouping {
  readonly groups: Group[] = [];
  /** By feature: the numbers of the groups that have it among the rarest of a representative. */
  readonly #groupsWith = new Map<number, number[]>();
  /** The values of the question that is compared, by feature. */
  readonly #asked: Float32Array;
  /** By group: how much of what is rare in the question it shares. */
  readonly #shared: Float32Array;

  constructor(vectors: readonly QuestionVector[]) {
    const size = vectors.reduce((most, { features }) => Math.max(most, (features.at(-1) ?? 0) + 1), 0);
    this.#asked = new Float32Array(size);
    this.#shared = new Float32Array(vectors.length);
    for (const [place, vector] of vectors.entries()) this.#place(vector, place);
  }

  #place(vector: QuestionVector, place: number): void {
    const rare = vector.features.subarray(0, rareEnd(vector));
    this.#ask(vector);
    const found = this.#nearest(this.#candidates(vector, rare), vector);
    for (const feature of vector.features) this.#asked[feature] = 0;
    const number = found?.number ?? this.groups.length;
    const group = this.groups[number] ?? {
      members: [],
      representatives: [],
      indexed: new Set(),
      squaredLength: 0,
    };
    this.groups[number] = group;
    group.members.push(place);
    if (group.representatives.length === mostRepresentatives) return;
    group.representatives.push(vector);
    group.squaredLength += 2 * (found?.sum ?? 0) + squareOf(vector);
    for (const feature of rare) {
      if (group.indexed.has(feature)) continue;
      group.indexed.add(feature);
      this.#index(feature, number);
    }
  }

  #ask({ features, values }: QuestionVector): void {
    for (let i = 0; i < features.length; i++) this.#asked[features[i] ?? 0] = values[i] ?? 0;
  }

  /** The groups that share most of what is rare in the question. */
  #candidates({ values }: QuestionVector, rare: Int32Array): number[] {
    const met: number[] = [];
    let looked = 0;
    for (let i = 0; i < rare.length && looked < mostLookedAt; i++) {
      const square = (values[i] ?? 0) ** 2;
      for (const number of this.#groupsWith.get(rare[i] ?? -1) ?? []) {
        if (this.#shared[number] === 0) met.push(number);
        this.#shared[number] = (this.#shared[number] ?? 0) + square;
        if (++looked >= mostLookedAt) break;
      }
    }
    const best = met
      .map((number) => ({ number, shared: this.#shared[number] ?? 0 }))
      .sort((one, other) => other.shared - one.shared || one.number - other.number)
      .slice(0, mostCandidates);
    for (const number of met) this.#shared[number] = 0;
    return best.map(({ number }) => number);
  }

  /** Of these groups the one most like the question, if it is like it enough; `sum` of its products with all in it. */
  #nearest(
    candidates: readonly number[],
    { hasTopic }: QuestionVector,
  ): { number: number; sum: number } | null {
    let nearest: { number: number; sum: number } | null = null;
    let least = hasTopic ? leastSimilarity : leastWithoutTopic;
    for (const number of candidates) {
      const group = this.groups[number];
      if (!group) continue;
      let sum = 0;
      for (const one of group.representatives) sum += this.#product(one);
      const similarity = sum / Math.sqrt(group.squaredLength);
      if (similarity < least || (nearest && similarity === least)) continue;
      nearest = { number, sum };
      least = similarity;
    }
    return nearest;
  }

  #product({ features, values }: QuestionVector): number {
    let sum = 0;
    for (let i = 0; i < features.length; i++) {
      sum += (this.#asked[features[i] ?? 0] ?? 0) * (values[i] ?? 0);
    }
    return sum;
  }

  #index(feature: number, number: number): void {
    const list = this.#groupsWith.get(feature);
    if (!list) this.#groupsWith.set(feature, [number]);
    else list.push(number);
  }
}

/** Where the features end without one of which a question shares too little with another to be like it. */
function rareEnd(vector: QuestionVector): number {
  let rest = squareOf(vector);
  let end = 0;
  while (end < vector.values.length && rest >= leastSimilarity ** 2) {
    rest -= (vector.values[end] ?? 0) ** 2;
    end++;
  }
  return end;
}

function squareOf({ values }: QuestionVector): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] ?? 0) ** 2;
  return sum;
}
