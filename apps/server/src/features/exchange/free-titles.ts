/** The titles that are taken among things of one kind; case makes no difference. */
export class FreeTitles {
  private readonly taken: Set<string>;
  /** The number to try next for a title: with thousands of the same, each would try all before it. */
  private readonly next = new Map<string, number>();
  private readonly max: number;
  private readonly written: (title: string, number: number) => string;

  /** `written` is how a title gets a number, e.g. `Levering (2)`; the title is cut to leave it room below `max`. */
  constructor(taken: Iterable<string>, max: number, written: (title: string, number: number) => string) {
    this.taken = new Set([...taken].map((title) => title.toLowerCase()));
    this.max = max;
    this.written = written;
  }

  /** The title, with the first number that makes it free; it is taken from then on. */
  take(title: string): string {
    const free = this.firstFree(title);
    this.taken.add(free.toLowerCase());
    return free;
  }

  private firstFree(title: string): string {
    const key = title.toLowerCase();
    for (let number = this.next.get(key) ?? 1; ; number++) {
      this.next.set(key, number + 1);
      const suffix = number === 1 ? '' : this.written('', number);
      const one =
        number === 1
          ? title.slice(0, this.max)
          : this.written(title.slice(0, this.max - suffix.length), number);
      if (!this.taken.has(one.toLowerCase())) return one;
    }
  }
}
