import type { ExchangeReport, ExistingChoice, LanguageCode } from '@samtale/contract';
import type { App } from '../../app.ts';
import { builderRoom } from '../../platform/hub/rooms.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { accountOf } from '../agents/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { agentFileTask } from './exchange-tasks.ts';
import { unpackFile } from './packed-file.ts';
import { planImport, type ReadFile } from './plan-import.ts';
import { lockForImport, writeImport } from './write-import.ts';

/** What importing a file would do. Stores nothing. Throws `badRequest` for a file that cannot be imported. */
export async function previewAgentImport(
  app: App,
  agentId: string,
  bytes: Uint8Array,
  { existing, foreignAs }: { existing: ExistingChoice; foreignAs?: LanguageCode | undefined },
): Promise<ExchangeReport> {
  const file = await readInThread(app, agentId, bytes, foreignAs);
  const { report } = await planImport(app.database, agentId, file, existing);
  return report;
}

interface AgentImport {
  agentId: string;
  userId: string | null;
  bytes: Uint8Array;
  existing: ExistingChoice;
  publish: boolean;
  foreignAs?: LanguageCode | undefined;
  importId?: string | undefined;
}

/** Imports a bot, all of it or nothing, and has the agent trained. */
export async function importAgent(app: App, request: AgentImport): Promise<ExchangeReport> {
  const { agentId, userId, publish, importId } = request;
  const now = app.now();
  const file = await readInThread(app, agentId, request.bytes, request.foreignAs);
  const tell = (done: number, total: number) => {
    if (importId) app.hub.staff.to(builderRoom(agentId)).emit('importProgress', { importId, done, total });
  };
  const report = await app.database.longTransaction(async (session) => {
    await lockForImport(session, agentId);
    const plan = await planImport(session, agentId, file, request.existing);
    await writeImport(session, plan, { agentId, userId, publish, now, tell });
    return plan.report;
  });
  await requestTraining(app, agentId);
  return report;
}

async function readInThread(
  app: App,
  agentId: string,
  bytes: Uint8Array,
  foreignAs: LanguageCode | undefined,
): Promise<ReadFile> {
  const company = (await accountOf(app, agentId)) ?? agentId;
  const packed = await app.workers.run(agentFileTask, company, { bytes, now: app.now(), foreignAs });
  return inTurns(unpackFile(packed));
}
