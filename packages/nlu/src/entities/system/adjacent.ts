interface Placed {
  start: number;
  end: number;
}

/**
 * The pairs in which the second goes on where the first and what joins them end. `joint` is a sticky expression;
 * what it matched is handed over.
 */
export function adjacentPairs<First extends Placed, Second extends Placed>(
  text: string,
  firsts: readonly First[],
  joint: RegExp,
  seconds: readonly Second[],
): { first: First; second: Second; joint: string }[] {
  if (seconds.length === 0) return [];
  const byStart = Map.groupBy(seconds, ({ start }) => start);
  return firsts.flatMap((first) => {
    joint.lastIndex = first.end;
    const [match] = joint.exec(text) ?? [];
    if (match === undefined) return [];
    const following = byStart.get(first.end + match.length) ?? [];
    return following.map((second) => ({ first, second, joint: match }));
  });
}
