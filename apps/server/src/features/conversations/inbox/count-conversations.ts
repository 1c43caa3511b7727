import { and, gt, gte } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { conversations } from '../tables.ts';

/** How many of an agent's conversations were begun since a moment, and have words of the visitor's in them. */
export function countConversationsSince(app: App, agentId: string, since: Date): Promise<number> {
  const moment = since.toISOString();
  // Those begun since are among those active since, which the index finds.
  const begun = and(
    gte(conversations.lastActiveMinute, moment),
    gte(conversations.startedAt, moment),
    gt(conversations.endUserMessages, 0),
  );
  return app.database.agent(agentId).count(conversations, begun);
}
