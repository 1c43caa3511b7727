import { longestText } from '../../tokenise.ts';
import type { Span } from '../spans.ts';
import { checkPattern, compilePattern } from './compile-pattern.ts';
import { runPattern } from './run-pattern.ts';

/**
 * Prepares the search for patterns in original texts. Patterns that `checkPattern` refuses find nothing: they are
 * refused when they are saved, and a turn must not fail of them.
 */
export function patternFinder(patterns: readonly string[]): (text: string) => Span[] {
  const programs = patterns.filter((source) => checkPattern(source) === null).map(compilePattern);
  return (text) => {
    const head = text.slice(0, longestText);
    return programs.flatMap((program) =>
      runPattern(program, head).matches.map((match) => ({ ...match, score: 1 })),
    );
  };
}
