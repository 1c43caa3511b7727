import { eq } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { conversations } from '../tables.ts';
import type { ConversationReader } from './conversation-reader.ts';

/** A person who goes on writing is noted so often, in milliseconds. */
const interval = 15_000;

/** Notes that one of the staff writes at an answer, for the conversations that are theirs. */
export class AttentionNotes {
  private readonly app: App;
  private readonly reads: ConversationReader;
  private readonly agentId: string;
  private readonly userId: string;
  /** When each conversation was noted last, in milliseconds. */
  private readonly notedAt = new Map<string, number>();

  constructor(app: App, reads: ConversationReader, { agentId, userId }: { agentId: string; userId: string }) {
    this.app = app;
    this.reads = reads;
    this.agentId = agentId;
    this.userId = userId;
  }

  async typed(conversationId: string): Promise<void> {
    const now = this.app.now();
    if (now.getTime() - (this.notedAt.get(conversationId) ?? 0) < interval) return;
    this.notedAt.set(conversationId, now.getTime());
    if ((await this.reads.personOf(this.agentId, conversationId)) !== this.userId) return;
    await this.app.database
      .agent(this.agentId)
      .update(conversations, { attendedAt: now.toISOString() }, eq(conversations.id, conversationId));
  }

  /** Nothing of the conversation is looked at any more. */
  forget(conversationId: string): void {
    this.notedAt.delete(conversationId);
  }
}
