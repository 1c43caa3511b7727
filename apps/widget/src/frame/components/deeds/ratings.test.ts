import type { ConversationEvent, LoggedEvent } from '@samtale/dialog';
import { expect, it } from 'vitest';
import { isChatRated, ratingOf } from './ratings.ts';

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

it('knows a conversation that was rated', () => {
  expect(isChatRated(logOf(rated(3, 'like')))).toBe(false);
  expect(isChatRated(logOf({ type: 'chatRated', stars: 1, text: '' }))).toBe(true);
});
