/** Positions of the `count` highest values, highest first; of equal values the earlier comes first. */
export function positionsOfHighest(values: Float64Array, count: number): number[] {
  const best: number[] = [];
  for (let position = 0; position < values.length; position++) {
    const value = values[position] ?? 0;
    let place = best.length;
    while (place > 0 && (values[best[place - 1] ?? 0] ?? 0) < value) place--;
    if (place >= count) continue;
    best.splice(place, 0, position);
    if (best.length > count) best.pop();
  }
  return best;
}
