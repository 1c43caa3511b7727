import { type Classifier, loadClassifier, type TrainingExample, train } from '@samtale/nlu';
import type { DataSet, Measurement } from './measurement.ts';
import { readExamples } from './read-examples.ts';

const leastMeasuredMs = 1000;

export interface OurMeasurement extends Measurement {
  classifier: Classifier;
  /** From bytes to a classifier that can be asked. */
  loadMs: number;
}

/** Trains on one file and tries the other, the way a product's server would. */
export async function measureOurs({ train: trainFile, test, language }: DataSet): Promise<OurMeasurement> {
  const examples = await readExamples(trainFile);
  const tests = await readExamples(test);
  const labelTitles = Object.fromEntries(examples.map(({ label }) => [label, label]));
  const started = performance.now();
  const model = train(examples, { language, labelTitles });
  const trained = performance.now();
  const classifier = loadClassifier(model);
  const loaded = performance.now();
  return {
    predictions: tests.map(({ text }) => classifier.understand(text, 1).ranking[0]?.label ?? ''),
    trainSeconds: (trained - started) / 1000,
    perSecond: measureRate(classifier, tests),
    modelBytes: model.length,
    classifier,
    loadMs: loaded - trained,
  };
}

/** Texts differ from round to round, as they do for the reference, which remembers those it has seen. */
function measureRate(classifier: Classifier, tests: readonly TrainingExample[]): number {
  const started = performance.now();
  let classified = 0;
  for (let round = 1; performance.now() - started < leastMeasuredMs; round++) {
    for (const { text } of tests) {
      classifier.understand(`${text} ${round}`);
      classified++;
    }
  }
  return classified / ((performance.now() - started) / 1000);
}
