import { familiarityOfText, topiclessWord } from './familiarity.ts';
import { blockCount, partBlock, scaleBlocks, skipBlock, stemBlock, wordBlock } from './feature-blocks.ts';
import { HashSet } from './hash-set.ts';
import { type KnownWord, KnownWords } from './known-words.ts';
import type { NluModel } from './model-format.ts';
import { SeenFeatures } from './seen-features.ts';
import { Vocabulary } from './vocabulary.ts';
import { addWeights } from './weight-rows.ts';
import { skipPair, stemPair, wordPair } from './word-features.ts';

/** What a model makes of a text. The object is reused: it holds until the next text is scored. */
export interface TextScore {
  /** How far the text lies on the side of each label. */
  margins: Float64Array;
  /** Familiarity of the text, 0..1; see `Familiarity`. */
  familiarity: number;
  /** How many words are about its topic, repeated ones once. */
  topicWords: number;
  /** How many of these speak for each label. */
  speaking: Uint16Array;
  /** Whether the text has any feature of the vocabulary. */
  sharesFeatures: boolean;
}

const usualUnknown = 512;

/**
 * Multiplies the vector of a text, the one that `Vectoriser` makes in training, with the weights of each
 * label. What the parts of a word add is known from the word (`KnownWords`); the terms of the other blocks
 * are gathered first, since a block can be scaled only when all of it has been read.
 */
export class TextScorer {
  readonly #model: NluModel;
  readonly #vocabulary: Vocabulary;
  readonly #words: KnownWords;
  readonly #score: TextScore;
  readonly #seen: SeenFeatures;
  /** Hashes of the text's features outside the vocabulary. */
  readonly #unknown = new HashSet(usualUnknown);
  readonly #squares = new Float64Array(blockCount);
  readonly #factors = new Float64Array(blockCount);
  /** The gathered terms: feature, weight and block of each. Only the first `#termCount` hold. */
  readonly #features: number[] = [];
  readonly #weights: number[] = [];
  readonly #blocks: number[] = [];
  #termCount = 0;
  #text = 0;

