import type { ConversationSummary } from '@samtale/contract';

type Row = Pick<ConversationSummary, 'waitingSince' | 'missedSince' | 'unansweredSince' | 'answerRoute'>;

/** Since when the visitor waits for an answer that could not be sent to them; null when none was lost, or it is seen to. */
export const lostSince = ({ answerRoute, waitingSince, missedSince, unansweredSince }: Row): string | null =>
  answerRoute?.hasFailed ? (unansweredSince ?? waitingSince ?? missedSince) : null;
