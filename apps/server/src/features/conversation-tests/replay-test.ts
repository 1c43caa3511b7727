import type { ConversationTest, TestResult } from '@samtale/contract';
import { initialState } from '@samtale/dialog';
import { pretendedFacts } from '../customers/index.ts';
import { differencesOf } from './judge-test.ts';
import { replayTurn, type TestedMind } from './replay-turn.ts';
import { turnOutcome } from './turn-outcome.ts';
import type { Yielding } from './yielding.ts';

export type ReplayedTest = Pick<ConversationTest, 'at' | 'staffOnline' | 'channel' | 'customer' | 'turns'>;

/** Says everything of a test to a bot, turn after turn: what came of it, and how that differs from what is expected. */
export async function replayTest(
  { at, staffOnline, channel, customer, turns }: ReplayedTest,
  mind: TestedMind,
  present: Date,
  pace: Yielding,
): Promise<TestResult['turns']> {
  let time = at ? Date.parse(at) : present.getTime();
  let state = initialState;
  const around = { mind, staffOnline, channel, customer: pretendedFacts(customer) };
  const results: TestResult['turns'] = [];
  for (const turn of turns) {
    await pace.rest();
    time += turn.minutesLater * 60_000;
    const replayed = replayTurn(state, turn, { ...around, now: new Date(time) });
    state = replayed.state;
    const events = replayed.events.map(({ event }) => event);
    const answer = events.slice(events.findIndex(({ type }) => type === 'endUserSaid') + 1);
    const asked = turn.expected.parameters.map(({ name }) => name);
    const got = turnOutcome(answer, state, asked);
    results.push({ got, differences: differencesOf(turn.expected, got), events: replayed.events });
  }
  return results;
}
