/** Positions of the `count` highest values, highest first; of equal values the earlier comes first. */
export function positionsOfHighest(values: Float64Array, count: number): number[] {
  const best: number[] = [];
  for (let position = 0; position < values.length; position++) {
    const value = values[position] ?? 0;
    let place = best.length;
    if (place === count) {
      if (place === 0 || value <= (values[best[place - 1] ?? 0] ?? 0)) continue;
      place--;
    }
    for (; place > 0 && (values[best[place - 1] ?? 0] ?? 0) < value; place--) {
      best[place] = best[place - 1] ?? 0;
    }
    best[place] = position;
  }
  return best;
}
