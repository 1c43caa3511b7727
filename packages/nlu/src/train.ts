import { Familiarity } from './familiarity.ts';
import { FeatureReader } from './features.ts';
import { learnWeights } from './learn-weights.ts';
import { encodeModel } from './model-format.ts';
import type { NluLanguage } from './nlu-language.ts';
import { buildPhraseIndex } from './phrase-index.ts';
import { type SparseRows, SparseRowsBuilder } from './sparse-rows.ts';
import { countFeatures, selectFeatures } from './term-weights.ts';
import { type LabelledText, prepareTrainingSet, type TrainingExample } from './training-set.ts';
import { Vectoriser } from './vectoriser.ts';
import { Vocabulary } from './vocabulary.ts';

export interface TrainOptions {
  language: NluLanguage;
  /** Words that name each label, by label: they serve as an example where examples are few. */
  labelTitles?: Readonly<Record<string, string>>;
  /** Called often with the finished share, 0..1, never falling. */
  onProgress?: (fraction: number) => void;
}

/** Share of the work that lies before the labels are learnt. */
const readingShare = 0.1;

/**
 * Trains a classifier: the same examples in the same order give the same bytes.
 * Labels without usable text are known but never found. Returns a model for `loadClassifier`.
 */
export function train(examples: readonly TrainingExample[], options: TrainOptions): Uint8Array {
  const { language, labelTitles = {}, onProgress = () => {} } = options;
  const { labels, texts, phrases } = prepareTrainingSet(examples, language, labelTitles);
  onProgress(0);
  const reader = new FeatureReader(language);
  const terms = selectFeatures(countFeatures(texts, reader), texts.length, labels.length);
  const vocabulary = new Vocabulary(terms.hashes);
  const vectoriser = new Vectoriser(vocabulary, terms);
  const rows = vectoriseAll(texts, reader, vectoriser, terms.hashes.length);
  const familiarity = new Familiarity(reader, vocabulary);
  onProgress(readingShare);
  const weights = learnWeights(rows, texts, labels.length, familiarity, (share) =>
    onProgress(readingShare + (1 - readingShare) * share),
  );
  const bytes = encodeModel({
    language,
    labels,
    unknownWeight: terms.unknownWeight,
    topiclessFactor: terms.topiclessFactor,
    featureHashes: terms.hashes,
    featureWeights: terms.weights,
    ...weights,
    ...buildPhraseIndex(phrases),
  });
  onProgress(1);
  return bytes;
}

function vectoriseAll(
  texts: readonly LabelledText[],
  reader: FeatureReader,
  vectoriser: Vectoriser,
  featureCount: number,
): SparseRows {
  const builder = new SparseRowsBuilder();
  for (const { words } of texts) {
    const { features, values, count } = vectoriser.vectorise(reader.read(words));
    builder.add(features, values, count);
  }
  return builder.build(featureCount);
}
