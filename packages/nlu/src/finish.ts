/** Does at once what a generator does bit by bit. */
export function finish<Made>(building: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}
