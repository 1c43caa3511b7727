import type { TrainingState } from '@samtale/contract';
import { eq, type InferSelectModel } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { builderRoom } from '../../platform/hub/rooms.ts';
import { findAgent } from '../agents/index.ts';
import { releases, trainingRuns } from './tables.ts';

/** Whether the agent is being trained, how far it is, and which release answers. */
export async function getTrainingState(app: App, agentId: string): Promise<TrainingState> {
  const agent = await findAgent(app.database, agentId);
  const scope = app.database.agent(agentId);
  const run = await scope.first(trainingRuns);
  const release = await scope.first(releases, eq(releases.number, agent.releaseNumber));
  return {
    state: run?.state ?? 'idle',
    progress: run?.progress ?? 0,
    releaseNumber: agent.releaseNumber,
    releasedAt: release?.releasedAt ?? null,
    hasUntrainedChanges: agent.contentRevision > (release?.contentRevision ?? 0),
    trainingPhraseCount: release?.trainingPhraseCount ?? 0,
    flowCount: release?.flowCount ?? 0,
    durationMs: release?.durationMs ?? null,
    blockedBy: run?.blocked?.tests ?? [],
  };
}

/** What kept a revision of an agent's content from answering. */
export type Blocked = NonNullable<InferSelectModel<typeof trainingRuns>['blocked']>;

/** Notes how far training is, and what it ended on, and tells those who build the agent's bot. */
export async function setTrainingRun(
  app: App,
  agentId: string,
  state: TrainingState['state'],
  progress: number,
  blocked: Blocked | null = null,
): Promise<void> {
  const scope = app.database.agent(agentId);
  if (!(await scope.update(trainingRuns, { state, progress, blocked }))) {
    await scope.insert(trainingRuns, [{ state, progress, blocked }], { onConflictDoNothing: true });
  }
  const now = await getTrainingState(app, agentId);
  app.hub.staff.to(builderRoom(agentId)).emit('trainingProgress', { agentId, ...now });
}
