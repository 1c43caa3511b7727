import { parsePattern } from './parse-pattern.ts';
import { PatternError, type PatternProblem } from './pattern-error.ts';
import { type Instruction, PatternProgram } from './pattern-program.ts';
import type { PatternNode } from './pattern-tree.ts';
import { requiredCharacter } from './required-character.ts';

/** The time per character grows with the instructions. */
const mostInstructions = 2000;

/** @throws {PatternError} when the pattern cannot be used. */
export function compilePattern(source: string): PatternProgram {
  const tree = parsePattern(source);
  return new PatternProgram(new PatternCompiler().compile(tree), requiredCharacter(tree));
}

/** Whether a pattern can be used: null, or what is wrong with it and where. */
export function checkPattern(source: string): PatternProblem | null {
  try {
    compilePattern(source);
    return null;
  } catch (error) {
    if (error instanceof PatternError) return { code: error.code, at: error.at };
    throw error;
  }
}

type Split = Extract<Instruction, { kind: 'split' }>;
type Jump = Extract<Instruction, { kind: 'jump' }>;

class PatternCompiler {
  readonly #program: Instruction[] = [];
  /** Where in the source the repetition stands that is being written out. */
  #at = 0;

  compile(tree: PatternNode): readonly Instruction[] {
    this.#emit(tree);
    this.#program.push({ kind: 'match' });
    return this.#program;
  }

  #emit(node: PatternNode): void {
    if (this.#program.length >= mostInstructions) throw new PatternError('tooLarge', this.#at);
    switch (node.kind) {
      case 'character':
      case 'assertion':
        this.#program.push(node);
        return;
      case 'sequence':
        for (const part of node.parts) this.#emit(part);
        return;
      case 'choice':
        this.#emitChoice(node.options);
        return;
      case 'repeat':
        this.#at = node.at;
        this.#emitRepeat(node);
    }
  }

  #emitChoice(options: readonly PatternNode[]): void {
    const jumps: Jump[] = [];
    for (const option of options.slice(0, -1)) {
      const split = this.#pushSplit();
      this.#emit(option);
      const jump: Jump = { kind: 'jump', to: 0 };
      jumps.push(jump);
      this.#program.push(jump);
      point(split, this.#program.length, false);
    }
    for (const option of options.slice(-1)) this.#emit(option);
    for (const jump of jumps) jump.to = this.#program.length;
  }

  #emitRepeat({ body, least, most, lazy }: Extract<PatternNode, { kind: 'repeat' }>): void {
    for (let i = 0; i < least; i++) {
      const before = this.#program.length;
      this.#emit(body);
      // What gives no instruction gives none the next time; but it would take time.
      if (this.#program.length === before) break;
    }
    if (most === null) {
      const start = this.#program.length;
      const split = this.#pushSplit();
      this.#emit(body);
      this.#program.push({ kind: 'jump', to: start });
      point(split, this.#program.length, lazy);
      return;
    }
    const splits: Split[] = [];
    for (let i = least; i < most; i++) {
      splits.push(this.#pushSplit());
      this.#emit(body);
    }
    for (const split of splits) point(split, this.#program.length, lazy);
  }

  /** A fork whose first way is what follows it. */
  #pushSplit(): Split {
    const split: Split = { kind: 'split', first: this.#program.length + 1, second: 0 };
    this.#program.push(split);
    return split;
  }
}

/** Gives a fork its other way, which a lazy one prefers. */
function point(split: Split, other: number, lazy: boolean): void {
  split.second = lazy ? split.first : other;
  if (lazy) split.first = other;
}
