import type { TestedBot, TestResult, TestRun } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { stateOf } from './judge-test.ts';
import { type TestRow, testsInPortions } from './read-tests.ts';
import { replayTest } from './replay-test.ts';
import type { TestedMind } from './replay-turn.ts';
import { conversationTestRuns } from './tables.ts';
import { Yielding } from './yielding.ts';

export interface RanOn {
  bot: TestedBot;
  releaseNumber: number | null;
}

interface WantedRun extends RanOn {
  agentId: string;
  /** The bot in each language that it has. */
  minds: ReadonlyMap<string, TestedMind>;
  /** Hears how many tests have been run. */
  onProgress?(done: number): void;
  /** Whether a test of these fails what is run. */
  blocks?(failed: readonly FailedTest[]): boolean;
}

type FailedTest = Pick<TestRow, 'id' | 'title' | 'mustHold'>;

/** How all tests went, and those that failed. */
export interface FinishedRun {
  run: TestRun;
  failed: readonly FailedTest[];
}

/** Runs every test of an agent in the languages that the bot has, and notes how each went. */
export async function runPortions(app: App, wanted: WantedRun): Promise<FinishedRun> {
  const { agentId, minds, bot, releaseNumber, onProgress } = wanted;
  const started = performance.now();
  const present = app.now();
  const ranOn = { bot, releaseNumber, ranAt: present.toISOString() };
  const counts = { passed: 0, changed: 0, failed: 0 };
  const failed: FailedTest[] = [];
  const pace = new Yielding();
  for await (const tests of testsInPortions(app.database, agentId, [...minds.keys()])) {
    const results: RanTest[] = [];
    for (const test of tests) {
      const mind = minds.get(test.languageId);
      if (!mind) continue;
      const result = await runTest(test, mind, ranOn, pace);
      counts[result.state]++;
      const { id, title, mustHold } = test;
      if (result.state === 'failed') failed.push({ id, title, mustHold });
      results.push({ test, result });
    }
    await storeResults(app.database, agentId, results);
    onProgress?.(counts.passed + counts.changed + counts.failed);
  }
  const run = {
    ...ranOn,
    durationMs: Math.round(performance.now() - started),
    passedCount: counts.passed,
    changedCount: counts.changed,
    failedCount: counts.failed,
    blocked: wanted.blocks?.(failed) ?? false,
  };
  if (counts.passed + counts.changed + counts.failed)
    await app.database.agent(agentId).insert(conversationTestRuns, [run]);
  return { run, failed };
}

/** Runs one test. */
export async function runTest(
  test: TestRow,
  mind: TestedMind,
  ranOn: Omit<TestResult, 'state' | 'turns'>,
  pace: Yielding,
): Promise<TestResult> {
  const turns = await replayTest(test, mind, new Date(ranOn.ranAt), pace);
  return { ...ranOn, state: stateOf(turns, test.comparesWording), turns };
}

interface RanTest {
  test: Pick<TestRow, 'id' | 'revision'>;
  result: TestResult;
}

/** Notes how tests went, unless they have been changed meanwhile. */
export async function storeResults(
  session: DatabaseSession,
  agentId: string,
  ran: readonly RanTest[],
): Promise<void> {
  const rows = JSON.stringify(
    ran.map(({ test, result }) => ({ id: test.id, revision: test.revision, result: kept(result) })),
  );
  await session.agent(agentId).query(
    (agent) => sql`
      UPDATE conversation_tests t SET result = r.result
        FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, revision int, result jsonb)
       WHERE t.agent_id = ${agent} AND t.id = r.id AND t.revision = r.revision`,
  );
}

/** What went as expected needs no explanation. */
const kept = (result: TestResult): TestResult =>
  result.state === 'passed'
    ? { ...result, turns: result.turns.map((turn) => ({ ...turn, events: [] })) }
    : result;
