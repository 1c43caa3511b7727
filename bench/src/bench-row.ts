/** One measured figure beside its reference. */
export interface BenchRow {
  /** What was measured, e.g. "banking77 accuracy". */
  what: string;
  /** Null when it could not be measured; `note` then says why. */
  ours: number | null;
  /** The reference's figure of the same run; null when there is none or it was not run. */
  reference: number | null;
  referenceName: string;
  /** ours / reference, or the median of it over the rounds of an alternating measurement. */
  ratio: number | null;
  /** What the figure must reach, in words; empty when it is only shown. */
  target: string;
  /** Null when there is no target, or it cannot be judged. */
  met: boolean | null;
  /** e.g. "%", "s", "/s", "MB" */
  unit: string;
  /** What a reader must know beside the figures, such as why one is missing. */
  note?: string;
}
