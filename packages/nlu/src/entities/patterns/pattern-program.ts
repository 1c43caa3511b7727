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
 * What a compiled pattern is run from: a column for each thing that instructions have, in which each has its place. V8
 * reads that faster than objects of five shapes.
 */
export interface Columns {
  /** What each does (`op`). */
  ops: Uint8Array;
  /** Where a jump goes, and a split first; what a test of a character costs, in steps. */
  first: Int32Array;
  /** Where a split goes otherwise. */
  second: Int32Array;
  tests: readonly (CharacterTest | null)[];
  /** For each test its answers for Latin letters: 1 for yes, -1 for no, 0 until it has been asked. */
  answers: readonly (Int8Array | null)[];
  assertions: readonly (Assertion | null)[];
}

/** A compiled pattern. */
export class PatternProgram {
  readonly length: number;
  readonly #instructions: readonly Instruction[];
  #columns: Columns | null = null;
  /** What every match has a character of, with its answers for Latin letters. */
  readonly #required: CharacterTest | null;
  #requiredAnswers: Int8Array | null = null;

  constructor(instructions: readonly Instruction[], required: CharacterTest | null) {
    this.length = instructions.length;
    this.#instructions = instructions;
    this.#required = required;
  }

  /** Made when the pattern is run first: most of those that are checked never are. */
  get columns(): Columns {
    this.#columns ??= columnsOf(this.#instructions);
    return this.#columns;
  }

  /** Whether a text has what every match has; most messages do not have what most patterns look for. */
  mayMatchIn(text: string): boolean {
    const required = this.#required;
    if (!required) return true;
    this.#requiredAnswers ??= new Int8Array(keptCharacters);
    const answers = this.#requiredAnswers;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      // What is not Latin may be half of a character, and is not looked at more closely.
      if (unit >= keptCharacters || reads(required, answers, unit)) return true;
    }
    return false;
  }
}

/** Whether a test is passed by a character; its answer for a Latin letter is kept. */
export function reads(test: CharacterTest, answers: Int8Array, character: number): boolean {
  const known = answers[character];
  if (known) return known > 0;
  const found = test(character);
  if (character < keptCharacters) answers[character] = found ? 1 : -1;
  return found;
}

function columnsOf(instructions: readonly Instruction[]): Columns {
  const { length } = instructions;
  const ops = new Uint8Array(length);
  const first = new Int32Array(length);
  const second = new Int32Array(length);
  const tests: (CharacterTest | null)[] = [];
  const answers: (Int8Array | null)[] = [];
  const assertions: (Assertion | null)[] = [];
  // What is repeated is written out with the same test.
  const answersOf = new Map<CharacterTest, Int8Array>();
  for (const [place, step] of instructions.entries()) {
    ops[place] = op[step.kind];
    first[place] = firstOf(step);
    second[place] = step.kind === 'split' ? step.second : 0;
    assertions.push(step.kind === 'assertion' ? step.assertion : null);
    const test = step.kind === 'character' ? step.test : null;
    const kept = test && (answersOf.get(test) ?? new Int8Array(keptCharacters));
    if (test && kept) answersOf.set(test, kept);
    tests.push(test);
    answers.push(kept);
  }
  return { ops, first, second, tests, answers, assertions };
}

function firstOf(instruction: Instruction): number {
  if (instruction.kind === 'jump') return instruction.to;
  if (instruction.kind === 'split') return instruction.first;
  return instruction.kind === 'character' ? instruction.cost : 0;
}
