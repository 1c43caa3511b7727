import { valuePieces } from '../../../bubbles/index.ts';

/** The names that a text has a place for and nobody knows, each once. */
export function unknownNames(text: string, known: readonly string[]): string[] {
  const named = valuePieces(text).flatMap(({ name }) => name ?? []);
  return [...new Set(named)].filter((name) => !known.includes(name));
}
