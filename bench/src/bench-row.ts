/** One measured figure beside its reference. */
export interface BenchRow {
  /** What was measured, e.g. "banking77 accuracy". */
  what: string;
  ours: number;
  /** The reference's figure of the same run; null when there is none or it was not run. */
  reference: number | null;
  referenceName: string;
  /** ours / reference */
  ratio: number | null;
  /** What the figure must reach, in words; empty when it is only shown. */
  target: string;
  /** Null when there is no target, or it cannot be judged without the reference. */
  met: boolean | null;
  /** e.g. "%", "s", "/s", "MB" */
  unit: string;
}