  constructor(model: NluModel) {
    this.#model = model;
    this.#vocabulary = new Vocabulary(model.featureHashes);
    this.#words = new KnownWords(model, this.#vocabulary);
    this.#score = {
      margins: new Float64Array(model.labels.length),
      familiarity: 0,
      topicWords: 0,
      speaking: new Uint16Array(model.labels.length),
      sharesFeatures: false,
    };
    this.#seen = new SeenFeatures(model.featureHashes.length);
  }

  /** Scores the words of a text, as `normalisedWords` gives them. */
  score(words: readonly string[]): TextScore {
    this.#begin();
    let familiarity = topiclessWord;
    let previous: KnownWord | null = null;
    let beforePrevious: KnownWord | null = null;
    for (const word of this.#words.ofText(words)) {
      // A word that is repeated adds nothing but pairs.
      if (word.lastText !== this.#text) this.#addWord(word);
      if (previous) this.#addPairs(word, previous, beforePrevious);
      if (word.familiarity > familiarity) familiarity = word.familiarity;
      beforePrevious = previous;
      previous = word;
    }
    this.#computeMargins();
    this.#score.familiarity = familiarityOfText(familiarity);
    this.#score.sharesFeatures = this.#seen.count > 0;
    return this.#score;
  }

  /** Of the words of a text, those about its topic that speak for no label, or not for the one that is given. */
  unfamiliar(words: readonly string[], label?: number): string[] {
    const known = this.#words.ofText(words);
    return words.filter((_, place) => {
      const word = known[place];
      if (!word || word.familiarity === topiclessWord) return false;
      return word.familiarity < 1 || (label !== undefined && !this.#speaksFor(label, word.stemFeature));
    });
  }

  /** Whether a word speaks for a label in any of its forms, be it about a topic or not. */
  speaks(word: string, label: number): boolean {
    const [known] = this.#words.ofText([word]);
    return known !== undefined && this.#speaksFor(label, known.stemFeature);
  }

  /** The same in this form alone: "booked" is not "book". */
  speaksAsWritten(word: string, label: number): boolean {
    const [known] = this.#words.ofText([word]);
    return known !== undefined && this.#speaksFor(label, known.wordFeature);
  }

  #speaksFor(label: number, feature: number): boolean {
    if (feature < 0) return false;
    const { rowOffsets, weightLabels, weightSteps } = this.#model;
    const end = rowOffsets[feature + 1] ?? 0;
    for (let at = rowOffsets[feature] ?? 0; at < end; at++)
      if (weightLabels[at] === label) return (weightSteps[at] ?? 0) > 0;
    return false;
  }

  #begin(): void {
    this.#seen.clear();
    this.#unknown.clear();
    this.#squares.fill(0);
    this.#score.margins.fill(0);
    this.#score.topicWords = 0;
    this.#score.speaking.fill(0);
    this.#termCount = 0;
    this.#text++;
  }

  #addWord(word: KnownWord): void {
    const { topicless, wordHash, stemHash } = word.features;
    word.lastText = this.#text;
    this.#add(word.wordFeature, wordHash, wordBlock, topicless);
    this.#add(word.stemFeature, stemHash, stemBlock, topicless);
    this.#addParts(word);
    if (!topicless) this.#countSpeaking(word.stemFeature);
  }

  /** Counts a word about the topic, by the feature that its stem is, for the labels that it speaks for. */
  #countSpeaking(feature: number): void {
    const { speaking } = this.#score;
    const { rowOffsets, weightLabels, weightSteps } = this.#model;
    this.#score.topicWords++;
    if (feature < 0) return;
    const end = rowOffsets[feature + 1] ?? 0;
    for (let at = rowOffsets[feature] ?? 0; at < end; at++) {
      if ((weightSteps[at] ?? 0) <= 0) continue;
      const label = weightLabels[at] ?? 0;
      speaking[label] = (speaking[label] ?? 0) + 1;
    }
  }

  #addPairs(word: KnownWord, previous: KnownWord, beforePrevious: KnownWord | null): void {
    const second = word.features;
    const first = previous.features;
    const topicless = first.topicless & second.topicless;
    this.#addPair(wordPair(first, second), wordBlock, topicless);
    this.#addPair(stemPair(first, second), stemBlock, topicless);
    if (!beforePrevious) return;
    const around = beforePrevious.features;
    this.#addPair(skipPair(around, second), skipBlock, around.topicless & second.topicless);
  }

  #addPair(hash: number, block: number, topicless: number): void {
    this.#add(this.#vocabulary.find(hash), hash, block, topicless);
  }

  /** Adds a feature that is no part of a word, unless the text has had it. */
  #add(feature: number, hash: number, block: number, topicless: number): void {
    const isNew = feature < 0 ? this.#unknown.add(hash) : this.#seen.add(feature);
    if (!isNew) return;
    const { featureWeights, unknownWeight, topiclessFactor } = this.#model;
    const told = feature < 0 ? unknownWeight : (featureWeights[feature] ?? 0);
    const weight = topicless ? told * topiclessFactor : told;
    this.#addSquare(block, weight * weight);
    if (feature >= 0) this.#gather(feature, weight, block);
  }

  #addParts({ parts, unknownParts, partSquares, sumsAt }: KnownWord): void {
    const { featureWeights, unknownWeight } = this.#model;
    const { partSums } = this.#words;
    const { margins } = this.#score;
    for (let label = 0; label < margins.length; label++) {
      margins[label] = (margins[label] ?? 0) + (partSums[sumsAt + label] ?? 0);
    }
    let squares = partSquares;
    for (const feature of parts) {
      if (this.#seen.add(feature)) continue;
      // Another word had this part, and a part counts once. One in twelve is such: they are taken back.
      const weight = featureWeights[feature] ?? 0;
      squares -= weight * weight;
      this.#gather(feature, -weight, partBlock);
    }
    for (const hash of unknownParts) {
      if (this.#unknown.add(hash)) squares += unknownWeight * unknownWeight;
    }
    this.#addSquare(partBlock, squares);
  }

  #addSquare(block: number, square: number): void {
    this.#squares[block] = (this.#squares[block] ?? 0) + square;
  }

  #gather(feature: number, weight: number, block: number): void {
    this.#features[this.#termCount] = feature;
    this.#weights[this.#termCount] = weight;
    this.#blocks[this.#termCount++] = block;
  }

  /** Makes margins of what the parts have summed up to and the gathered terms. */
  #computeMargins(): void {
    const { labelScales, labelBiases } = this.#model;
    const { margins } = this.#score;
    const length = scaleBlocks(this.#squares, this.#factors) || 1;
    const partFactor = this.#factors[partBlock] ?? 0;
    for (let label = 0; label < margins.length; label++) {
      margins[label] = (margins[label] ?? 0) * partFactor;
    }
    for (let i = 0; i < this.#termCount; i++) {
      const factor = this.#factors[this.#blocks[i] ?? 0] ?? 0;
      addWeights(this.#model, this.#features[i] ?? 0, (this.#weights[i] ?? 0) * factor, margins);
    }
    for (let label = 0; label < margins.length; label++) {
      const scale = (labelScales[label] ?? 0) / length;
      margins[label] = (margins[label] ?? 0) * scale + (labelBiases[label] ?? 0);
    }
  }
}
