import type { CharacterTest } from './character-set.ts';

export type Assertion = 'start' | 'end' | 'wordEdge' | 'notWordEdge';

/** A pattern as read. */
export type PatternNode =
  /** `cost` is what the test takes where its answer is not remembered, in steps. */
  | { kind: 'character'; test: CharacterTest; cost: number }
  | { kind: 'assertion'; assertion: Assertion }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'choice'; options: readonly PatternNode[] }
  /** `most` is null when there is no upper bound. A lazy one prefers fewer. */
  | { kind: 'repeat'; body: PatternNode; least: number; most: number | null; lazy: boolean; at: number };
