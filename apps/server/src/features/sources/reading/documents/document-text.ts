import { type DocumentPart, ReadError } from '../reading.ts';

/** What a document says; the title and the language are empty and null where it does not tell. */
export interface DocumentText {
  title: string;
  language: string | null;
  parts: DocumentPart[];
}

/** More text than this is no document but a database, in characters: some ten thousand pages. */
export const textMax = 30_000_000;

/** @throws {ReadError} `tooLarge` */
export function checkLength(length: number): void {
  if (length > textMax) throw new ReadError('tooLarge', String(length));
}

/** `da-DK` is `da`. */
export const languageCodeOf = (tag: string | undefined): string | null =>
  /^[a-z]{2,3}(?=[-_]|$)/i.exec(tag ?? '')?.[0].toLowerCase() ?? null;
