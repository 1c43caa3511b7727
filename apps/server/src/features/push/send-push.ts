import type { ConversationSummary } from '@samtale/contract';
import type { VapidKeys } from '@samtale/providers/push';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { deliver } from './deliver.ts';
import type { PushJob } from './push-job.ts';
import { pushSubscriptions } from './tables.ts';

/** Where a conversation is read as it is now, also when another node has just stored its last step. */
export interface ConversationReader {
  /** Throws `notFound`. */
  current(agentId: string, chatToken: string): Promise<ConversationSummary>;
}

/**
 * How long something is news, in seconds; afterwards it is found in the chats. Whoever asks for a person is taken by
 * somebody else within the minute, or those who come later see them waiting. A message is for one person alone, whom
 * the visitor waits for: as long as most agents let them wait. So does one who was not reached.
 */
const newsFor: Record<PushJob['kind'], number> = {
  newChatRequest: 60,
  newChatMessage: 300,
  chatHandedOver: 300,
  answerFailed: 300,
};

/** Longest text of a notification, in characters. */
const textMax = 120;

/** Tells a device of a conversation, unless that is no news any more. Throws when it is to be tried again. */
export async function sendPush(
  app: App,
  keys: VapidKeys,
  conversations: ConversationReader,
  { subscriptionId, kind, agentId, chatToken, at }: PushJob,
): Promise<void> {
  const ttl = newsFor[kind] - Math.floor((app.now().getTime() - Date.parse(at)) / 1000);
  const subscription = await app.database.shared.first(
    pushSubscriptions,
    eq(pushSubscriptions.id, subscriptionId),
  );
  if (!subscription || ttl <= 0) return;
  const conversation = await conversations.current(agentId, chatToken).catch((error) => {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  });
  if (!conversation || !concerns(conversation, kind, subscription.userId)) return;
  const { lastMessage, lastMessageFrom } = conversation;
  const text = lastMessageFrom === 'endUser' ? lastMessage.slice(0, textMax) : '';
  const { language } = subscription;
  await deliver(app, keys, subscription, { kind, language, agentId, chatToken, text }, ttl);
}

/** Somebody else may have taken it, or the visitor have gone back to the bot. */
function concerns(
  { status, user, answerRoute }: ConversationSummary,
  kind: PushJob['kind'],
  userId: string,
): boolean {
  if (kind === 'answerFailed' && !answerRoute?.hasFailed) return false;
  if (user) return user.id === userId;
  return kind === 'newChatRequest' ? status === 'awaiting' : kind === 'answerFailed';
}
