import { createHash } from 'node:crypto';
import { flowSettings, type Language, TrainingPhraseType } from '@samtale/contract';
import type { PublishedFlow } from './compile-language.ts';
import type { TrainingTask } from './train-in-worker.ts';

/** What the model of a language is trained on. */
export const trainingTask = (language: Language, published: readonly PublishedFlow[]): TrainingTask => ({
  language: language.languageCodeShort,
  examples: published.flatMap(({ id, phrases, content }) => {
    const { mlActive } = flowSettings.parse(content.settings ?? {});
    return phrases
      .filter(({ type = TrainingPhraseType.question }) => type === TrainingPhraseType.question)
      .map(({ question }) => ({ text: question, label: id, ...(!mlActive && { exactOnly: true }) }));
  }),
  labelTitles: Object.fromEntries(published.map((flow) => [flow.id, flow.title])),
});

/** Names a model by all that it was trained on. */
export const modelKeyOf = (task: TrainingTask): string =>
  createHash('sha256').update(JSON.stringify(task)).digest('hex');
