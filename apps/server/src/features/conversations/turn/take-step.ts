import { EntityDataType, systemEntityTypeId } from '@samtale/contract';
import {
  advance,
  applyEvent,
  type ConversationEvent,
  type ConversationState,
  type Effect,
  type FoundValue,
  type Input,
  type LoggedEvent,
  type Refusal,
  type SentFile,
  type StaffInput,
  type VisitorInput,
  type WorkOutcome,
} from '@samtale/dialog';
import { sentFileAddress } from '@samtale/dialog/show';
import { cueOf, matchesPattern, SearchBudget } from '@samtale/nlu';
import { retrievePassages } from './retrieve-passages.ts';
import type { TurnContext } from './turn-context.ts';
import { nothingUnderstood, understand } from './understand.ts';

/** What a step starts from: what a visitor sent, or what a person of the staff did. */
export type StepInput =
  | {
      type: 'visitor';
      text: string;
      pickedFlowId?: string | undefined;
      files?: readonly SentFile[];
      /** Where the files are opened: the product's address, without a slash at the end. */
      origin?: string;
    }
  /** What came of work; `of` is the number of the event that asked for it. */
  | { type: 'workDone'; of: number; outcome: WorkOutcome }
  | VisitorInput
  | StaffInput;

/** What all conditions of a step may cost, with the making of their patterns, in steps (`stepsOfText`). */
const stepsOfConditions = 500_000;

export type TakenStep =
  | { refusal: Refusal }
  | { refusal: null; state: ConversationState; events: LoggedEvent[]; effects: Effect[] };

/** Advances a conversation by one input and numbers what comes of it. Pure. */
export function takeStep(
  state: ConversationState,
  input: StepInput,
  clientId: string | null,
  context: TurnContext,
): TakenStep {
  const log = new StepLog(state, context.at, clientId);
  if (state.seq === 0) log.append([{ type: 'started', releaseNumber: context.releaseNumber }]);
  else if (state.releaseNumber !== context.releaseNumber) {
    log.append([{ type: 'releaseAdopted', releaseNumber: context.releaseNumber }]);
  }
  const { staffOnline, customer, channel } = context;
  const now = context.now.getTime();
  const budget = new SearchBudget(context.searchSteps);
  const ofConditions = new SearchBudget(
    Math.min(stepsOfConditions, context.searchSteps ?? stepsOfConditions),
  );
  const dialogContext = {
    now,
    channel,
    staffOnline,
    customer,
    matches: (pattern: string, text: string) => matchesPattern(pattern, text, ofConditions),
    retrieve: (question: string, flowIds: readonly string[]) =>
      retrievePassages(context.compiled, question, flowIds, channel),
  };
  const effects: Effect[] = [];
  for (
    let next: Input | null = inputOf(log.state, input, context, budget);
    next;
    next = heldInput(log.state, context, budget)
  ) {
    const step = advance(log.state, next, context.compiled, dialogContext);
    if (step.refusal) return step;
    log.append(step.events);
    effects.push(...step.effects);
    if (input.type !== 'workDone') break;
  }
  context.onSearched?.(budget.leftOut, budget.spent + ofConditions.spent);
  return { refusal: null, state: log.state, events: log.events, effects };
}

/** What was said while the bot waited, once it waits no more. */
function heldInput(state: ConversationState, context: TurnContext, budget: SearchBudget): Input | null {
  const [held] = state.held ?? [];
  if (!held || state.pending || state.status !== 'bot') return null;
  const understood = held.pickedFlowId ? nothingUnderstood : understand(state, held.text, context, budget);
  return { type: 'heldSaid', understood };
}

function inputOf(
  state: ConversationState,
  input: StepInput,
  context: TurnContext,
  budget: SearchBudget,
): Input {
  if (input.type !== 'visitor') return input;
  if (input.pickedFlowId) {
    const cue = cueOf(input.text, context.compiled.language ?? 'da');
    return { type: 'picked', flowId: input.pickedFlowId, title: input.text, ...(cue && { cue }) };
  }
  const understood =
    (state.status === 'bot' || state.status === 'ended') && !state.pending
      ? understand(state, input.text, context, budget)
      : nothingUnderstood;
  const { text, files = [], origin = '' } = input;
  if (!files.length) return { type: 'said', text, understood };
  const entities = [...(understood.entities ?? []), ...files.map((file) => fileValue(file, origin))];
  return { type: 'said', text, files, understood: { ...understood, entities } };
}

/** A file that was sent is a value: what opens it. */
const fileValue = (file: SentFile, origin: string): FoundValue => ({
  typeId: systemEntityTypeId(EntityDataType.file),
  start: 0,
  end: 0,
  text: file.name,
  value: origin + sentFileAddress(file),
});

/** Numbers events after a state and folds them into it. */
class StepLog {
  state: ConversationState;
  readonly events: LoggedEvent[] = [];
  private readonly at: string;
  private readonly clientId: string | null;

  constructor(state: ConversationState, at: string, clientId: string | null) {
    this.state = state;
    this.at = at;
    this.clientId = clientId;
  }

  append(events: readonly ConversationEvent[]): void {
    for (const event of events) {
      const logged: LoggedEvent = { seq: this.state.seq + 1, at: this.at, clientId: this.clientId, event };
      this.events.push(logged);
      this.state = applyEvent(this.state, logged);
    }
  }
}
