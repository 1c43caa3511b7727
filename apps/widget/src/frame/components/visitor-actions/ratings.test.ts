import type { ConversationEvent, LoggedEvent } from '@samtale/dialog';
import { expect, it } from 'vitest';
import { chatRatingOf, ratingOf } from './ratings.ts';

const flowId = crypto.randomUUID();
const logOf = (...events: ConversationEvent[]) => ({
  ratings: events.map(
    (event, index): LoggedEvent => ({ seq: index + 1, at: new Date(0).toISOString(), clientId: null, event }),
  ),
});
const rated = (of: number, feedback: 'none' | 'like' | 'dislike'): ConversationEvent => ({
  type: 'answerRated',
  of,
  flowId,
  feedback,
  text: '',
});

it('counts what was said last of each answer', () => {
  const log = logOf(rated(3, 'like'), rated(7, 'dislike'), rated(3, 'none'));
  expect([3, 7, 9].map((of) => ratingOf(log, of))).toEqual(['none', 'dislike', 'none']);
});

it('knows how a conversation was rated, with stars that were changed and words that were added', () => {
  expect(chatRatingOf(logOf(rated(3, 'like')))).toBeNull();
  const first: ConversationEvent = { type: 'chatRated', stars: 1, text: '' };
  expect(chatRatingOf(logOf(first))).toEqual({ stars: 1, text: '' });
  const words: ConversationEvent = { type: 'chatRatingChanged', of: 1, stars: 1, text: 'Fint' };
  const better: ConversationEvent = { type: 'chatRatingChanged', of: 1, stars: 4, text: '' };
  expect(chatRatingOf(logOf(first, words, better))).toEqual({ stars: 4, text: 'Fint' });
});
