/** Longer texts are cut off: no name of a list is misspelt beyond. */
const longestCompared = 255;

const rows = [0, 1, 2].map(() => new Uint8Array(longestCompared + 1));

/**
 * Optimal string alignment distance (Damerau–Levenshtein in which no part is edited twice): insertions,
 * deletions, substitutions and swaps of neighbours. Gives `most + 1` as soon as it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  const height = Math.min(a.length, longestCompared);
  const width = Math.min(b.length, longestCompared);
  if (Math.abs(height - width) > most) return most + 1;
  let [beforePrevious = new Uint8Array(0), previous = beforePrevious, current = previous] = rows;
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= height; row++) {
    current[0] = row;
    // Cells further from the diagonal cannot be within reach.
    const from = Math.max(1, row - most - 1);
    const to = Math.min(width, row + most + 1);
    let lowest = from === 1 ? row : longestCompared;
    if (from > 1) current[from - 1] = longestCompared;
    const letter = a.charCodeAt(row - 1);
    const letterBefore = row > 1 ? a.charCodeAt(row - 2) : -1;
    for (let column = from; column <= to; column++) {
      const other = b.charCodeAt(column - 1);
      let distance = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1);
      if (column < row + most + 1) distance = Math.min(distance, (previous[column] ?? 0) + 1);
      distance = Math.min(distance, (current[column - 1] ?? 0) + 1);
      if (column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2)) {
        distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current[column] = Math.min(distance, longestCompared);
      if (distance < lowest) lowest = distance;
    }
    if (lowest > most) return most + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[width] ?? 0, most + 1);
}
