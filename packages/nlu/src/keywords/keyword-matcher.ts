import { FoldedText } from '../entities/folded-text.ts';
import { type LocatedWord, locateWords } from '../entities/located-words.ts';
import type { NluLanguage } from '../nlu-language.ts';
import { normalisedWords } from '../normalise.ts';
import { stem } from '../stem.ts';

/** All keywords of a phrase must occur in a text, each in any one of its wordings. */
export interface KeywordPhrase {
  label: string;
  /** For each keyword, its alternatives: words, or several words that stand in a row. */
  keywords: readonly (readonly string[])[];
}

/** A stretch of a text that is a keyword. UTF-16 offsets in the text as it was given. */
export interface KeywordHit {
  start: number;
  end: number;
  text: string;
}

export interface KeywordMatch {
  label: string;
  /** 0..1, higher for more keywords and for such as few labels have. */
  score: number;
  /** Where the keywords stand, sorted by start. */
  words: KeywordHit[];
}

export interface KeywordMatcher {
  /** The labels of which a phrase matches, best first; each once. */
  match(text: string): KeywordMatch[];
}

/** How much of the doubt each keyword that no other label has leaves. */
const doubtLeft = 0.4;

/** A wording of a keyword, as the stems of its words. */
interface Wording {
  stems: readonly string[];
  phrase: number;
  keyword: number;
}

/** Prepares the search for keyword phrases. Words match in all their inflections, by their stems. */
export function createKeywordMatcher(
  phrases: readonly KeywordPhrase[],
  language: NluLanguage,
): KeywordMatcher {
  const stemsOf = (text: string): string[] =>
    normalisedWords(text, language).map((word) => stem(word, language));
  const wordings = phrases.flatMap(({ keywords }, phrase) =>
    keywords.flatMap((alternatives, keyword) =>
      alternatives
        .map((alternative): Wording => ({ stems: stemsOf(alternative), phrase, keyword }))
        .filter(({ stems }) => stems.length > 0),
    ),
  );
  const byFirstStem = Map.groupBy(wordings, ({ stems }) => stems[0] ?? '');
  const strengths = keywordStrengths(phrases, wordings);

  return {
    match(text) {
      const folded = new FoldedText(text);
      const words = locateWords(folded.folded, language);
      const stems = words.map(({ normalised }) => stem(normalised, language));
      const hits = new Map<number, Map<number, KeywordHit>>();
      for (const [at, first] of stems.entries()) {
        for (const wording of byFirstStem.get(first) ?? []) {
          if (!wording.stems.every((expected, i) => stems[at + i] === expected)) continue;
          const ofPhrase = hits.get(wording.phrase) ?? new Map<number, KeywordHit>();
          hits.set(wording.phrase, ofPhrase);
          const hit = hitOf(folded, words, at, wording.stems.length);
          if (hit && !ofPhrase.has(wording.keyword)) ofPhrase.set(wording.keyword, hit);
        }
      }
      return bestOfLabels(phrases, hits, strengths);
    },
  };
}

function hitOf(
  folded: FoldedText,
  words: readonly LocatedWord[],
  at: number,
  count: number,
): KeywordHit | null {
  const first = words[at];
  const last = words[at + count - 1];
  if (!first || !last) return null;
  const start = folded.originalStart(first.start);
  const end = folded.originalEnd(last.end);
  return { start, end, text: folded.original.slice(start, end) };
}

/** For each phrase, what its keywords weigh: 1, or less when other labels have the same. */
function keywordStrengths(
  phrases: readonly KeywordPhrase[],
  wordings: readonly Wording[],
): Map<number, Map<number, number>> {
  const labelsOf = new Map<string, Set<string>>();
  for (const { stems, phrase } of wordings) {
    const key = stems.join(' ');
    const labels = labelsOf.get(key) ?? new Set();
    labelsOf.set(key, labels.add(phrases[phrase]?.label ?? ''));
  }
  const strengths = new Map<number, Map<number, number>>();
  for (const { stems, phrase, keyword } of wordings) {
    const strength = 1 / (1 + Math.log(labelsOf.get(stems.join(' '))?.size ?? 1));
    const ofPhrase = strengths.get(phrase) ?? new Map<number, number>();
    strengths.set(phrase, ofPhrase.set(keyword, Math.min(strength, ofPhrase.get(keyword) ?? 1)));
  }
  return strengths;
}

function bestOfLabels(
  phrases: readonly KeywordPhrase[],
  hits: ReadonlyMap<number, ReadonlyMap<number, KeywordHit>>,
  strengths: ReadonlyMap<number, ReadonlyMap<number, number>>,
): KeywordMatch[] {
  const best = new Map<string, KeywordMatch>();
  for (const [place, found] of hits) {
    const phrase = phrases[place];
    if (!phrase || found.size < phrase.keywords.length) continue;
    const strength = [...(strengths.get(place)?.values() ?? [])].reduce((sum, each) => sum + each, 0);
    const score = 1 - doubtLeft ** strength;
    if (score <= (best.get(phrase.label)?.score ?? 0)) continue;
    const words = [...found.values()].sort((a, b) => a.start - b.start);
    best.set(phrase.label, { label: phrase.label, score, words });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
