import type { ConversationTest, TestTurn } from '@samtale/contract';
import type { ConversationState, CustomerFacts, LoggedEvent, WorkOutcome } from '@samtale/dialog';
import { takeStep } from '../conversations/index.ts';
import type { FoundBot } from '../simulator/index.ts';

/** A bot that can answer. */
export type TestedMind = Omit<Extract<FoundBot, { status: 'ready' }>, 'status'>;

export interface Circumstances extends Pick<ConversationTest, 'staffOnline' | 'channel'> {
  mind: TestedMind;
  /** Left out for a customer who is not known. */
  customer: CustomerFacts | undefined;
  now: Date;
}

/** The number that stands for the draft in a log. */
const draftNumber = 0;
/** How often a turn waits for something; the bot itself gives up earlier. */
const mostWaits = 20;

/** What the bot says to a turn, without doing any of what it leads to. */
export function replayTurn(
  before: ConversationState,
  { text, pickedFlowId, work }: Pick<TestTurn, 'text' | 'pickedFlowId' | 'work'>,
  { mind, now, staffOnline, channel, customer }: Circumstances,
): { events: LoggedEvent[]; state: ConversationState } {
  const { releaseNumber, ...answering } = mind;
  const at = now.toISOString();
  const context = {
    ...answering,
    releaseNumber: releaseNumber ?? draftNumber,
    staffOnline,
    channel,
    customer,
    now,
    at,
  };
  const events: LoggedEvent[] = [];
  let state = before;
  const take = (input: Parameters<typeof takeStep>[1]) => {
    const step = takeStep(state, input, null, context);
    if (step.refusal) return;
    events.push(...step.events);
    state = step.state;
  };
  take({ type: 'visitor', text, pickedFlowId: pickedFlowId ?? undefined });
  for (let waits = 0; state.pending && waits < mostWaits; waits++) {
    take({ type: 'workDone', of: state.pending.of, outcome: outcomeOf(work[waits]) });
  }
  return { events, state };
}

/** What came of it when the conversation took place; what was not waited for then succeeds, and brings nothing. */
function outcomeOf(then: TestTurn['work'][number] | undefined): WorkOutcome {
  const { failure = null, values = [], isSimulated = false } = then ?? {};
  return {
    detail: '',
    tookMs: 0,
    simulated: true,
    ...(failure && { failure }),
    ...(!isSimulated && {
      values: Object.fromEntries(values.map(({ name, value, text }) => [name, { value, text }])),
    }),
  };
}
