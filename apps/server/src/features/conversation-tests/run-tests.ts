import type { endpoints, ReplyOf, SimulatedBot } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { builderRoom } from '../../platform/hub/rooms.ts';
import { findAgent } from '../agents/index.ts';
import { type BotStore, simulatedBot } from '../simulator/index.ts';
import { countTests, getTest } from './read-tests.ts';
import type { TestedMind } from './replay-turn.ts';
import { runTest as runOne, runPortions, storeResults } from './run-portions.ts';
import { Yielding } from './yielding.ts';

type Tests = typeof endpoints.conversationTests;

/** How often progress is told, in milliseconds. */
const progressInterval = 200;

interface RunTest {
  agentId: string;
  testId: string;
  bot: SimulatedBot;
}

/**
 * Runs one test on the draft or on what is published. Throws `notFound`, and `conflict` when nothing is published in
 * its language.
 */
export async function runTest(
  app: App,
  bots: BotStore,
  { agentId, testId, bot }: RunTest,
): Promise<ReplyOf<Tests['runConversationTest']>> {
  const test = await getTest(app.database, agentId, testId);
  const found = await simulatedBot(app, bots, {
    agentId,
    languageId: test.languageId,
    bot,
    understands: true,
  });
  if (found.status === 'training') return found;
  const { status: _, ...mind } = found;
  const ranOn = { bot, releaseNumber: mind.releaseNumber, ranAt: app.now().toISOString() };
  const result = await runOne(test, mind, ranOn, new Yielding());
  await storeResults(app.database, agentId, [{ test, result }]);
  return { status: 'done', result };
}

interface RunTests {
  agentId: string;
  bot: SimulatedBot;
  runId: string;
}

/** Runs all tests of an agent, in the languages in which there is such a bot. */
export async function runTests(
  app: App,
  bots: BotStore,
  { agentId, bot, runId }: RunTests,
): Promise<ReplyOf<Tests['runConversationTests']>> {
  const agent = await findAgent(app.database, agentId);
  const counts = await countTests(app.database, agentId);
  const minds = new Map<string, TestedMind>();
  let total = 0;
  for (const languageId of agent.languageIds) {
    if (!counts.has(languageId)) continue;
    const wanted = { agentId, languageId, bot, understands: true };
    const found = await simulatedBot(app, bots, wanted).catch(nothingPublished);
    if (found?.status === 'training') return found;
    if (!found) continue;
    const { status: _, ...mind } = found;
    minds.set(languageId, mind);
    total += counts.get(languageId) ?? 0;
  }
  let told = performance.now();
  const { run } = await runPortions(app, {
    agentId,
    bot,
    releaseNumber: bot === 'published' ? agent.releaseNumber : null,
    minds,
    onProgress: (done) => {
      if (done < total && performance.now() - told < progressInterval) return;
      told = performance.now();
      app.hub.staff.to(builderRoom(agentId)).emit('testProgress', { runId, done, total });
    },
  });
  return { status: 'done', run };
}

/** Where nothing is published yet in a language, there is nothing to run its tests on. */
function nothingPublished(error: unknown): null {
  if (error instanceof AppError && error.code === 'conflict') return null;
  throw error;
}
