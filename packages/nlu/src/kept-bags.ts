import type { FeatureBag, FeatureReader } from './features.ts';
import type { LabelledText } from './training-set.ts';

const usualFeatures = 256;

/** The features of many texts, read once: training counts them first, and weighs them then. */
export class KeptBags {
  readonly length: number;
  readonly #offsets: Uint32Array;
  #hashes: Uint32Array;
  #blocks: Uint8Array;
  #topicless: Uint8Array;

  constructor(texts: readonly LabelledText[], reader: FeatureReader) {
    this.length = texts.length;
    this.#offsets = new Uint32Array(texts.length + 1);
    this.#hashes = new Uint32Array(usualFeatures * texts.length);
    this.#blocks = new Uint8Array(this.#hashes.length);
    this.#topicless = new Uint8Array(this.#hashes.length);
    texts.forEach(({ words }, text) => {
      this.#keep(text, reader.read(words));
    });
  }

  /** The features of a text, by its place in the list. */
  bag(text: number): FeatureBag {
    const start = this.#offsets[text] ?? 0;
    const end = this.#offsets[text + 1] ?? 0;
    return {
      hashes: this.#hashes.subarray(start, end),
      blocks: this.#blocks.subarray(start, end),
      topicless: this.#topicless.subarray(start, end),
      count: end - start,
    };
  }

  /** The features of all texts, one text after another. */
  get hashes(): Uint32Array {
    return this.#hashes.subarray(0, this.#offsets[this.length]);
  }

  #keep(text: number, { hashes, blocks, topicless, count }: FeatureBag): void {
    const start = this.#offsets[text] ?? 0;
    const end = start + count;
    while (end > this.#hashes.length) this.#grow();
    this.#hashes.set(hashes.subarray(0, count), start);
    this.#blocks.set(blocks.subarray(0, count), start);
    this.#topicless.set(topicless.subarray(0, count), start);
    this.#offsets[text + 1] = end;
  }

  #grow(): void {
    const { length } = this.#hashes;
    const [hashes, blocks, topicless] = [this.#hashes, this.#blocks, this.#topicless];
    this.#hashes = new Uint32Array(2 * length);
    this.#blocks = new Uint8Array(2 * length);
    this.#topicless = new Uint8Array(2 * length);
    this.#hashes.set(hashes);
    this.#blocks.set(blocks);
    this.#topicless.set(topicless);
  }
}
