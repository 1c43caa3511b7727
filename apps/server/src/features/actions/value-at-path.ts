const valueMax = 2000;

/**
 * What stands at a path of a JSON value, as text: `data.items[0].name`, `[2]`; the whole of it for an empty path. Null
 * where nothing stands.
 */
export function valueAtPath(json: unknown, path: string): string | null {
  let value = json;
  for (const [, key, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    if (typeof value !== 'object' || value === null) return null;
    const name = key ?? index ?? '';
    value = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
  }
  if (value === undefined || value === null) return null;
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, valueMax);
}
