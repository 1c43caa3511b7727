import { longestText } from '../../tokenise.ts';
import type { StepMeter } from '../search-budget.ts';
import type { Span } from '../spans.ts';
import type { PatternProgram } from './pattern-program.ts';
import { runPattern } from './run-pattern.ts';
import { usableProgram } from './usable-program.ts';

/** Patterns that are prepared before others may have their turn. */
const patternsAtOnce = 10;

/** The patterns of a type, ready to be searched for. */
export interface PatternFinder {
  /** Instructions of all of them: what a character of a text costs at most, in steps. */
  size: number;
  /** What they match in an original text; incomplete once the meter is empty. */
  find(text: string, meter: StepMeter): Span[];
}

/**
 * Prepares the search for patterns in original texts. Patterns that `checkPattern` refuses find nothing: they are
 * refused when they are saved, and a turn must not fail of them. Null when together they have more instructions than
 * there is room for.
 */
export function* patternFinder(
  patterns: readonly string[],
  room: number,
): Generator<void, PatternFinder | null> {
  const programs: PatternProgram[] = [];
  let size = 0;
  for (const [place, source] of patterns.entries()) {
    if (place % patternsAtOnce === 0) yield;
    const program = usableProgram(source);
    if (!program) continue;
    size += program.length;
    if (size > room) return null;
    programs.push(program);
  }
  return {
    size,
    find(text, meter) {
      const head = text.slice(0, longestText);
      const found: Span[] = [];
      for (const program of programs) {
        if (meter.isEmpty) break;
        const { matches, steps } = runPattern(program, head, meter.left);
        meter.spent += steps;
        for (const match of matches) found.push({ ...match, score: 1 });
      }
      return found;
    },
  };
}
