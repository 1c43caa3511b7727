/** Turns margins into confidences: the weights of a logistic regression, see `confidence.ts`. */
export interface Calibration {
  offset: number;
  /** Weight of the label's margin: low margins everywhere mean out of scope. */
  margin: number;
  /** Weight of the label's log-odds against the other labels. */
  odds: number;
  /** Weight of how familiar the text's topic is. */
  familiarity: number;
  /** Weight of the share of its topic's words that speak for the label; left out by earlier versions: none. */
  support?: number;
}
