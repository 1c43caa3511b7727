import type { CharacterTest } from './character-set.ts';
import type { Assertion } from './pattern-tree.ts';

/** One step of a compiled pattern. Of two ways on, the first is preferred. */
export type Instruction =
  | { kind: 'character'; test: CharacterTest; cost: number }
  | { kind: 'assertion'; assertion: Assertion }
  | { kind: 'jump'; to: number }
  | { kind: 'split'; first: number; second: number }
  | { kind: 'match' };

/** The first character of which a test's answers are not kept. */
export const keptCharacters = 0x180;

/** The kinds of instructions in a program. */
export const op = { character: 0, assertion: 1, jump: 2, split: 3, match: 4 } as const;

/**
 * A compiled pattern: a column for each thing that instructions have, in which each has its place. V8 reads that twice as
 * fast as objects of five shapes.
 */
export class PatternProgram {
  readonly length: number;
  /** What each does (`op`). */
  readonly ops: Uint8Array;
  /** Where a jump goes, and a split first; what a test of a character costs, in steps. */
  readonly first: Int32Array;
  /** Where a split goes otherwise. */
  readonly second: Int32Array;
  /** For each test its answers for Latin letters: 1 for yes, -1 for no, 0 until it has been asked. */
  readonly answers: readonly Int8Array[];
  readonly #tests: readonly CharacterTest[];
  /** What every match has a character of, with its answers for Latin letters. */
  readonly #required: CharacterTest | null;
  readonly #requiredAnswers = new Int8Array(keptCharacters);
  readonly assertions: readonly (Assertion | null)[];

  constructor(instructions: readonly Instruction[], required: CharacterTest | null) {
    this.#required = required;
    this.length = instructions.length;
    this.ops = Uint8Array.from(instructions, ({ kind }) => op[kind]);
    this.first = Int32Array.from(instructions, firstOf);
    this.second = Int32Array.from(instructions, (step) => (step.kind === 'split' ? step.second : 0));
    this.#tests = instructions.map((step) => (step.kind === 'character' ? step.test : noTest));
    const answersOf = new Map(this.#tests.map((test) => [test, new Int8Array(keptCharacters)]));
    this.answers = this.#tests.map((test) => answersOf.get(test) ?? new Int8Array());
    this.assertions = instructions.map((step) => (step.kind === 'assertion' ? step.assertion : null));
  }

  /** Whether a text has what every match has; most messages do not have what most patterns look for. */
  mayMatchIn(text: string): boolean {
    const required = this.#required;
    if (!required) return true;
    const answers = this.#requiredAnswers;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const answer = answers[unit];
      if (answer === 1) return true;
      if (answer === -1) continue;
      // What is not Latin may be half of a character, and is not looked at more closely.
      if (unit >= keptCharacters || required(unit)) {
        if (unit < keptCharacters) answers[unit] = 1;
        return true;
      }
      answers[unit] = -1;
    }
    return false;
  }

  /** Whether the instruction at a place reads a character. */
  reads(place: number, character: number): boolean {
    const found = this.#tests[place]?.(character) ?? false;
    const answers = this.answers[place];
    if (answers && character < keptCharacters) answers[character] = found ? 1 : -1;
    return found;
  }
}

const noTest: CharacterTest = () => false;

function firstOf(instruction: Instruction): number {
  if (instruction.kind === 'jump') return instruction.to;
  if (instruction.kind === 'split') return instruction.first;
  return instruction.kind === 'character' ? instruction.cost : 0;
}
