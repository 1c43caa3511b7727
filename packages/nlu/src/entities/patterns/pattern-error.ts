/** Why a pattern cannot be used: it is not well formed, asks for what cannot be done in linear time, or is too large. */
export type PatternProblemCode = 'syntax' | 'unsupported' | 'tooLarge';

export interface PatternProblem {
  code: PatternProblemCode;
  /** UTF-16 offset in the pattern. */
  at: number;
}

/** Thrown for a pattern that cannot be used. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly code: PatternProblemCode;
  readonly at: number;

  constructor(code: PatternProblemCode, at: number) {
    super(`The pattern cannot be used (${code} at ${at}).`);
    this.code = code;
    this.at = at;
  }
}
