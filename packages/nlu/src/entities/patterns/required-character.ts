import type { CharacterTest } from './character-set.ts';
import type { PatternNode } from './pattern-tree.ts';

/** Characters that most messages have. */
const common = Array.from('entra 10.-', (character) => character.codePointAt(0) ?? 0);

/** Characters of a pattern that are looked at: large ones have thousands. */
const mostCandidates = 20;

/** What every match has a character of, the rarest that is found; null where there is nothing. */
export function requiredCharacter(tree: PatternNode): CharacterTest | null {
  let rarest: { test: CharacterTest; frequency: number } | null = null;
  let count = 0;
  for (const test of requiredIn(tree)) {
    if (++count > mostCandidates) break;
    const frequency = common.filter(test).length;
    if (!rarest || frequency < rarest.frequency) rarest = { test, frequency };
  }
  return rarest?.test ?? null;
}

function* requiredIn(node: PatternNode): Generator<CharacterTest> {
  if (node.kind === 'character') yield node.test;
  else if (node.kind === 'sequence') for (const part of node.parts) yield* requiredIn(part);
  else if (node.kind === 'repeat' && node.least > 0) yield* requiredIn(node.body);
  else if (node.kind === 'choice' && node.options.length === 1)
    for (const option of node.options) yield* requiredIn(option);
}
