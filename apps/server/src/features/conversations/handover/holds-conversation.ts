import { type SQL, sql } from 'drizzle-orm';
import { conversations } from '../tables.ts';

/** Whether a person of the staff has a conversation, or had it when it ended. */
export const holdsConversation = (userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${conversations} WHERE ${conversations.userId} = ${userId})`;
