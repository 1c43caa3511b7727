/** Where a text takes a value, as `fillText` of the dialog reads it. */
const place = /\{\{\s*(\p{L}[\p{L}\p{N}_-]*)\s*\}\}/gu;

/** The names that a text has a place for and nobody knows, each once. */
export function unknownNames(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(place)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !known.includes(name));
}
