import { type EntryProblem, patternProblems } from '@samtale/nlu';

/** What is wrong with the patterns of a type. */
export const run = (patterns: readonly string[]): EntryProblem[] => patternProblems(patterns);
