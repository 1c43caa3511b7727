import type { Feedback } from '@samtale/dialog';
import type { ConversationLog } from '../../conversation-log.ts';

type Ratings = Pick<ConversationLog, 'ratings'>;

/** What the visitor thinks of an answer, by the number of its event. */
export function ratingOf({ ratings }: Ratings, of: number): Feedback {
  const last = ratings.findLast(({ event }) => event.type === 'answerRated' && event.of === of);
  return last?.event.type === 'answerRated' ? last.event.feedback : 'none';
}

/** Whether the visitor has said what they think of the conversation. */
export const isChatRated = ({ ratings }: Ratings): boolean =>
  ratings.some(({ event }) => event.type === 'chatRated');
