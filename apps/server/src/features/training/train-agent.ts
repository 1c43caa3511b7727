import { languages } from '@samtale/contract';
import { asc, eq, type InferInsertModel, notInArray, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { agents, findAgent } from '../agents/index.ts';
import { type Blocked, setTrainingRun } from '../training-runs/index.ts';
import { releases, trainingRuns } from '../training-runs/tables.ts';
import { compileLanguage } from './compile-language.ts';
import { keepMemory, memoryFor } from './kept-memory.ts';
import { released } from './newest-releases.ts';
import { publishedFlows } from './published-flows.ts';
import { type LoadedRelease, loadRelease } from './release-cache.ts';
import { releaseParts } from './release-parts.ts';
import { models, releaseLanguages } from './tables.ts';
import { type TaggerTask, type TrainingTask, trainInWorker } from './train-in-worker.ts';
import { modelKeyOf, taggerTask, trainingTask } from './training-task.ts';

/** Conversations that are being led through an older release finish on it; so many releases are kept for that. */
export const keptReleases = 20;

/** How often progress is told, in milliseconds. */
const progressInterval = 250;

/** A release that is ready and does not answer yet. */
export interface ReleaseCandidate {
  agentId: string;
  /** The number it will have. */
  number: number;
  /** False when it is to answer whatever is found. */
  mayBeBlocked: boolean;
  load(): Promise<LoadedRelease>;
}

/** Tries a release before it answers. The tests that keep it from answering; none when it may. */
export type ReleaseTrial = (app: App, candidate: ReleaseCandidate) => Promise<Blocked['tests']>;

/**
 * Compiles an agent's published flows into the next release, trains the languages whose phrases have changed, and
 * lets the release answer unless the trial keeps it back. What is published while it trains is for the next run.
 */
export async function trainAgent(
  app: App,
  agentId: string,
  trial: ReleaseTrial = async () => [],
): Promise<void> {
  const started = performance.now();
  await setTrainingRun(app, agentId, 'running', 0);
  try {
    const agent = await findAgent(app.database, agentId);
    const spoken = languages.filter((language) => agent.languageIds.includes(language.id));
    const compiled: Omit<InferInsertModel<typeof releaseLanguages>, 'agentId' | 'number'>[] = [];
    let phraseCount = 0;
    let flowCount = 0;
    for (const [index, language] of spoken.entries()) {
      const published = await publishedFlows(app.database, agentId, language.id);
      const progress = progressReporter(app, agentId, (fraction) => (index + fraction) / spoken.length);
      const modelKey = await ensureModel(app, agentId, trainingTask(language, published), progress.tell);
      await progress.told;
      const marks = taggerTask(language, published);
      const taggerKey = marks && (await ensureModel(app, agentId, marks, () => undefined));
      const parts = await releaseParts(app.database, agentId, language.id);
      const answers = compileLanguage(published, agent, language, parts);
      compiled.push({ languageId: language.id, compiled: answers, modelKey, taggerKey });
      phraseCount += published.reduce((sum, flow) => sum + flow.phrases.length, 0);
      flowCount += published.length;
    }
    const number = agent.releaseNumber + 1;
    const { contentRevision } = agent;
    const run = await app.database.agent(agentId).first(trainingRuns);
    const tests = await trial(app, {
      agentId,
      number,
      mayBeBlocked: run?.allowedRevision !== contentRevision,
      load: () => loadRelease(app.database, agentId, compiled),
    });
    if (tests.length) return await setTrainingRun(app, agentId, 'idle', 1, { contentRevision, tests });
    await app.database.transaction(async (session) => {
      const scope = session.agent(agentId);
      await scope.insert(releases, [
        {
          number,
          contentRevision,
          flowCount,
          trainingPhraseCount: phraseCount,
          durationMs: Math.round(performance.now() - started),
          releasedAt: app.now().toISOString(),
        },
      ]);
      await scope.insert(
        releaseLanguages,
        compiled.map((language) => ({ ...language, number })),
      );
      await session.shared.update(agents, { releaseNumber: number }, eq(agents.id, agentId));
      await dropUnusedModels(session, agentId, number);
    });
    app.eventBus.publish(released, { agentId, number });
    await setTrainingRun(app, agentId, 'idle', 1);
  } catch (error) {
    await setTrainingRun(app, agentId, 'failed', 0);
    throw error;
  }
}

/** Trains a model unless one for exactly this task is there. Its key. */
async function ensureModel(
  app: App,
  agentId: string,
  task: TrainingTask | TaggerTask,
  onProgress: (fraction: number) => void,
): Promise<string> {
  const key = modelKeyOf(task);
  if (await app.database.agent(agentId).count(models, eq(models.key, key))) return key;
  const memory = await memoryFor(app.database, agentId, task);
  const trained = await trainInWorker(task, { memory, onProgress });
  await app.database.transaction(async (session) => {
    await session
      .agent(agentId)
      .insert(models, [{ key, bytes: trained.model }], { onConflictDoNothing: true });
    await keepMemory(session, agentId, task, trained);
  });
  return key;
}

async function dropUnusedModels(session: DatabaseSession, agentId: string, newest: number): Promise<void> {
  const scope = session.agent(agentId);
  const recent = await scope.select(releaseLanguages, {
    where: sql`${releaseLanguages.number} > ${newest - keptReleases}`,
    orderBy: asc(releaseLanguages.number),
  });
  const used = [
    ...new Set(recent.flatMap(({ modelKey, taggerKey }) => [modelKey, ...(taggerKey ? [taggerKey] : [])])),
  ];
  await scope.delete(models, notInArray(models.key, used));
}

/** Passes progress on, not more often than anyone can see, and one at a time. */
function progressReporter(app: App, agentId: string, overall: (fraction: number) => number) {
  let toldAt = 0;
  const progress = {
    /** Settles when the last that was told is noted: what comes after training is not overtaken by it. */
    told: Promise.resolve(),
    tell(fraction: number) {
      const now = performance.now();
      if (now - toldAt < progressInterval) return;
      toldAt = now;
      progress.told = progress.told
        .then(() => setTrainingRun(app, agentId, 'running', overall(fraction)))
        .catch((err) => app.log.warn({ err }, 'training progress'));
    },
  };
  return progress;
}
