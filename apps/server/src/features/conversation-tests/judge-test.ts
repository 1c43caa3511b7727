import type { ExpectedOutcome, TestState, TurnDifference, TurnOutcome } from '@samtale/contract';

/** How what came of a turn differs from what is expected; empty when it does not. */
export function differencesOf(expected: ExpectedOutcome, got: TurnOutcome): TurnDifference[] {
  const differences: TurnDifference[] = [];
  if (expected.flows.at(-1)?.id !== got.flows.at(-1)?.id) differences.push('flow');
  const values = new Map(got.parameters.map(({ name, value }) => [name, value]));
  if (expected.parameters.some(({ name, value }) => values.get(name) !== value))
    differences.push('parameters');
  // Where nobody has heard the answer yet, nobody knows the way to it either.
  if (!expected.texts) return differences;
  const path = (outcome: Pick<TurnOutcome, 'flows'>) => outcome.flows.slice(0, -1).map(({ id }) => id);
  if (!isSame(path(expected), path(got))) differences.push('path');
  if (!isSame(expected.texts, got.texts)) differences.push('wording');
  return differences;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** How a test went, by what differs in its turns. */
export function stateOf(
  turns: readonly { differences: readonly TurnDifference[] }[],
  comparesWording: boolean,
): TestState {
  const found = new Set(turns.flatMap(({ differences }) => differences));
  if (found.has('flow') || found.has('parameters')) return 'failed';
  if (comparesWording && found.has('wording')) return 'failed';
  return found.size ? 'changed' : 'passed';
}
