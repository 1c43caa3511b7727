import {
  type ConversationTest,
  type ConversationTestInput,
  pretendedCustomer,
  type TestResult,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { differencesOf, stateOf } from './judge-test.ts';
import { getTest, type TestRow, testRecord } from './read-tests.ts';
import { conversationTests } from './tables.ts';

/**
 * Changes a test. How it went last stands, judged by what is expected now, unless the bot would hear something else.
 * Throws `notFound`, or `conflict` when somebody else has saved it since it was read.
 */
export async function saveTest(
  app: App,
  agentId: string,
  testId: string,
  { revision, ...content }: ConversationTestInput,
): Promise<ConversationTest> {
  return app.database.transaction(async (session) => {
    const row = await getTest(session, agentId, testId, { forUpdate: true });
    if (row.revision !== revision) throw new AppError('conflict', 'conversationTest.refused.changedByOther');
    const values = {
      ...content,
      revision: revision + 1,
      lastModified: app.now().toISOString(),
      result: row.result && hearsTheSame(row, content) ? rejudged(row.result, content) : null,
    };
    await session.agent(agentId).update(conversationTests, values, eq(conversationTests.id, testId));
    return testRecord(await getTest(session, agentId, testId));
  });
}

/** Deletes a test. Throws `notFound`. */
export async function deleteTest(session: DatabaseSession, agentId: string, testId: string): Promise<void> {
  if (!(await session.agent(agentId).delete(conversationTests, eq(conversationTests.id, testId))))
    throw notFound();
}

type Content = Omit<ConversationTestInput, 'revision'>;

/** Whether the bot is told the same as before, under the same circumstances. */
function hearsTheSame(before: TestRow, now: Content): boolean {
  const heard = ({ at, staffOnline, channel, customer, turns }: Content | TestRow) =>
    JSON.stringify([
      at && Date.parse(at),
      staffOnline,
      channel,
      customer && pretendedCustomer.parse(customer),
      turns.map(({ text, pickedFlowId, minutesLater, work }) => [
        text,
        pickedFlowId,
        minutesLater,
        work.map(({ failure, values, isSimulated }) => [
          failure,
          isSimulated,
          values.map(({ name, value, text: said }) => [name, value, said]),
        ]),
      ]),
    ]);
  return heard(before) === heard(now);
}

function rejudged(result: TestResult, { turns, comparesWording }: Content): TestResult {
  const judged = result.turns.map((turn, index) => {
    const expected = turns[index]?.expected;
    return expected ? { ...turn, differences: differencesOf(expected, turn.got) } : turn;
  });
  return { ...result, state: stateOf(judged, comparesWording), turns: judged };
}
