export {
  type Classifier,
  loadClassifier,
  type RankedLabel,
  type Understanding,
  type UnderstandingLayer,
} from './classifier.ts';
export { ModelFormatError } from './model-format.ts';
export type { NluLanguage } from './nlu-language.ts';
export { normaliseText } from './normalise.ts';
export { type TrainOptions, train } from './train.ts';
export type { TrainingExample } from './training-set.ts';
