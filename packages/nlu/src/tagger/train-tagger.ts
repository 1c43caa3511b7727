import type { NluLanguage } from '../nlu-language.ts';
import { learnTags } from './learn-tags.ts';
import { quantise } from './quantise-tagger.ts';
import type { FindKnownValues, SlotExample } from './slot-example.ts';
import { readTaggedSet } from './tagged-set.ts';
import { encodeTagger } from './tagger-format.ts';

export interface TrainTaggerOptions {
  language: NluLanguage;
  /** The same seed gives the same bytes. */
  seed?: number;
  /** Known values as hints; `loadTagger` must be given the same. */
  findKnownValues?: FindKnownValues;
  /** Called with the finished share, 0..1, never falling. */
  onProgress?: (fraction: number) => void;
}

/**
 * Learns from marked phrases to find the slots' values. Phrases without a mark teach what is none. Gives a model for
 * `loadTagger`, or null when nothing is marked: then there is nothing to find.
 */
export function trainTagger(
  examples: readonly SlotExample[],
  options: TrainTaggerOptions,
): Uint8Array | null {
  const { language, seed = 1, findKnownValues, onProgress = () => {} } = options;
  const isMarked = examples.some(({ parts }) => parts.some(({ slot }) => slot !== null));
  if (!isMarked) return null;
  onProgress(0);
  const set = readTaggedSet(examples, language, findKnownValues);
  const weights = learnTags(set, { seed, onProgress });
  const bytes = encodeTagger({
    language,
    slots: set.slots,
    ...quantise(set.hashes, weights),
  });
  onProgress(1);
  return bytes;
}
