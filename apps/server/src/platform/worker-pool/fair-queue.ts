/** What companies wait for: they take turns, and each has one under way at most. */
export class FairQueue<Item> {
  /** By company, in the order in which it is their turn. */
  private readonly waiting = new Map<string, Item[]>();
  private readonly underWay = new Set<string>();
  private readonly most: number;

  /** At most so many of a company wait. */
  constructor(most: number) {
    this.most = most;
  }

  /** Whether there is room for it. */
  add(company: string, item: Item): boolean {
    const own = this.waiting.get(company) ?? [];
    if (own.length >= this.most) return false;
    own.push(item);
    this.waiting.set(company, own);
    return true;
  }

  /** Takes what is next; its company has no other turn until `done`. */
  next(): { company: string; item: Item } | null {
    for (const [company, own] of this.waiting) {
      if (this.underWay.has(company)) continue;
      const [item, ...rest] = own;
      this.waiting.delete(company);
      if (item === undefined) continue;
      if (rest.length) this.waiting.set(company, rest);
      this.underWay.add(company);
      return { company, item };
    }
    return null;
  }

  /** Whether anything that waits may have its turn once a company's is over. */
  isAwaited(company: string): boolean {
    return [...this.waiting.keys()].some((one) => one === company || !this.underWay.has(one));
  }

  done(company: string): void {
    this.underWay.delete(company);
  }

  /** Takes all that wait. */
  clear(): Item[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    return all;
  }
}
