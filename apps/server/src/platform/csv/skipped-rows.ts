/** How many of them are named. */
const namedSkips = 200;
/** Characters of a row that are shown. */
const shownLength = 200;

/** Rows of a file that are not imported: how many for which reason, and the first of them. */
export interface Skipped<Reason extends string> {
  skippedByReason: Partial<Record<Reason, number>>;
  skipped: { line: number; reason: Reason; text: string }[];
}

export class SkippedRows<Reason extends string> {
  private readonly skipped: Skipped<Reason>;

  /** Goes on from what was skipped before. */
  constructor(before: Skipped<Reason> = { skippedByReason: {}, skipped: [] }) {
    this.skipped = structuredClone(before);
  }

  add(line: number, reason: Reason, text: string): void {
    const { skippedByReason, skipped } = this.skipped;
    skippedByReason[reason] = (skippedByReason[reason] ?? 0) + 1;
    if (skipped.length < namedSkips) skipped.push({ line, reason, text: text.slice(0, shownLength) });
  }

  soFar(): Skipped<Reason> {
    return this.skipped;
  }

  /** As a report has it, by line. */
  report(): Skipped<Reason> & { skippedCount: number } {
    const { skippedByReason, skipped } = this.skipped;
    const skippedCount = Object.values<number | undefined>(skippedByReason).reduce<number>(
      (sum, n) => sum + (n ?? 0),
      0,
    );
    return { skippedCount, skippedByReason, skipped: skipped.toSorted((a, b) => a.line - b.line) };
  }
}
