import { type TestContent, testContent } from '@samtale/contract';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { conversationTests } from './tables.ts';

/** The tests of a language as a file has them, the oldest first: without how they went, which is of this bot. */
export async function testsForExport(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<TestContent[]> {
  const rows = await session.agent(agentId).select(conversationTests, {
    where: eq(conversationTests.languageId, languageId),
    orderBy: asc(conversationTests.id),
  });
  return rows.map((row) => testContent.parse(row));
}
