import {
  activeMinutes,
  botActiveMinutes,
  type ConversationSummary,
  IntegrationType,
} from '@samtale/contract';
import type { ChatFilterName } from './chat-search.ts';
import type { ListChoice } from './list-choice.ts';

/** True or false where a row tells; null where only the server knows. */
type Verdict = boolean | null;

/** Milliseconds within which a conversation surely goes on, though this clock and the server's differ a little. */
const surelyActive = (minutes: number) => (minutes - 2) * 60_000;

/** Whether a row belongs to a list, as far as the row itself tells. */
export function belongsToList(row: ConversationSummary, choice: ListChoice, now: number): Verdict {
  const { channel, rating, fromDate, toDate, intentId } = choice;
  const verdicts: Verdict[] = [
    ofTab(row, choice, now),
    saysText(row, choice.text),
    ...choice.filter.map((filter) => ofFilter(row, filter, now)),
    !channel || row.integrationType === IntegrationType[channel],
    !rating.length || (row.rating !== null && rating.includes(row.rating)),
    !fromDate || row.lastMessageAt >= fromDate,
    !toDate || row.lastMessageAt <= toDate,
    // A row does not tell which flows have answered.
    intentId ? null : true,
  ];
  return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
}

function ofTab(row: ConversationSummary, { tab, userId }: ListChoice, now: number): Verdict {
  switch (tab) {
    case 'all':
      return true;
    case 'mine':
      return row.user?.id === userId;
    case 'awaiting':
      return waitsSince(row) !== null;
    case 'current':
      return goesOn(row, now);
    case 'other':
      return row.user !== null && row.user.id !== userId;
  }
}

function ofFilter(row: ConversationSummary, filter: ChatFilterName, now: number): Verdict {
  switch (filter) {
    case 'active':
      return goesOn(row, now);
    case 'missed':
      return row.missedSince !== null;
    // Only the server knows.
    case 'interactive':
    case 'withParameter':
      return null;
  }
}

/** Since when the visitor has waited for a person, or was missed; null for who needs none. */
export const waitsSince = ({ waitingSince, missedSince }: ConversationSummary): string | null =>
  waitingSince ?? missedSince;

function goesOn(row: ConversationSummary, now: number): Verdict {
  if (row.status === 'ended') return false;
  const minutes = row.status === 'bot' ? botActiveMinutes : activeMinutes;
  return now - Date.parse(row.lastMessageAt) < surelyActive(minutes) ? true : null;
}

/** What was said before the last message, and in other words, the server finds. It does not search the bot's. */
function saysText(row: ConversationSummary, text: string): Verdict {
  const words = text.trim().toLocaleLowerCase();
  if (!words) return true;
  return row.lastMessageFrom !== 'bot' && row.lastMessage.toLocaleLowerCase().includes(words) ? true : null;
}
