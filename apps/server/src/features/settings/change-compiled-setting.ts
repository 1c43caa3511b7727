import { settingKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { agents, noteContentChange } from '../agents/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { isTimeZone } from './time-zones.ts';

type CompiledSetting = Partial<Pick<typeof agents.$inferInsert, 'mlClassification' | 'timeZone'>>;

/** Changes a setting that releases hold, and asks for a new one. Throws `badRequest` for a time zone that is none. */
export async function changeCompiledSetting(
  app: App,
  agentId: string,
  setting: CompiledSetting,
): Promise<void> {
  if (setting.timeZone !== undefined && !isTimeZone(setting.timeZone))
    throw new AppError('badRequest', settingKeys.timeZone);
  await app.database.transaction(async (session) => {
    await session.shared.update(agents, setting, eq(agents.id, agentId));
    await noteContentChange(session, agentId);
  });
  await requestTraining(app, agentId);
}
