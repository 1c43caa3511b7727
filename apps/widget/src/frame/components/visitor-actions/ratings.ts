import type { Feedback } from '@samtale/dialog';
import type { ConversationLog } from '../../conversation-log.ts';

type Ratings = Pick<ConversationLog, 'ratings'>;

/** What the visitor thinks of an answer, by the number of its event. */
export function ratingOf({ ratings }: Ratings, of: number): Feedback {
  const last = ratings.findLast(({ event }) => event.type === 'answerRated' && event.of === of);
  return last?.event.type === 'answerRated' ? last.event.feedback : 'none';
}

interface ChatRating {
  stars: number;
  /** Empty while they have written none. */
  text: string;
}

/** What the visitor thinks of the conversation: the stars they gave last, and their words. Null before there are any. */
export const chatRatingOf = ({ ratings }: Ratings): ChatRating | null =>
  ratings.reduce<ChatRating | null>((rating, { event }) => {
    if (event.type !== 'chatRated' && event.type !== 'chatRatingChanged') return rating;
    return { stars: event.stars, text: event.text || (rating?.text ?? '') };
  }, null);
