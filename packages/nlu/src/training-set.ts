import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords, phraseOf } from './normalise.ts';

export interface TrainingExample {
  text: string;
  /** Opaque id of what the text asks for. */
  label: string;
  /** Only the very same words are to lead to the label; the classifier learns nothing from it. */
  exactOnly?: boolean;
}

/** The normalised words of a text and the number of its label; -1: of none. */
export interface LabelledText {
  words: readonly string[];
  label: number;
}

export interface TrainingSet {
  labels: string[];
  /** What the classifier learns from. */
  texts: LabelledText[];
  /** What the exact layer knows: normalised phrases. */
  phrases: { normalised: string; label: number }[];
}

/** Labels with at most this many examples also learn from their title; worth about a point of accuracy. */
const fewExamples = 30;

/** Titles such as "card_arrival" or "CardArrival" hold words too. */
function wordsOfTitle(title: string): string {
  return title.replace(/[_/.:-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}

/** Numbers the labels in order of appearance, drops empty and repeated texts, and adds titles. */
export function prepareTrainingSet(
  examples: readonly TrainingExample[],
  language: NluLanguage,
  labelTitles: Readonly<Record<string, string>>,
): TrainingSet {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const numbers = new Map(labels.map((label, number) => [label, number]));
  const known = labels.map(() => new Set<string>());
  const learnt = labels.map(() => 0);
  const texts: LabelledText[] = [];
  const phrases: TrainingSet['phrases'] = [];
  for (const { text, label: name, exactOnly } of examples) {
    const label = numbers.get(name) ?? -1;
    const words = normalisedWords(text, language);
    const normalised = phraseOf(text, words);
    const seen = known[label];
    if (!seen || normalised === '' || seen.has(normalised)) continue;
    seen.add(normalised);
    phrases.push({ normalised, label });
    if (exactOnly) continue;
    texts.push({ words, label });
    learnt[label] = (learnt[label] ?? 0) + 1;
  }
  known.forEach((seen, label) => {
    const name = labels[label] ?? '';
    const title = Object.hasOwn(labelTitles, name) ? (labelTitles[name] ?? '') : '';
    const words = normalisedWords(wordsOfTitle(title), language);
    const isNew = words.length > 0 && !seen.has(words.join(' '));
    const isExactOnly = seen.size > 0 && learnt[label] === 0;
    if (isNew && !isExactOnly && seen.size <= fewExamples) texts.push({ words, label });
  });
  // A text about nothing belongs to no label: it keeps biases low, and gives a lone label its opposite.
  texts.push({ words: [], label: -1 });
  return { labels, texts, phrases };
}
