import { agentKeys, languages } from '@samtale/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { agents, findAgent } from '../agents/index.ts';
import { conversationTests } from '../conversation-tests/tables.ts';
import { entityTypes } from '../entities/tables.ts';
import { flows } from '../flows/tables.ts';
import { trainingPhraseTemplates } from '../templates/tables.ts';
import { trainingMemories, unsolvedQuestions } from '../training/tables.ts';

/** What belongs to a language; flows first, since they name the others. */
const tablesOfLanguage = [
  flows,
  trainingPhraseTemplates,
  entityTypes,
  unsolvedQuestions,
  trainingMemories,
  conversationTests,
] as const;

/**
 * Sets an agent's languages and deletes what those have that it does not speak any more; conversations stay. How many
 * flows went. Throws `badRequest` without any language.
 */
export const saveLanguages = (app: App, agentId: string, languageIds: readonly string[]): Promise<number> =>
  app.database.transaction((session) => replaceLanguages(session, agentId, languageIds));

/** The same in a transaction that does more. Throws `conflict` too, where flows may not go and there are some. */
export async function replaceLanguages(
  session: DatabaseSession,
  agentId: string,
  languageIds: readonly string[],
  { unlessTheyHaveFlows = false } = {},
): Promise<number> {
  const kept = [...new Set(languageIds)];
  if (!kept.length) throw new AppError('badRequest', 'settings.languages.minimum');
  const { languageIds: before } = await findAgent(session, agentId);
  const gone = before.filter((id) => !kept.includes(id));
  const scope = session.agent(agentId);
  if (unlessTheyHaveFlows) await refuseLosingFlows(scope, gone);
  let deletedFlows = 0;
  for (const table of gone.length ? tablesOfLanguage : []) {
    const deleted = await scope.delete(table, and(inArray(table.languageId, gone)));
    if (table === flows) deletedFlows = deleted;
  }
  await session.shared.update(
    agents,
    { languageIds: kept, contentRevision: sql`${agents.contentRevision} + 1` },
    eq(agents.id, agentId),
  );
  return deletedFlows;
}

/** What flows there are in the languages that go is told by name: whoever reads it knows where to look. */
async function refuseLosingFlows(scope: AgentScope, languageIds: readonly string[]): Promise<void> {
  for (const language of languages.filter(({ id }) => languageIds.includes(id))) {
    const count = await scope.count(flows, eq(flows.languageId, language.id));
    const values = { language: language.languageCodeShort, count: String(count) };
    if (count) throw new AppError('conflict', agentKeys.languageInUse, { values });
  }
}
