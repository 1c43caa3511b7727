import type { BodyOf, leaveMessage, mailTranscript, rateAnswer, rateChat } from '@samtale/contract';
import type { ChatSession } from '../../chat-session.ts';
import { postAsVisitor } from '../../post-as-visitor.ts';
import { problemOf } from './action-problems.ts';

interface Bodies {
  answerRating: BodyOf<typeof rateAnswer>;
  chatRating: BodyOf<typeof rateChat>;
  leftMessage: BodyOf<typeof leaveMessage>;
  transcript: BodyOf<typeof mailTranscript>;
}

/**
 * Does something in the visitor's conversation; says in words why it was not done, or null when it was. Where there is
 * no server nothing is done.
 */
export async function sendAction<Name extends keyof Bodies>(
  session: ChatSession,
  name: Name,
  body: Bodies[Name],
): Promise<string | null> {
  if (!session.clientKey) return null;
  const token = await session.token();
  const posted = token ? await postAsVisitor(token, name, body) : ({ kind: 'lost' } as const);
  if (posted.kind === 'done') return null;
  return problemOf(session.getState().language, posted.kind === 'lost' ? 'lost' : posted.messageKey);
}
