import type { OfficeTime } from '@samtale/dialog';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { toldFacts } from '../company-facts/index.ts';
import { type EntityTypeForRelease, entityTypesForRelease } from '../entities/index.ts';
import { officeTimesForRelease } from '../office-times/index.ts';

/** What goes into a language of a release beside its flows. */
export interface ReleaseParts {
  entityTypes: EntityTypeForRelease[];
  officeTimes: OfficeTime[];
  /** What was told of the company, by the names of the values. */
  company: Record<string, string>;
}

export const releaseParts = async (
  session: DatabaseSession,
  agentId: string,
  languageId: string,
): Promise<ReleaseParts> => ({
  entityTypes: await entityTypesForRelease(session, agentId, languageId),
  officeTimes: await officeTimesForRelease(session, agentId),
  company: toldFacts(await findAgent(session, agentId)),
});
