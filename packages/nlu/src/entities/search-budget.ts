/**
 * Steps that the search in one text may take: an instruction of a pattern or a few letters of a list's value each.
 * All of them take some 15 ms. Ordinary types need a twentieth of it.
 */
export const stepsOfText = 400_000;

const none: ReadonlySet<string> = new Set();

/** What the search for values in one text may cost, over all types, and what was given up because of it. */
export class SearchBudget {
  #leftOut: Set<string> | null = null;
  readonly #steps: number;
  #left: number;

  constructor(steps = stepsOfText) {
    this.#steps = steps;
    this.#left = steps;
  }

  /** What has been taken of it. */
  get spent(): number {
    return this.#steps - this.#left;
  }

  /** The types of which nothing was found, as they cost more than their share. */
  get leftOut(): ReadonlySet<string> {
    return this.#leftOut ?? none;
  }

  leaveOut(typeId: string): void {
    this.#leftOut ??= new Set();
    this.#leftOut.add(typeId);
  }

  /** What one of so many that are still to come may take, a third or more of the rest. What it leaves is for the others. */
  share(of: number): StepMeter {
    return new StepMeter(Math.floor(this.#left / Math.min(Math.max(of, 1), 3)));
  }

  spend({ spent }: StepMeter): void {
    this.#left = Math.max(0, this.#left - spent);
  }
}

/** Counts the steps of one search. */
export class StepMeter {
  spent = 0;
  readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get left(): number {
    return this.most - this.spent;
  }

  /** Whether it has taken more than it may: the search ends, and what it has found is not all. */
  get isEmpty(): boolean {
    return this.spent > this.most;
  }
}
