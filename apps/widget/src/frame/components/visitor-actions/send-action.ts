import type { BodyOf, leaveMessage, mailTranscript, rateAnswer, rateChat } from '@samtale/contract';
import type { ChatSession } from '../../chat-session.ts';
import { pause } from '../../pause.ts';
import { postAsVisitor } from '../../post-as-visitor.ts';
import { problemOf } from './action-problems.ts';

interface Bodies {
  answerRating: BodyOf<typeof rateAnswer>;
  chatRating: BodyOf<typeof rateChat>;
  leftMessage: BodyOf<typeof leaveMessage>;
  transcript: BodyOf<typeof mailTranscript>;
}

/** Milliseconds to the next try; each takes twice as long as the one before, up to a limit. */
const firstPause = 1000;
const longestPause = 16_000;

/**
 * Does something in the visitor's conversation; says in words why it was not done, or null when it was. Where there is
 * no server nothing is done. With `onKept`, what is lost on the way is kept, which that is told of, and sent again until
 * the server has it: the same body, so that it arrives once.
 */
export async function sendAction<Name extends keyof Bodies>(
  session: ChatSession,
  name: Name,
  body: Bodies[Name],
  onKept?: () => void,
): Promise<string | null> {
  if (!session.clientKey) return null;
  const token = await session.token();
  const post = () => (token ? postAsVisitor(token, name, body) : ({ kind: 'lost' } as const));
  let posted = await post();
  if (posted.kind === 'lost' && token && onKept) {
    onKept();
    for (let wait = firstPause; posted.kind === 'lost'; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait);
      if (!(await isConnected(session))) break;
      posted = await post();
    }
  }
  if (posted.kind === 'done') return null;
  return problemOf(session.getState().language, posted.kind === 'lost' ? 'lost' : posted.messageKey);
}

/** Waits for the connection; false when the conversation is left meanwhile. */
const isConnected = (session: ChatSession): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      const { isOffline, hasConversation } = session.getState();
      if (isOffline && hasConversation) return;
      stop();
      resolve(hasConversation);
    };
    const stop = session.subscribe(look);
    look();
  });
