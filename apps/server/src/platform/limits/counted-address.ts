/**
 * A mail address as it is counted: with what is written behind a plus it is mostly the same person's, and that can be
 * written in any number of ways.
 */
export function countedAddress(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const name = at === -1 ? written : written.slice(0, at);
  const plus = name.indexOf('+');
  return (plus > 0 ? name.slice(0, plus) : name) + (at === -1 ? '' : written.slice(at));
}
