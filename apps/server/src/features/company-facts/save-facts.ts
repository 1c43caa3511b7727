import { type BodyOf, companyFactKeys, type endpoints, type ReplyOf } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { agents, noteContentChange } from '../agents/index.ts';
import { readFacts } from './read-facts.ts';

const { changed } = companyFactKeys;

/** Saves what answers may say of the company. Throws `conflict` when the facts are not those of the revision any more. */
export async function saveFacts(
  app: App,
  agentId: string,
  { facts, revision }: BodyOf<typeof endpoints.settings.saveCompanyFacts>,
): Promise<ReplyOf<typeof endpoints.settings.saveCompanyFacts>> {
  return app.database.transaction(async (session) => {
    await session.agent(agentId).lock('company facts');
    const stored = await readFacts(session, agentId);
    if (revision !== undefined && revision !== stored.revision) throw new AppError('conflict', changed);
    await session.shared.update(agents, { companyFacts: facts }, eq(agents.id, agentId));
    await noteContentChange(session, agentId);
    return readFacts(session, agentId);
  });
}
