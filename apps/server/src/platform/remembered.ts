/** An answer, or the look for it while that is under way. */
interface Known<Answer> {
  /** When it was asked (`performance.now()`): what the look reads is not older than that. */
  asked: number;
  answer: Promise<Answer | null>;
}

/**
 * Answers to what is asked over and over, each kept for a short while. Those who ask the same meanwhile share one look.
 * Of null, which says that something is not there, nothing is kept, nor of a look that failed.
 */
export class Remembered<Answer> {
  /** By question, the oldest first. */
  private readonly known = new Map<string, Known<Answer>>();
  private readonly freshFor: number;
  private readonly most: number;

  /** Keeps at most so many answers, each for `freshFor` milliseconds. */
  constructor(freshFor: number, most: number) {
    this.freshFor = freshFor;
    this.most = most;
  }

  /** The answer to a question, looked for unless it is known. Rejects when the look does. */
  ask(question: string, look: () => Promise<Answer | null>): Promise<Answer | null> {
    const now = performance.now();
    const known = this.known.get(question);
    if (known && now - known.asked < this.freshFor) return known.answer;
    const looked: Known<Answer> = { asked: now, answer: look() };
    this.known.delete(question);
    this.known.set(question, looked);
    this.dropOld(now);
    const forget = () => {
      if (this.known.get(question) === looked) this.known.delete(question);
    };
    looked.answer.then((answer) => answer === null && forget(), forget);
    return looked.answer;
  }

  /** Forgets everything; also what looks that are under way will find, which may be from before. */
  forget(): void {
    this.known.clear();
  }

  private dropOld(now: number): void {
    for (const [question, { asked }] of this.known) {
      if (this.known.size <= this.most && now - asked < this.freshFor) return;
      this.known.delete(question);
    }
  }
}
