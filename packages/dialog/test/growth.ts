/** What both browsers and Node have; this package knows the types of neither. */
const { performance } = globalThis as unknown as { performance: { now(): number } };

const tries = 15;

/**
 * How many times as long something takes for a text that is four times as long, the quickest of some tries each, in turns:
 * some 4 where the time grows with the length, 16 where it grows with its square. How fast the machine is makes no difference,
 * nor does what else it does for a while.
 */
export function growth(read: (text: string) => void, piece: string, length: number): number {
  const textOf = (characters: number) => piece.repeat(Math.ceil(characters / piece.length));
  const [short, long] = [textOf(length), textOf(4 * length)];
  const quickest = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  for (let i = 0; i < tries; i++) {
    quickest.short = Math.min(quickest.short, timeOf(read, short));
    quickest.long = Math.min(quickest.long, timeOf(read, long));
  }
  return quickest.long / quickest.short;
}

function timeOf(read: (text: string) => void, text: string): number {
  const began = performance.now();
  read(text);
  return performance.now() - began;
}
