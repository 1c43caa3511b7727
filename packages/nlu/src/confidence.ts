import type { Calibration } from './calibration.ts';

/** Margins are multiplied by this before the softmax: about what one-vs-rest margins need to be calibrated. */
const inverseTemperature = 5;
/** Log-odds are kept within this: with one label there is nothing to be compared with. */
const largestOdds = 10;

/** Log-odds of single labels against all others, by a softmax over the margins of all. */
export class SoftmaxOdds {
  readonly #highest: number;
  readonly #sum: number;

  constructor(margins: Float64Array) {
    let highest = Number.NEGATIVE_INFINITY;
    for (const margin of margins) if (margin > highest) highest = margin;
    let sum = 0;
    for (const margin of margins) sum += Math.exp(inverseTemperature * (margin - highest));
    this.#highest = highest;
    this.#sum = sum;
  }

  /** Log-odds of the label with this margin, one of those given. */
  of(margin: number): number {
    const share = Math.exp(inverseTemperature * (margin - this.#highest));
    const odds = Math.log(share / Math.max(this.#sum - share, 1e-9));
    return Math.max(-largestOdds, Math.min(largestOdds, odds));
  }
}

/** What a label's confidence rests on. */
export interface Evidence {
  /** How far the text lies on the label's side. */
  margin: number;
  /** Log-odds of the label against the others. */
  odds: number;
  /** Familiarity of the text, 0..1. */
  familiarity: number;
  /** Share, 0..1, of the words about its topic that speak for the label; see `supportOf`. */
  support: number;
}

/** Support of a text without any word about its topic. */
const undecided = 0.5;

/** Support, 0..1, of a label: `speaking` of the text's `topicWords`, the words about its topic, speak for it. */
export function supportOf(speaking: number, topicWords: number): number {
  return topicWords ? speaking / topicWords : undecided;
}

/** Probability, 0..1, that a label is the right one. */
export function confidenceOf(
  { margin, odds, familiarity, support }: Evidence,
  calibration: Calibration,
): number {
  const logit =
    calibration.offset +
    calibration.margin * margin +
    calibration.odds * odds +
    calibration.familiarity * familiarity +
    (calibration.support ?? 0) * support;
  return 1 / (1 + Math.exp(-logit));
}
