import {
  type Channel,
  type CompiledLanguage,
  type CustomerFacts,
  contactIn,
  type Effect,
  type LoggedEvent,
} from '@samtale/dialog';
import { AppError } from '../../../platform/app-error.ts';
import type { LoadedRelease } from '../../training/index.ts';
import { lastMessageOf } from '../log/last-message.ts';
import { eventText } from '../log/spoken-bubbles.ts';
import type { ConversationRow, StoredStep } from '../log/stored-step.ts';
import type { LeftOutTypes } from './left-out-types.ts';
import type { SearchAllowance } from './search-allowance.ts';
import type { StepRequest } from './step-queue.ts';
import { takeStep } from './take-step.ts';

interface Circumstances {
  release: LoadedRelease;
  releaseNumber: number;
  staffOnline: boolean;
  /** Left out for a customer who is not known. */
  customer: CustomerFacts | undefined;
  /** The bot of a language as the conversation's widget has it. */
  onWidget(compiled: CompiledLanguage): CompiledLanguage;
  now: Date;
  /** The same in ISO 8601. */
  at: string;
  /** Told of the entity types that a message was understood without. */
  leftOut: LeftOutTypes;
  /** What the search for values may take. */
  allowance: SearchAllowance;
}

/** Decides a step on a conversation as its last one left it; a refusal by the dialog is an `AppError`. Pure. */
export function decideStep(
  before: ConversationRow,
  request: StepRequest,
  { release, releaseNumber, staffOnline, customer, onWidget, now, at, leftOut, allowance }: Circumstances,
): StoredStep | AppError {
  const language = release.get(before.languageId);
  const step = takeStep(before.state, request.input, request.clientId, {
    compiled: language ? onWidget(language.compiled) : emptyLanguage,
    classifier: language?.classifier ?? null,
    tagger: language?.tagger ?? null,
    releaseNumber,
    staffOnline,
    customer,
    channel: channelOf(before),
    now,
    at,
    searchSteps: allowance.of(before.agentId),
    onSearched: (types, steps) => {
      allowance.spend(before.agentId, steps);
      leftOut.note(before.agentId, releaseNumber, types);
    },
  });
  // For its visitor it is gone, as one that never was: they begin another.
  if (step.refusal === 'anonymised') return new AppError('notFound', 'chat.unknownChat');
  if (step.refusal) {
    const values = { name: before.state.userName ?? '' };
    return new AppError('conflict', `chat.refused.${step.refusal}`, { values });
  }
  const { state, events } = step;
  const effects = [...step.effects, ...meetings(before.state.customerId, events)];
  const row: ConversationRow = { ...before, state, ...lastMessageOf(events) };
  const eventTexts = events.map(({ event }) => eventText(event));
  return { row, after: before.state.seq, events, eventTexts, effects, repeated: false };
}

/** Whoever typed who they are becomes a customer, or is one already; whom the staff have named stays. */
const meetings = (customerId: string | undefined, events: readonly LoggedEvent[]): Effect[] =>
  customerId
    ? []
    : events.flatMap(({ seq, event }): Effect[] => {
        const contact = contactIn(event);
        return contact ? [{ type: 'errand', of: seq, errand: { kind: 'meetCustomer', contact } }] : [];
      });

/** Visitors are on the widget where nothing else is said: what spoke over HTTP alone has no channel of its own. */
const channelOf = ({ integrationType }: ConversationRow): Channel => integrationType || 1;

/** An agent that has not been trained answers nothing, and everything asked of it is an unsolved question. */
const emptyLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: null,
  threshold: 1,
  welcomeBackMinutes: 60,
  flows: {},
};
