import { eq } from 'drizzle-orm';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { conversationTests } from './tables.ts';

/** Deletes the tests that were made from a conversation: they hold what its visitor said. How many there were. */
export const forgetTests = (scope: AgentScope, conversationId: string): Promise<number> =>
  scope.delete(conversationTests, eq(conversationTests.conversationId, conversationId));
