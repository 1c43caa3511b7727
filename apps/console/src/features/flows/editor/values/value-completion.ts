/** A value's place being typed: where it stands in the text, and as much of a name as there is before the caret. */
export interface ValueOpening {
  start: number;
  /** Behind what belongs to the place already: the rest of the name and its end. */
  end: number;
  typed: string;
}

const openedBefore = /\{\{\s*([\p{L}\p{N}_-]*)$/u;
const restAfter = /^[\p{L}\p{N}_-]*(?:\s*\}\})?/u;

/** The place in which the caret stands; null outside of one. */
export function openingAt(text: string, caret: number): ValueOpening | null {
  const opened = openedBefore.exec(text.slice(0, caret));
  if (!opened) return null;
  const rest = restAfter.exec(text.slice(caret))?.[0] ?? '';
  return { start: opened.index, end: caret + rest.length, typed: opened[1] ?? '' };
}

/** What can be meant: names that begin so come before those in which it stands. */
export function matchingValues<Value extends { name: string }>(
  values: readonly Value[],
  typed: string,
): Value[] {
  const wanted = typed.toLocaleLowerCase();
  const placeOf = ({ name }: Value) => name.toLocaleLowerCase().indexOf(wanted);
  const matching = values.filter((value) => placeOf(value) >= 0);
  const begins = (value: Value) => placeOf(value) === 0;
  return [...matching.filter(begins), ...matching.filter((value) => !begins(value))];
}
