import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';
import { stem } from './stem.ts';
import { isTopicless } from './topicless-words.ts';

/** Two phrases, by their places in the list, and how alike they are, up to 1. */
export interface NearPhrases {
  one: number;
  other: number;
  similarity: number;
}

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

/**
 * For each phrase the nearest of those before it that is too near, among those it `mayClash` with. Similarity is the
 * weighted Jaccard index of the stems. Two phrases can only be near if they share one of each one's rarest stems, so
 * only phrases that do are compared (Bayardo, Ma and Srikant, "Scaling up all pairs similarity search", 2007).
 */
export function nearPhrases(
  phrases: readonly string[],
  language: NluLanguage,
  mayClash: (one: number, other: number) => boolean,
): NearPhrases[] {
  const weights: number[] = [];
  const stems = stemsOf(phrases, language, weights);
  const phrasesWith = new Map<number, number[]>();
  const found: NearPhrases[] = [];
  stems.forEach((mine, one) => {
    const rare = rarestOf(mine, weights);
    const words = new Set(mine.ids);
    const compared = new Set<number>();
    let nearest: NearPhrases | null = null;
    for (const id of rare) {
      for (const other of phrasesWith.get(id) ?? []) {
        if (compared.size >= mostCandidates) break;
        const theirs = stems[other];
        if (!theirs || compared.has(other)) continue;
        compared.add(other);
        if (!mayClash(one, other)) continue;
        const similarity = alike(words, mine.total, theirs, weights);
        if (similarity >= leastSimilarity && similarity > (nearest?.similarity ?? 0))
          nearest = { one, other, similarity };
      }
    }
    if (nearest) found.push(nearest);
    for (const id of rare) {
      const list = phrasesWith.get(id);
      if (list) list.push(one);
      else phrasesWith.set(id, [one]);
    }
  });
  return found;
}

/** The stems of the phrases; `weights` gets what each of them weighs. */
function stemsOf(phrases: readonly string[], language: NluLanguage, weights: number[]): Stems[] {
  const idOfWord = new Map<string, number>();
  const idOfStem = new Map<string, number>();
  const uses: number[] = [];
  const idOf = (word: string): number => {
    const known = idOfWord.get(word);
    if (known !== undefined) return known;
    // A word of no topic stays apart from one with the same stem: "var" and "vare".
    const bare = isTopicless(word, language);
    const key = bare ? `${word} ` : stem(word, language);
    const id = idOfStem.get(key) ?? idOfStem.size;
    idOfStem.set(key, id);
    idOfWord.set(word, id);
    weights[id] = bare ? topiclessWeight : 1;
    return id;
  };
  const lists = phrases.map((phrase) => {
    const ids = [...new Set(normalisedWords(phrase, language).map(idOf))];
    for (const id of ids) uses[id] = (uses[id] ?? 0) + 1;
    return { ids, total: ids.reduce((sum, id) => sum + (weights[id] ?? 0), 0) };
  });
  for (const { ids } of lists) ids.sort((a, b) => (uses[a] ?? 0) - (uses[b] ?? 0) || a - b);
  return lists;
}

/** The rarest stems of a phrase: a phrase without any of them shares too little with it to be near. */
function rarestOf({ ids, total }: Stems, weights: readonly number[]): number[] {
  let left = total;
  const end = ids.findIndex((id) => {
    const isEnough = left < leastSimilarity * total;
    left -= weights[id] ?? 0;
    return isEnough;
  });
  return end < 0 ? ids : ids.slice(0, end);
}

function alike(words: ReadonlySet<number>, total: number, theirs: Stems, weights: readonly number[]): number {
  let shared = 0;
  for (const id of theirs.ids) if (words.has(id)) shared += weights[id] ?? 0;
  return shared / (total + theirs.total - shared);
}
