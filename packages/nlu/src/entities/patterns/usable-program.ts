import { compilePattern } from './compile-pattern.ts';
import { PatternError } from './pattern-error.ts';
import type { PatternProgram } from './pattern-program.ts';

/** The program of a pattern; null when it cannot be used. */
export function usableProgram(source: string): PatternProgram | null {
  try {
    return compilePattern(source);
  } catch (error) {
    if (error instanceof PatternError) return null;
    throw error;
  }
}
