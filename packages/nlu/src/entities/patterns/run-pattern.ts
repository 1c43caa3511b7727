import { stepsOfText } from '../search-budget.ts';
import { isWordCharacter } from './character-set.ts';
import { type Columns, keptCharacters, op, type PatternProgram, reads } from './pattern-program.ts';
import type { Assertion } from './pattern-tree.ts';

// Constants of the module are read faster than those of another.
const latin = keptCharacters;
const { assertion: assertionOp, jump: jumpOp, match: matchOp, split: splitOp } = op;

/** Start and end in the text. */
export interface PatternMatch {
  start: number;
  end: number;
}

export interface PatternRun {
  matches: PatternMatch[];
  /** Instructions visited. */
  steps: number;
}

/** What it takes to look at the characters on both sides of an edge. */
const stepsOfEdge = 8;
/** Letters in which something is looked for in the time of a step. */
const lettersOfStep = 10;
/** What a match costs besides, in steps: it is compared with others, and kept. */
const stepsOfMatch = 50;

/**
 * Finds what a pattern matches, from left to right, without overlaps and without empty matches. All ways
 * through the pattern are followed at once, so that a character costs at most one visit of each instruction
 * (R. Cox, "Regular Expression Matching: the Virtual Machine Approach", https://swtch.com/~rsc/regexp/regexp2.html).
 * After more than `most` steps the search ends with what it has.
 */
export function runPattern(program: PatternProgram, text: string, most = stepsOfText): PatternRun {
  const matches: PatternMatch[] = [];
  if (!program.mayMatchIn(text)) return { matches, steps: Math.ceil(text.length / lettersOfStep) };
  const search = new PatternSearch(program, text, most);
  for (let from = 0; from < text.length; ) {
    const match = search.next(from);
    if (!match) break;
    matches.push(match);
    search.steps += stepsOfMatch;
    from = match.end;
  }
  return { matches, steps: search.steps };
}

/** The ways that have been followed to the same place in the text, best first. */
interface Threads {
  instructions: Int32Array;
  starts: Int32Array;
  count: number;
}

class PatternSearch {
  steps = 0;
  readonly #columns: Columns;
  readonly #text: string;
  #current: Threads;
  #next: Threads;
  /** The visit in which an instruction was last reached. */
  readonly #reachedIn: Int32Array;
  readonly #stack: Int32Array;
  #visit = 0;
  readonly #most: number;

  constructor(program: PatternProgram, text: string, most: number) {
    this.#columns = program.columns;
    this.#text = text;
    this.#most = most;
    this.#current = threadsFor(program);
    this.#next = threadsFor(program);
    this.#reachedIn = new Int32Array(program.length);
    this.#stack = new Int32Array(2 * program.length + 1);
  }

  /** The first match from `from` on, or null. */
  next(from: number): PatternMatch | null {
    let best: PatternMatch | null = null;
    this.#current.count = 0;
    this.#visit++;
    for (let at = from; at <= this.#text.length && this.steps <= this.#most; ) {
      if (!best) this.#follow(this.#current, 0, at, at);
      if (this.#current.count === 0 && best) break;
      const character = this.#text.codePointAt(at);
      const after = at + (character !== undefined && character > 0xffff ? 2 : 1);
      best = this.#advance(character, at, after) ?? best;
      [this.#current, this.#next] = [this.#next, this.#current];
      at = after;
    }
    return best;
  }

  /** Lets each thread read a character. Gives the match of the best thread that ends here. */
  #advance(character: number | undefined, at: number, after: number): PatternMatch | null {
    const { instructions, starts, count } = this.#current;
    const { ops, tests, answers, first } = this.#columns;
    this.#next.count = 0;
    this.#visit++;
    for (let thread = 0; thread < count; thread++) {
      const position = instructions[thread] ?? 0;
      const start = starts[thread] ?? 0;
      if (ops[position] === matchOp) {
        // Worse threads are given up; an empty match is none.
        if (at > start) return { start, end: at };
      } else if (character !== undefined) {
        if (character >= latin) this.steps += first[position] ?? 0;
        const test = tests[position];
        const kept = answers[position];
        const answer = kept?.[character];
        if (answer ? answer > 0 : test && kept && reads(test, kept, character))
          this.#follow(this.#next, position + 1, start, after);
      }
    }
    return null;
  }

  /** Adds the instructions that read or match and are reached from `position` without reading. */
  #follow(threads: Threads, position: number, start: number, at: number): void {
    const { ops, first, second, assertions } = this.#columns;
    const reachedIn = this.#reachedIn;
    const visit = this.#visit;
    const stack = this.#stack;
    let height = 0;
    let visited = 0;
    let place = position;
    for (;;) {
      let next = -1;
      if (reachedIn[place] !== visit) {
        reachedIn[place] = visit;
        visited++;
        const kind = ops[place];
        if (kind === splitOp) {
          stack[height++] = second[place] ?? 0;
          next = first[place] ?? 0;
        } else if (kind === jumpOp) next = first[place] ?? 0;
        else if (kind === assertionOp) {
          const assertion = assertions[place];
          if (assertion && this.#holds(assertion, at)) next = place + 1;
        } else {
          threads.instructions[threads.count] = place;
          threads.starts[threads.count] = start;
          threads.count++;
        }
      }
      if (next >= 0) place = next;
      else if (height > 0) place = stack[--height] ?? 0;
      else break;
    }
    this.steps += visited;
  }

  #holds(assertion: Assertion, at: number): boolean {
    if (assertion === 'start') return at === 0;
    if (assertion === 'end') return at === this.#text.length;
    this.steps += stepsOfEdge;
    const edge = this.#isWordAt(this.#characterBefore(at)) !== this.#isWordAt(this.#text.codePointAt(at));
    return edge === (assertion === 'wordEdge');
  }

  #characterBefore(at: number): number | undefined {
    const isPair = at > 1 && (this.#text.codePointAt(at - 2) ?? 0) > 0xffff;
    return at > 0 ? this.#text.codePointAt(at - (isPair ? 2 : 1)) : undefined;
  }

  #isWordAt(character: number | undefined): boolean {
    return character !== undefined && isWordCharacter(character);
  }
}

function threadsFor(program: PatternProgram): Threads {
  return {
    instructions: new Int32Array(program.length),
    starts: new Int32Array(program.length),
    count: 0,
  };
}
