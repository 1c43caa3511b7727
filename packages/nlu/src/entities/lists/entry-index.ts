import type { NluLanguage } from '../../nlu-language.ts';
import { normalisedWords } from '../../normalise.ts';
import type { EntityEntry } from '../entity-types.ts';
import type { LocatedWord } from '../located-words.ts';
import type { StepMeter } from '../search-budget.ts';
import { inflectionStem, looseSpelling } from '../word-form.ts';
import { FuzzyIndex } from './fuzzy-index.ts';

/** What a stretch of words means. */
export interface EntryMatch {
  entry: EntityEntry;
  score: number;
  /** Letters that agree: by this a match competes with overlapping ones. */
  weight: number;
}

/** Words in a row, as they are compared. */
export interface Stretch {
  exact: string;
  /** Without the last word; with the gap before it. */
  head: string;
  loose: string;
  last: LocatedWord;
  /** Whether all of them say nothing of the topic. */
  topicless: boolean;
}

/** What looking up a stretch takes, in steps of a search; its letters come in addition. */
const stepsOfStretch = 10;
/** Terms that are spelled before others may have their turn. */
const termsAtOnce = 200;

const scores = { exact: 1, accents: 0.97, inflected: 0.94, misspelt: 0.9 } as const;

/** The names and synonyms of a list, found as written, without accents, inflected or misspelt. */
export class EntryIndex {
  /** Words of the longest name or synonym. */
  readonly longestTerm: number;
  readonly #exact: ReadonlyMap<string, EntityEntry>;
  readonly #loose: ReadonlyMap<string, EntityEntry>;
  readonly #inflected: ReadonlyMap<string, EntityEntry>;
  readonly #looseEntries: readonly EntityEntry[];
  readonly #fuzzy: FuzzyIndex;

  private constructor({ exact, loose, inflected, longestTerm }: Spellings, fuzzy: FuzzyIndex) {
    this.longestTerm = longestTerm;
    this.#exact = exact;
    this.#loose = loose;
    this.#inflected = inflected;
    this.#looseEntries = [...loose.values()];
    this.#fuzzy = fuzzy;
  }

  /** Builds an index bit by bit: 20,000 values take a tenth of a second. */
  static *building(entries: readonly EntityEntry[], language: NluLanguage): Generator<void, EntryIndex> {
    const spellings = yield* spell(entries, language);
    const fuzzy = yield* FuzzyIndex.building([...spellings.loose.keys()]);
    return new EntryIndex(spellings, fuzzy);
  }

  /** The entry that the words of a stretch mean, or null. */
  find({ exact, head, loose, last, topicless }: Stretch, meter: StepMeter): EntryMatch | null {
    meter.spent += stepsOfStretch + (exact.length >> 1);
    const found =
      match(this.#exact.get(exact), scores.exact, exact.length) ??
      match(this.#loose.get(loose), scores.accents, exact.length) ??
      match(this.#inflected.get(head + last.looseStem), scores.inflected, exact.length);
    // "hvad" is a word of its own, not a misspelt "hvid".
    return found ?? (topicless ? null : this.#findMisspelt(loose, meter));
  }

  #findMisspelt(loose: string, meter: StepMeter): EntryMatch | null {
    const near = this.#fuzzy.nearest(loose, meter);
    const entry = near && this.#looseEntries[near.key];
    if (!entry) return null;
    const score = scores.misspelt * (1 - near.distance / loose.length);
    return { entry, score, weight: loose.length - 2 * near.distance };
  }
}

/** The spellings in which the values of a list are found. */
interface Spellings {
  exact: ReadonlyMap<string, EntityEntry>;
  loose: ReadonlyMap<string, EntityEntry>;
  inflected: ReadonlyMap<string, EntityEntry>;
  longestTerm: number;
}

function* spell(entries: readonly EntityEntry[], language: NluLanguage): Generator<void, Spellings> {
  const exact = new Map<string, EntityEntry>();
  const loose = new Map<string, EntityEntry>();
  const inflected = new Map<string, EntityEntry>();
  let longestTerm = 0;
  let terms = 0;
  for (const entry of entries) {
    for (const term of [entry.name, ...entry.synonyms]) {
      if (terms++ % termsAtOnce === 0) yield;
      const words = normalisedWords(term, language);
      const last = words.at(-1);
      if (last === undefined) continue;
      longestTerm = Math.max(longestTerm, words.length);
      const whole = words.join(' ');
      const stem = inflectionStem(last, language);
      setFirst(exact, whole, entry);
      setFirst(loose, looseSpelling(whole, language), entry);
      setFirst(inflected, looseSpelling([...words.slice(0, -1), stem].join(' '), language), entry);
    }
  }
  return { exact, loose, inflected, longestTerm };
}

function setFirst(map: Map<string, EntityEntry>, key: string, entry: EntityEntry): void {
  if (!map.has(key)) map.set(key, entry);
}

function match(entry: EntityEntry | undefined, score: number, weight: number): EntryMatch | null {
  return entry ? { entry, score, weight } : null;
}
