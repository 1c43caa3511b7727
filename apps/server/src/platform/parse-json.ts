/** What neither a text column nor a JSON column of the database takes: a zero, and half a pair of UTF-16. */
const mayBeUnstorable = /\0|\\u0000|\\u[dD][89a-fA-F]/;

/** JSON from elsewhere, with nothing in it that could not be stored. Undefined for what is none. */
export function parseJson(text: string): unknown {
  const storable = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
  try {
    return mayBeUnstorable.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch {
    // Whoever reads it says what it should have been.
    return undefined;
  }
}
