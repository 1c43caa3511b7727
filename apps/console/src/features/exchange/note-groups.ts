import { type ExchangeNote, type ExchangeNoteKind, exchangeNoteKind } from '@samtale/contract';

export interface NoteGroup {
  kind: ExchangeNoteKind;
  notes: { key: string; title: string; detail: string }[];
}

/** The notes of a report by their kind, in the order in which the kinds are declared. */
export function noteGroups(notes: readonly ExchangeNote[]): NoteGroup[] {
  return exchangeNoteKind.options.flatMap((kind) => {
    const ofKind = notes.filter((note) => note.kind === kind);
    const rows = ofKind.map(({ title, detail }, place) => ({ key: `${kind} ${place}`, title, detail }));
    return rows.length ? [{ kind, notes: rows }] : [];
  });
}
