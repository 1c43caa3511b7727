import { EntityDataType, systemEntityTypeId } from '@samtale/contract';
import {
  advance,
  applyEvent,
  type Channel,
  type CompiledLanguage,
  type ConversationEvent,
  type ConversationState,
  type CustomerFacts,
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
import { type Classifier, matchesPattern, SearchBudget, type SlotTagger } from '@samtale/nlu';
import { keptReleases } from '../../training/index.ts';
import { retrievePassages } from './retrieve-passages.ts';
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

export interface StepContext {
  compiled: CompiledLanguage;
  classifier: Classifier | null;
  /** Null where no phrase marks a value. */
  tagger: SlotTagger | null;
  /** The newest release, taken up when the conversation is idle. */
  releaseNumber: number;
  staffOnline: boolean;
  /** Left out for a customer who is not known, as in all that is tried and tested. */
  customer?: CustomerFacts | undefined;
  channel: Channel;
  now: Date;
  /** The same in ISO 8601, as the log has it. */
  at: string;
  /** Steps that the search for values may take, `stepsOfText` without it; patterns of conditions take no more either. */
  searchSteps?: number;
  /**
   * Told what the search for values has left out, and how many steps it and the patterns of conditions have taken. Nobody
   * is told in what is tried and tested.
   */
  onSearched?: (leftOut: ReadonlySet<string>, steps: number) => void;
}

/** What all conditions of a step may cost: half of what looking for values may. */
const stepsOfConditions = 500_000;

export type TakenStep =
  | { refusal: Refusal }
  | { refusal: null; state: ConversationState; events: LoggedEvent[]; effects: Effect[] };

/** Advances a conversation by one input and numbers what comes of it. Pure. */
export function takeStep(
  state: ConversationState,
  input: StepInput,
  clientId: string | null,
  context: StepContext,
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
  const surroundings = {
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
    const step = advance(log.state, next, context.compiled, surroundings);
    if (step.refusal) return step;
    log.append(step.events);
    effects.push(...step.effects);
    if (input.type !== 'workDone') break;
  }
  context.onSearched?.(budget.leftOut, budget.spent + ofConditions.spent);
  return { refusal: null, state: log.state, events: log.events, effects };
}

/** What was said while the bot waited, once it waits no more. */
function heldInput(state: ConversationState, context: StepContext, budget: SearchBudget): Input | null {
  const [held] = state.held ?? [];
  if (!held || state.pending || state.status !== 'bot') return null;
  const understood = held.pickedFlowId ? nothingUnderstood : understand(state, held.text, context, budget);
  return { type: 'heldSaid', understood };
}

/**
 * The release a conversation answers from: the one it began with, so that nothing changes under a visitor who is
 * being led through follow-ups, until it is idle: nothing is open, or nobody has spoken for half an hour.
 */
export function releaseFor(state: ConversationState, newest: number, now: Date): number {
  if (state.seq === 0 || (state.contextFlowId === null && !state.filling && !state.pending)) return newest;
  if (newest - state.releaseNumber >= keptReleases) return newest;
  const silence = state.lastActivityAt ? now.getTime() - Date.parse(state.lastActivityAt) : 0;
  return silence > idleMilliseconds ? newest : state.releaseNumber;
}

const idleMilliseconds = 30 * 60_000;

function inputOf(
  state: ConversationState,
  input: StepInput,
  context: StepContext,
  budget: SearchBudget,
): Input {
  if (input.type !== 'visitor') return input;
  if (input.pickedFlowId) return { type: 'picked', flowId: input.pickedFlowId, title: input.text };
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
