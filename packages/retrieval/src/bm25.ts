/**
 * How fast more of the same word ceases to count, and how much long passages are held back: what the authors of the
 * formula found best for most collections.
 */
const saturation = 1.2;
const lengthWeight = 0.75;

/**
 * How much a word tells: the inverse document frequency of Okapi BM25 (Robertson and Zaragoza, "The Probabilistic
 * Relevance Framework: BM25 and Beyond", 2009) in the form that never goes below 0.
 *
 * @param having how many passages have it
 * @param all how many there are
 */
export const rarityOf = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));

/**
 * How much of a word's rarity a passage gets for having it, after the same.
 *
 * @param count how often the passage has it
 * @param relativeLength the passage's length over the mean
 */
export const weightOf = (count: number, relativeLength: number): number =>
  (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * relativeLength));
