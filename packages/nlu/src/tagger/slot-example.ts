/** A training phrase in its parts: put together they are the phrase; a marked part is a slot's value. */
export interface SlotExample {
  parts: readonly { text: string; slot: string | null }[];
}

/** A value of a slot in a text. */
export interface FoundSlot {
  slot: string;
  /** UTF-16 offsets: `text` is what lies between them. */
  start: number;
  end: number;
  text: string;
  /** How sure it is, 0..1. */
  score: number;
}

/** Where values of known types stand in a text: they help the tagger, which must be given the same ones always. */
export type FindKnownValues = (text: string) => readonly { typeId: string; start: number; end: number }[];
