import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';
import { stem } from './stem.ts';
import { isTopicless } from './topicless-words.ts';

/**
 * Phrases that share so much of what they say are too near each other. One word of the topic in nine may differ, or a
 * few of the words around it: a form of the word, "en" too many, another order.
 */
const leastSimilarity = 0.8;
/** What a word weighs that says how something is asked; one that says what about weighs 1. */
const topiclessWeight = 0.25;
/** Phrases that are looked at for one at most, so that thousands with the same words take no longer than others. */
const mostCandidates = 500;

interface Stems {
  /** Ids of the stems, the rarest first. */
  ids: number[];
  total: number;
}

/** The nearest of the phrases that are too near to one: its place in the list, and how alike they are, up to 1. */
export interface NearPhrase {
  other: number;
  similarity: number;
}

/**
 * Phrases in which too near ones are found. Similarity is the weighted Jaccard index of the stems. Two phrases can only
 * be near if they share one of each one's rarest stems, so only phrases that do are compared (Bayardo, Ma and Srikant,
 * "Scaling up all pairs similarity search", 2007).
 */
export class PhraseNeighbours {
  readonly #language: NluLanguage;
  readonly #idOfStem = new Map<string, number>();
  /** What each stem weighs, and how many phrases have it; by id. */
  readonly #weights: number[] = [];
  readonly #uses: number[] = [];
  readonly #stems: Stems[] = [];
  /** For each stem the phrases of whose rarest ones it is, in order. */
  readonly #phrasesWith = new Map<number, number[]>();

  private constructor(language: NluLanguage) {
    this.#language = language;
  }

  /** Takes the phrases up bit by bit: a hundred thousand of them take half a second. */
  static *of(phrases: readonly string[], language: NluLanguage): Generator<void, PhraseNeighbours> {
    const neighbours = new PhraseNeighbours(language);
    yield* neighbours.#takeUp(phrases);
    return neighbours;
  }

  *#takeUp(phrases: readonly string[]): Generator<void> {
    const idOfWord = new Map<string, number>();
    const lists: number[][] = [];
    for (const phrase of phrases) {
      const ids = this.#idsOf(phrase, idOfWord);
      for (const id of ids) this.#uses[id] = (this.#uses[id] ?? 0) + 1;
      lists.push(ids);
      yield;
    }
    for (const ids of lists) {
      const stems = this.#stemsOf(ids);
      const place = this.#stems.push(stems) - 1;
      for (const id of this.#rarestOf(stems)) {
        const list = this.#phrasesWith.get(id);
        if (list) list.push(place);
        else this.#phrasesWith.set(id, [place]);
      }
      yield;
    }
  }

  /** The nearest to any phrase, among those it `mayClash` with; null when none is too near. */
  nearestTo(phrase: string, mayClash: (other: number) => boolean): NearPhrase | null {
    return this.#nearest(this.#stemsOf(this.#idsOf(phrase, new Map())), this.#stems.length, mayClash);
  }

  /** The nearest to one of the phrases, among those before it. */
  nearestBefore(one: number, mayClash: (other: number) => boolean): NearPhrase | null {
    return this.#nearest(this.#stems[one] ?? { ids: [], total: 0 }, one, mayClash);
  }

  #nearest(mine: Stems, end: number, mayClash: (other: number) => boolean): NearPhrase | null {
    const words = new Set(mine.ids);
    const compared = new Set<number>();
    let nearest: NearPhrase | null = null;
    for (const id of this.#rarestOf(mine)) {
      for (const other of this.#phrasesWith.get(id) ?? []) {
        if (other >= end || compared.size >= mostCandidates) break;
        const theirs = this.#stems[other];
        if (!theirs || compared.has(other)) continue;
        compared.add(other);
        if (!mayClash(other)) continue;
        const similarity = this.#alike(words, mine.total, theirs);
        if (similarity >= leastSimilarity && similarity > (nearest?.similarity ?? 0))
          nearest = { other, similarity };
      }
    }
    return nearest;
  }

  /** The ids of a phrase's stems, each once; new ones are given to those that are not known. */
  #idsOf(phrase: string, idOfWord: Map<string, number>): number[] {
    const idOf = (word: string): number => {
      const known = idOfWord.get(word);
      if (known !== undefined) return known;
      // A word of no topic stays apart from one with the same stem: "var" and "vare".
      const bare = isTopicless(word, this.#language);
      const key = bare ? `${word} ` : stem(word, this.#language);
      const id = this.#idOfStem.get(key) ?? this.#idOfStem.size;
      this.#idOfStem.set(key, id);
      idOfWord.set(word, id);
      this.#weights[id] = bare ? topiclessWeight : 1;
      return id;
    };
    return [...new Set(normalisedWords(phrase, this.#language).map(idOf))];
  }

  #stemsOf(ids: number[]): Stems {
    ids.sort((a, b) => (this.#uses[a] ?? 0) - (this.#uses[b] ?? 0) || a - b);
    return { ids, total: ids.reduce((sum, id) => sum + (this.#weights[id] ?? 0), 0) };
  }

  /** The rarest stems of a phrase: a phrase without any of them shares too little with it to be near. */
  #rarestOf({ ids, total }: Stems): number[] {
    let left = total;
    const end = ids.findIndex((id) => {
      const isEnough = left < leastSimilarity * total;
      left -= this.#weights[id] ?? 0;
      return isEnough;
    });
    return end < 0 ? ids : ids.slice(0, end);
  }

  #alike(words: ReadonlySet<number>, total: number, theirs: Stems): number {
    let shared = 0;
    for (const id of theirs.ids) if (words.has(id)) shared += this.#weights[id] ?? 0;
    return shared / (total + theirs.total - shared);
  }
}
