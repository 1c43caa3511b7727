import { foldCase, longestText } from '../tokenise.ts';

const cluster = /\P{M}\p{M}*|\p{M}+/gsu;

/** Below the combining marks folding never joins characters, so that equal lengths mean one for one. */
const simpleText = /^[\0-\u02ff]*$/;

/** A text as `foldCase` gives it, whose positions lead back to the original. */
export class FoldedText {
  readonly original: string;
  readonly folded: string;
  /** Original start and end of each folded unit; null when they are the same positions. */
  readonly #origins: { starts: Uint32Array; ends: Uint32Array } | null;

  constructor(original: string) {
    this.original = original;
    const whole = foldCase(original);
    const sameLength = whole.length === original.length;
    if (sameLength && simpleText.test(original)) {
      this.folded = whole;
      this.#origins = null;
      return;
    }
    const starts: number[] = [];
    const ends: number[] = [];
    let folded = '';
    // Only so much of a text is read, as by `foldCase` itself.
    for (const { 0: characters, index } of original.slice(0, longestText).matchAll(cluster)) {
      const piece = foldCase(characters);
      folded += piece;
      for (let i = 0; i < piece.length; i++) {
        starts.push(index);
        ends.push(index + characters.length);
      }
    }
    this.folded = folded;
    this.#origins = { starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
  }

  /** Where in the original the folded unit at `position` comes from. */
  originalStart(position: number): number {
    return this.#origins ? (this.#origins.starts[position] ?? this.original.length) : position;
  }

  /** Where in the original the folded text before `position` ends. */
  originalEnd(position: number): number {
    return this.#origins ? (this.#origins.ends[position - 1] ?? 0) : position;
  }
}
