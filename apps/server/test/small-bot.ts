import type { CompiledFlow } from '@samtale/dialog';
import { type Classifier, loadClassifier, train } from '@samtale/nlu';

/** A flow as a release has it, that says and does nothing but what `more` tells. */
export const compiledFlow = (id: string, more: Partial<CompiledFlow> = {}): CompiledFlow => ({
  id,
  title: id,
  parentId: null,
  hasFollowUps: false,
  responses: [],
  actions: [],
  ...more,
});

/** What understands Danish by the phrases of some flows. */
export const classifierOf = (phrases: Readonly<Record<string, readonly string[]>>): Classifier =>
  loadClassifier(
    train(
      Object.entries(phrases).flatMap(([label, texts]) => texts.map((text) => ({ text, label }))),
      { language: 'da' },
    ),
  );
