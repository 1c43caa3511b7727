import { blockCount, scaleBlocks } from './feature-blocks.ts';
import type { FeatureBag } from './features.ts';
import type { TermWeights } from './term-weights.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A text as the classifier sees it. The arrays are reused: only the first `count` entries hold. */
export interface TextVector {
  features: Int32Array;
  values: Float32Array;
  count: number;
}

/**
 * Weighs the known features of a text: the given term weights, scaled to length 1 within each block and
 * then over all blocks together, so that long words or texts do not drown the rest.
 */
export class Vectoriser {
  readonly #vocabulary: Vocabulary;
  readonly #terms: TermWeights;
  readonly #squares = new Float64Array(blockCount);
  readonly #factors = new Float64Array(blockCount);
  #blocks = new Uint8Array(1024);
  readonly #vector: TextVector = {
    features: new Int32Array(1024),
    values: new Float32Array(1024),
    count: 0,
  };

  constructor(vocabulary: Vocabulary, terms: TermWeights) {
    this.#vocabulary = vocabulary;
    this.#terms = terms;
  }

  vectorise(bag: FeatureBag): TextVector {
    this.#reserve(bag.count);
    this.#gather(bag);
    this.#scale();
    return this.#vector;
  }

  #reserve(count: number): void {
    if (count <= this.#blocks.length) return;
    this.#blocks = new Uint8Array(count);
    this.#vector.features = new Int32Array(count);
    this.#vector.values = new Float32Array(count);
  }

  #gather(bag: FeatureBag): void {
    const { features, values } = this.#vector;
    this.#squares.fill(0);
    let count = 0;
    for (let i = 0; i < bag.count; i++) {
      const block = bag.blocks[i] ?? 0;
      const feature = this.#vocabulary.find(bag.hashes[i] ?? 0);
      const told = feature < 0 ? this.#terms.unknownWeight : (this.#terms.weights[feature] ?? 0);
      const weight = bag.topicless[i] ? told * this.#terms.topiclessFactor : told;
      this.#squares[block] = (this.#squares[block] ?? 0) + weight * weight;
      if (feature < 0) continue;
      features[count] = feature;
      values[count] = weight;
      this.#blocks[count] = block;
      count++;
    }
    this.#vector.count = count;
  }

  #scale(): void {
    const { values, count } = this.#vector;
    const length = scaleBlocks(this.#squares, this.#factors);
    for (let i = 0; i < count; i++) {
      values[i] = ((values[i] ?? 0) * (this.#factors[this.#blocks[i] ?? 0] ?? 0)) / length;
    }
  }
}
