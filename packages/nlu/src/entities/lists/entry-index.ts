import type { NluLanguage } from '../../nlu-language.ts';
import { normalisedWords } from '../../normalise.ts';
import type { EntityEntry } from '../entity-types.ts';
import type { LocatedWord } from '../located-words.ts';
import { inflectionStem, looseSpelling } from '../word-form.ts';
import { FuzzyIndex } from './fuzzy-index.ts';

/** What a stretch of words means. */
export interface EntryMatch {
  entry: EntityEntry;
  score: number;
  /** Letters that agree: by this a match competes with overlapping ones. */
  weight: number;
}

const scores = { exact: 1, accents: 0.97, inflected: 0.94, misspelt: 0.9 } as const;

/** The names and synonyms of a list, found as written, without accents, inflected or misspelt. */
export class EntryIndex {
  /** Words of the longest name or synonym. */
  readonly longestTerm: number;
  readonly #exact = new Map<string, EntityEntry>();
  readonly #loose = new Map<string, EntityEntry>();
  readonly #inflected = new Map<string, EntityEntry>();
  readonly #looseEntries: EntityEntry[];
  readonly #fuzzy: FuzzyIndex;

  constructor(entries: readonly EntityEntry[], language: NluLanguage) {
    let longestTerm = 0;
    for (const entry of entries) {
      for (const term of [entry.name, ...entry.synonyms]) {
        const words = normalisedWords(term, language);
        const last = words.at(-1);
        if (last === undefined) continue;
        longestTerm = Math.max(longestTerm, words.length);
        const exact = words.join(' ');
        const lastStem = inflectionStem(last, language);
        setFirst(this.#exact, exact, entry);
        setFirst(this.#loose, looseSpelling(exact, language), entry);
        setFirst(
          this.#inflected,
          looseSpelling([...words.slice(0, -1), lastStem].join(' '), language),
          entry,
        );
      }
    }
    this.longestTerm = longestTerm;
    this.#looseEntries = [...this.#loose.values()];
    this.#fuzzy = new FuzzyIndex([...this.#loose.keys()]);
  }

  /** The entry that the words from `from` to before `to` mean, or null. */
  find(words: readonly LocatedWord[], from: number, to: number): EntryMatch | null {
    let exact = '';
    let head = '';
    let loose = '';
    let topicless = true;
    for (let at = from; at < to; at++) {
      const word = words[at];
      if (!word) return null;
      const gap = at > from ? ' ' : '';
      exact += gap + word.normalised;
      head = loose + gap;
      loose += gap + word.loose;
      topicless &&= word.topicless;
    }
    const found =
      match(this.#exact.get(exact), scores.exact, exact.length) ??
      match(this.#loose.get(loose), scores.accents, exact.length) ??
      match(this.#inflected.get(head + (words[to - 1]?.looseStem ?? '')), scores.inflected, exact.length);
    // "hvad" is a word of its own, not a misspelt "hvid".
    return found ?? (topicless ? null : this.#findMisspelt(loose));
  }

  #findMisspelt(loose: string): EntryMatch | null {
    const near = this.#fuzzy.nearest(loose);
    const entry = near && this.#looseEntries[near.key];
    if (!entry) return null;
    const score = scores.misspelt * (1 - near.distance / loose.length);
    return { entry, score, weight: loose.length - 2 * near.distance };
  }
}

function setFirst(map: Map<string, EntityEntry>, key: string, entry: EntityEntry): void {
  if (!map.has(key)) map.set(key, entry);
}

function match(entry: EntityEntry | undefined, score: number, weight: number): EntryMatch | null {
  return entry ? { entry, score, weight } : null;
}
