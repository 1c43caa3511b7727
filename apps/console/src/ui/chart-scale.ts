/** Where a chart ends that shows whole numbers up to `most`: a round number that halves well. */
export function chartEnd(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 5, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  const end = step * power;
  return end % 2 === 0 ? end : end + 1;
}
