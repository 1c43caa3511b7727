/** Whether two plain values would be written alike: an absent field is as one that is undefined. Cheap where they share parts. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other)) return false;
  const parts = new Map(Object.entries(other));
  for (const [name, part] of Object.entries(one)) {
    if (!isSameValue(part, parts.get(name))) return false;
    parts.delete(name);
  }
  return [...parts.values()].every((part) => part === undefined);
}
