import { valuePieces } from '../../../bubbles/index.ts';

/** A text with the values that are known; the places of others stay, to be seen and filled by hand. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string>>): string =>
  valuePieces(text)
    .map((piece) => (piece.name === null ? piece.text : (values[piece.name] ?? piece.text)))
    .join('');

/** The names of the values that a text still waits for, each once. */
export const openPlaces = (text: string): string[] => [
  ...new Set(valuePieces(text).flatMap(({ name }) => name ?? [])),
];
