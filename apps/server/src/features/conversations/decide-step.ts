import { AppError } from '../../platform/app-error.ts';
import type { LoadedRelease } from '../training/index.ts';
import { lastMessageOf } from './last-message.ts';
import type { StepRequest } from './step-queue.ts';
import type { ConversationRow, StoredStep } from './stored-step.ts';
import { takeStep } from './take-step.ts';

/** A conversation as a step starts from it, with the newest release of its agent. */
export interface KnownConversation extends ConversationRow {
  newestRelease: number;
}

interface Circumstances {
  release: LoadedRelease;
  releaseNumber: number;
  staffOnline: boolean;
  now: Date;
}

/** Decides a step on a conversation as it is known; a refusal by the dialog is an `AppError`. Pure. */
export function decideStep(
  known: KnownConversation,
  request: StepRequest,
  { release, releaseNumber, staffOnline, now }: Circumstances,
): StoredStep | AppError {
  const language = release.get(known.languageId);
  const step = takeStep(known.state, request.input, request.clientId, {
    compiled: language?.compiled ?? emptyLanguage,
    classifier: language?.classifier ?? null,
    releaseNumber,
    staffOnline,
    now,
  });
  if (step.refusal) {
    const values = { name: known.state.userName ?? '' };
    return new AppError('conflict', `chat.refused.${step.refusal}`, { values });
  }
  const { state, events, effects } = step;
  const { newestRelease: _, ...before } = known;
  const row: ConversationRow = { ...before, state, ...lastMessageOf(events) };
  return { row, after: known.state.seq, events, effects, repeated: false };
}

/** An agent that has not been trained answers nothing, and everything asked of it is an unsolved question. */
const emptyLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: null,
  threshold: 1,
  welcomeBackMinutes: 60,
  flows: {},
};
