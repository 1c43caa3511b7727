/** Tells whether moments, given in their order, begin a day where the reader is. Asks the calendar once a day. */
export class Days {
  private end = Number.NEGATIVE_INFINITY;

  begins(at: string): boolean {
    const time = Date.parse(at);
    if (time < this.end) return false;
    const next = new Date(time);
    next.setHours(24, 0, 0, 0);
    this.end = next.getTime();
    return true;
  }
}
