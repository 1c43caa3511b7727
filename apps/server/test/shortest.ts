/**
 * The shortest of some runs, in milliseconds: what else the machine does meanwhile makes single runs longer, and is not
 * what is looked at.
 */
export async function shortest(act: () => Promise<unknown>, runs = 5): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < runs; n++) {
    const began = performance.now();
    await act();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}
