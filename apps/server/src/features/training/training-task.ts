import { createHash } from 'node:crypto';
import {
  flowSettings,
  type Language,
  type PhraseContent,
  phraseContent,
  TrainingPhraseType,
} from '@samtale/contract';
import type { PublishedFlow } from './compile-language.ts';
import type { TaggerTask, TrainingTask } from './train-in-worker.ts';

/** What the model of a language is trained on. */
export const trainingTask = (language: Language, published: readonly PublishedFlow[]): TrainingTask => ({
  kind: 'classifier',
  language: language.languageCodeShort,
  examples: published.flatMap(({ id, phrases, content }) => {
    const { mlActive } = flowSettings.parse(content.settings ?? {});
    return phrases
      .filter(({ type = TrainingPhraseType.question }) => type === TrainingPhraseType.question)
      .map(({ question }) => ({ text: question, label: id, ...(!mlActive && { exactOnly: true }) }));
  }),
  labelTitles: Object.fromEntries(published.map((flow) => [flow.id, flow.title])),
});

/** Phrases without a mark that the tagger learns from beside those with: they teach it what is no value. */
const mostUnmarked = 500;

/** What finds the values that phrases mark is trained on; null when none mark any. */
export function taggerTask(language: Language, published: readonly PublishedFlow[]): TaggerTask | null {
  const phrases = published
    .flatMap((flow) => flow.phrases.map((phrase) => phraseContent.parse(phrase)))
    .filter(({ type }) => type === TrainingPhraseType.question);
  const isMarked = ({ trainingPhrasePartList }: PhraseContent) =>
    trainingPhrasePartList.some(({ entityType }) => entityType !== null);
  const marked = phrases.filter(isMarked);
  if (!marked.length) return null;
  const unmarked = phrases.filter((phrase) => !isMarked(phrase)).slice(0, mostUnmarked);
  const examples = [...marked, ...unmarked].map(({ question, trainingPhrasePartList: parts }) => ({
    parts: parts.length
      ? parts.map(({ text, alias, entityType }) => ({ text, slot: entityType && slotOf(entityType, alias) }))
      : [{ text: question, slot: null }],
  }));
  return { kind: 'tagger', language: language.languageCodeShort, examples };
}

/** A slot is a parameter's name and type: flows that name the same kind of value alike share it. */
const slotOf = (typeId: string, name: string) => `${typeId} ${name.trim()}`;

/** The parameter's type and name that a slot stands for. */
export function parameterOfSlot(slot: string): { typeId: string; name: string } {
  const [typeId = ''] = slot.split(' ', 1);
  return { typeId, name: slot.slice(typeId.length + 1) };
}

/** Names a model by all that it was trained on. */
export const modelKeyOf = (task: TrainingTask | TaggerTask): string =>
  createHash('sha256').update(JSON.stringify(task)).digest('hex');
