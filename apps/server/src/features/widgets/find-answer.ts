import { notFound } from '../../platform/app-error.ts';
import type { ConversationReader } from '../conversations/index.ts';

interface InConversation {
  agentId: string;
  conversationId: string;
}

/** The flow with which the bot said something, if one spoke, by the number of the event. Throws `notFound`. */
export async function findAnswer(
  conversations: Pick<ConversationReader, 'read'>,
  { agentId, conversationId }: InConversation,
  seq: number,
): Promise<string | undefined> {
  const { events } = await conversations.read(agentId, conversationId, { after: seq - 1 });
  const event = events.find((logged) => logged.seq === seq)?.event;
  if (event?.type !== 'botSaid') throw notFound();
  return event.flowId;
}
