import { patternFinder } from './find-matches.ts';

/** Patterns that are kept ready; the one used longest ago goes first. */
const capacity = 256;
const finders = new Map<string, ReturnType<typeof patternFinder>>();

/** Whether a text holds a match of a pattern; false for a pattern that `checkPattern` refuses. */
export function matchesPattern(source: string, text: string): boolean {
  const find = finders.get(source) ?? patternFinder([source]);
  finders.delete(source);
  finders.set(source, find);
  for (const oldest of finders.keys()) {
    if (finders.size <= capacity) break;
    finders.delete(oldest);
  }
  return find(text).length > 0;
}
