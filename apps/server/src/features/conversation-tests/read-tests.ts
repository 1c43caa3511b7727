import type { ConversationTest, ConversationTestListItem, TestRun } from '@samtale/contract';
import { and, asc, desc, eq, gt, type InferSelectModel, inArray, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { conversationTestRuns, conversationTests } from './tables.ts';

export type TestRow = InferSelectModel<typeof conversationTests>;

/** A test as the contract has it. */
export const testRecord = ({ agentId, ...row }: TestRow): ConversationTest => row;

/** All tests of an agent, the oldest first, without what is said in them. */
export function listTests(session: DatabaseSession, agentId: string): Promise<ConversationTestListItem[]> {
  return session.agent(agentId).query<{ [K in keyof ConversationTestListItem]: ConversationTestListItem[K] }>(
    (agent) => sql`
      SELECT id, title, language_id AS "languageId", must_hold AS "mustHold",
             jsonb_array_length(turns) AS "turnCount", result - 'turns' AS result
        FROM conversation_tests WHERE agent_id = ${agent} ORDER BY id`,
  );
}

/** One test. Throws `notFound`. */
export async function getTest(
  session: DatabaseSession,
  agentId: string,
  testId: string,
  { forUpdate = false } = {},
): Promise<TestRow> {
  const row = await session
    .agent(agentId)
    .first(conversationTests, eq(conversationTests.id, testId), { forUpdate });
  if (!row) throw notFound();
  return row;
}

/** Tests that are read, and kept in memory, at a time. */
const portion = 8;

/** The tests of an agent in some languages, a few at a time. */
export async function* testsInPortions(
  session: DatabaseSession,
  agentId: string,
  languageIds: readonly string[],
): AsyncGenerator<TestRow[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await session.agent(agentId).select(conversationTests, {
      where: and(
        inArray(conversationTests.languageId, [...languageIds]),
        after ? gt(conversationTests.id, after) : undefined,
      ),
      orderBy: asc(conversationTests.id),
      limit: portion,
    });
    if (rows.length) yield rows;
    after = rows.at(-1)?.id;
    if (rows.length < portion) return;
  }
}

/** How many tests an agent has in each language that it has any in. */
export async function countTests(
  session: DatabaseSession,
  agentId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await session.agent(agentId).query<{ languageId: string; n: number }>(
    (agent) => sql`
      SELECT language_id AS "languageId", count(*)::int AS n
        FROM conversation_tests WHERE agent_id = ${agent} GROUP BY language_id`,
  );
  return new Map(rows.map(({ languageId, n }) => [languageId, n]));
}

/** The last time all tests of an agent were run. */
export async function lastRun(session: DatabaseSession, agentId: string): Promise<TestRun | null> {
  const row = await session
    .agent(agentId)
    .first(conversationTestRuns, undefined, { orderBy: desc(conversationTestRuns.id) });
  if (!row) return null;
  const { id, agentId: _, ...run } = row;
  return run;
}
