import type { ExchangeNote, ExchangeNoteKind, LanguageCode } from '@samtale/contract';

/** Texts of a note are cut: a file may say anything at any length. */
const titleMax = 200;
const detailMax = 500;
/** More notes than these nobody reads. */
const notesMax = 5000;

/** Gathers what of a file does not map, in its order, each thing once. */
export class NoteList {
  readonly list: ExchangeNote[];
  private readonly seen: Set<string>;

  /** Goes on from notes that were made before. */
  constructor(before: readonly ExchangeNote[] = []) {
    this.list = [...before];
    this.seen = new Set(before.map((note) => JSON.stringify(note)));
  }

  add(kind: ExchangeNoteKind, about: { languageCode?: LanguageCode; title?: string }, detail = ''): void {
    const note = {
      kind,
      languageCode: about.languageCode ?? null,
      title: (about.title ?? '').slice(0, titleMax),
      detail: detail.slice(0, detailMax),
    };
    const key = JSON.stringify(note);
    if (this.seen.has(key) || this.list.length >= notesMax) return;
    this.seen.add(key);
    this.list.push(note);
  }
}
