import type { ChatSession } from '../../chat-session.ts';
import type { ConversationLog, Entry } from '../../conversation-log.ts';
import type { SeenLog } from '../../seen-log.ts';
import type { SessionState } from '../../session-state.ts';

export interface EntryActionProps {
  session: ChatSession;
  state: SessionState;
  seen: SeenLog;
  /** Of the entry under which it stands. */
  entryKey: string;
}

/** What a visitor can do at an entry of the conversation, beside talking. */
export type EntryAction = 'rate' | 'leaveMessage';

/**
 * What can be done, by the key of the entry under which it stands: the last answer of each turn is rated, not a question
 * of the bot's nor what it greets with, and a message
 * is left where nobody was there, for as long as that is the last that was heard of the staff. With `isAnswering`, the
 * last turn is not over.
 */
export function entryActions(
  entries: readonly Entry[],
  isAnswering: boolean,
): ReadonlyMap<string, EntryAction> {
  const actions = new Map<string, EntryAction>();
  let isTurnsEnd = !isAnswering;
  let isLastNote = true;
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'bot') {
      if (entry.isQuestion || !answerSeq(entry.key)) continue;
      if (isTurnsEnd) actions.set(entry.key, 'rate');
      isTurnsEnd = false;
    } else if (entry.kind === 'note') {
      if (isLastNote && entry.note === 'unavailable') actions.set(entry.key, 'leaveMessage');
      isLastNote = false;
    } else isTurnsEnd = true;
  }
  return actions;
}

/** The number of the event in which the bot gave an answer, by the key of its entry; NaN of a welcome. */
export const answerSeq = (key: string): number => Number.parseInt(key, 10);

const known = new WeakMap<SeenLog, ReadonlyMap<string, EntryAction>>();

/** What can be done under one entry of what is on the screen. */
export function actionUnder(key: string, seen: SeenLog, log: ConversationLog): EntryAction | undefined {
  let actions = known.get(seen);
  if (!actions) {
    actions = entryActions(seen.entries, log.shown < log.entries.length || log.isWorking);
    known.set(seen, actions);
  }
  return actions.get(key);
}
