import type { App } from '../../../app.ts';
import { conversations } from '../tables.ts';

/** The agent a conversation belongs to; null for one that does not exist. */
export const agentOfConversation = (app: App, conversationId: string): Promise<string | null> =>
  app.database.ownerOf(conversations, conversations.id, conversationId);
