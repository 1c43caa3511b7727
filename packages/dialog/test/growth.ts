/** What both browsers and Node have; this package knows the types of neither. */
const { performance } = globalThis as unknown as { performance: { now(): number } };

const tries = 5;

/**
 * How many times as long something takes for a text that is four times as long, the quickest of some tries each: some 4 where
 * the time grows with the length, 16 where it grows with its square. How fast the machine is makes no difference.
 */
export function growth(read: (text: string) => void, piece: string, length: number): number {
  const quickest = (text: string) => Math.min(...Array.from({ length: tries }, () => timeOf(read, text)));
  const textOf = (characters: number) => piece.repeat(Math.ceil(characters / piece.length));
  return quickest(textOf(4 * length)) / quickest(textOf(length));
}

function timeOf(read: (text: string) => void, text: string): number {
  const began = performance.now();
  read(text);
  return performance.now() - began;
}
