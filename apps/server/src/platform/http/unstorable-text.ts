/**
 * Where in a value there is text that PostgreSQL cannot store: the NUL character, or half of a surrogate pair.
 * A dotted path, or null. JSON can carry both, so a message could otherwise fail deep in a statement.
 */
export function findUnstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnstorableText(part, path ? `${path}.${name}` : name);
    if (found !== null) return found;
  }
  return null;
}
