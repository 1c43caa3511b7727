import { languageCodeOf } from '@samtale/contract';
import type { App } from '../../app.ts';
import { accountOf } from '../agents/index.ts';
import { costlyTypesTask } from './entity-tasks.ts';
import { entityTypesForRelease } from './entity-types-for-release.ts';
import { typeDefinitions } from './type-definitions.ts';

/** Those of the agent's own types without which a bot that uses them all may have to understand a long message. */
export async function costlyEntityTypes<Type extends { id: string }>(
  app: App,
  agentId: string,
  languageId: string,
  used: readonly Type[],
): Promise<Type[]> {
  if (!used.length) return [];
  const own = await entityTypesForRelease(app.database, agentId, languageId);
  const types = typeDefinitions(new Set(used.map(({ id }) => id)), own);
  const company = (await accountOf(app, agentId)) ?? agentId;
  const costly = await app.workers.run(costlyTypesTask, company, {
    types,
    language: languageCodeOf(languageId),
  });
  return used.filter(({ id }) => costly.has(id));
}
