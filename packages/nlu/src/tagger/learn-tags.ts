import { SeededRandom } from '../random.ts';
import { TagPerceptron } from './tag-perceptron.ts';
import { tagCount } from './tag-set.ts';
import type { TagWeights } from './tag-weights.ts';
import type { TaggedSet } from './tagged-set.ts';

/** Passes over the phrases that only find out which tags are easily mistaken. */
const tryingPasses = 2;
/** Few phrases are gone over more often than many: up to 30 times for about as many steps. */
const fewestPasses = 8;
const mostPasses = 30;
const enoughSteps = 30_000;
const stepsPerReport = 200;

export interface LearnTagsOptions {
  seed: number;
  /** Called with the finished share, 0..1, never falling. */
  onProgress(fraction: number): void;
}

/** Learns from tagged phrases what speaks for which tag. */
export function learnTags(set: TaggedSet, { seed, onProgress }: LearnTagsOptions): TagWeights {
  const { phrases } = set;
  const random = new SeededRandom(seed);
  const wanted = Math.ceil(enoughSteps / Math.max(phrases.length, 1));
  const learningPasses = Math.min(mostPasses, Math.max(fewestPasses, wanted));
  const steps = (tryingPasses + learningPasses) * phrases.length;
  const order = Int32Array.from(phrases, (_, i) => i);
  let done = 0;
  const run = (perceptron: TagPerceptron, passes: number): void => {
    for (let pass = 0; pass < passes; pass++) {
      random.shuffle(order, order.length);
      for (const place of order) {
        const phrase = phrases[place];
        if (phrase) perceptron.learn(phrase);
        if (++done % stepsPerReport === 0) onProgress(done / steps);
      }
    }
  };
  // Only tags that a feature was seen with can be learnt, and such as were wrongly given to it.
  const pairs = tagsOfFeatures(set);
  const mistaken: [number, number][] = [];
  run(new TagPerceptron(noWeights(pairs, set), random, (...pair) => mistaken.push(pair)), tryingPasses);
  for (const [feature, tag] of mistaken) pairs[feature]?.add(tag);
  const learner = new TagPerceptron(noWeights(pairs, set), random, () => {});
  run(learner, learningPasses);
  return learner.averaged();
}

function tagsOfFeatures({ hashes, phrases }: TaggedSet): Set<number>[] {
  const pairs = Array.from(hashes, () => new Set<number>());
  for (const { features, tags } of phrases) {
    for (const [at, ofToken] of features.entries()) {
      for (const feature of ofToken) pairs[feature]?.add(tags[at] ?? 0);
    }
  }
  return pairs;
}

function noWeights(pairs: readonly ReadonlySet<number>[], { slots }: TaggedSet): TagWeights {
  const count = tagCount(slots);
  const offsets = new Uint32Array(pairs.length + 1);
  for (const [feature, tags] of pairs.entries()) offsets[feature + 1] = (offsets[feature] ?? 0) + tags.size;
  const total = offsets[pairs.length] ?? 0;
  const tags = new Uint16Array(total);
  for (const [feature, ofFeature] of pairs.entries()) tags.set([...ofFeature], offsets[feature] ?? 0);
  return {
    tagCount: count,
    offsets,
    tags,
    values: new Float32Array(total),
    transitions: new Float32Array((count + 1) * count),
  };
}
