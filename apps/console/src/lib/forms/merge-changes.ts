/**
 * What somebody else has saved, with what was changed here on top of it: of fields that stand as they did when the editing
 * began, theirs count.
 */
export function mergeChanges<Values extends object>(began: Values, mine: Values, newest: Values): Values {
  const isSame = (field: keyof Values) => JSON.stringify(mine[field]) === JSON.stringify(began[field]);
  const merged = { ...newest };
  for (const field of Object.keys(mine) as (keyof Values)[]) {
    if (!isSame(field)) merged[field] = mine[field];
  }
  return merged;
}
