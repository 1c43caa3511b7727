import { contactIn, type Effect, type LoggedEvent } from '@samtale/dialog';
import { AppError } from '../../../platform/app-error.ts';
import { lastMessageOf } from '../log/last-message.ts';
import type { ConversationRow, StoredStep } from '../log/stored-step.ts';
import type { StepRequest } from './step-queue.ts';
import { takeStep } from './take-step.ts';
import type { TurnContext } from './turn-context.ts';

/** Decides a step on a conversation as its last one left it; a refusal by the dialog is an `AppError`. Pure. */
export function decideStep(
  before: ConversationRow,
  request: StepRequest,
  context: TurnContext,
): StoredStep | AppError {
  const step = takeStep(before.state, request.input, request.clientId, context);
  // For its visitor it is gone, as one that never was: they begin another.
  if (step.refusal === 'anonymised') return new AppError('notFound', 'chat.unknownChat');
  if (step.refusal) {
    const values = { name: before.state.userName ?? '' };
    return new AppError('conflict', `chat.refused.${step.refusal}`, { values });
  }
  const { state, events } = step;
  const effects = [...step.effects, ...meetings(before.state.customerId, events)];
  const row: ConversationRow = { ...before, state, ...lastMessageOf(events) };
  return { row, after: before.state.seq, events, effects, repeated: false };
}

/** Whoever typed who they are becomes a customer, or is one already; whom the staff have named stays. */
const meetings = (customerId: string | undefined, events: readonly LoggedEvent[]): Effect[] =>
  customerId
    ? []
    : events.flatMap(({ seq, event }): Effect[] => {
        const contact = contactIn(event);
        return contact ? [{ type: 'errand', of: seq, errand: { kind: 'meetCustomer', contact } }] : [];
      });
