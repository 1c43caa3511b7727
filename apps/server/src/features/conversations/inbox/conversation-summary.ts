import { type ConversationSummary, languageCodeOf } from '@samtale/contract';
import { answerRouteOf } from '@samtale/dialog';
import type { ConversationRow } from '../log/stored-step.ts';

/** A conversation as the chat lists show it. */
export function conversationSummary(row: ConversationRow): ConversationSummary {
  const { state } = row;
  const route = answerRouteOf(state.contact);
  return {
    chatToken: row.id,
    agentId: row.agentId,
    integrationType: row.integrationType,
    languageCode: languageCodeOf(row.languageId),
    status: state.status,
    user: state.userId ? { id: state.userId, displayName: state.userName ?? '' } : null,
    lastMessage: row.lastMessage,
    lastMessageFrom: row.lastMessageFrom,
    lastMessageAt: row.lastMessageAt,
    startedAt: row.startedAt,
    waitingSince: state.waitingSince,
    missedSince: state.missedSince ?? null,
    unansweredSince: state.unansweredSince ?? null,
    teamId: state.teamId ?? null,
    customerId: state.customerId ?? null,
    rating: state.rating?.stars ?? null,
    answerRoute: route && { ...route, hasFailed: state.outgoing?.isFailed === true },
    seq: state.seq,
  };
}
