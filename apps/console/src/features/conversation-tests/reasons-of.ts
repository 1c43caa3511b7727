import type { TestResult } from '@samtale/contract';
import { isWorthTelling, type Reason } from '../explanation/index.ts';
import { transcriptOf } from '../transcript/index.ts';

type TurnResult = TestResult['turns'][number];

/** Why the bot answered each turn as it did, as far as its log is kept. */
export function reasonsOf(result: TestResult | null): ReadonlyMap<TurnResult, Reason> {
  const reasons = new Map<TurnResult, Reason>();
  if (!result) return reasons;
  const entries = transcriptOf(result.turns.flatMap(({ events }) => events));
  for (const turn of result.turns) {
    const numbers = new Set(turn.events.map(({ seq }) => seq));
    const told = entries.find(
      ({ seq, reason }) => numbers.has(seq) && reason !== null && isWorthTelling(reason),
    );
    if (told?.reason) reasons.set(turn, told.reason);
  }
  return reasons;
}
