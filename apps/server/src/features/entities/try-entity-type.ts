import {
  type EntityTrial,
  type EntityTrialResult,
  languageCodeOf,
  listTooLongKey,
  newId,
  patternProblemKeys,
} from '@samtale/contract';
import type { EntityTypeDefinition } from '@samtale/nlu';
import type { App } from '../../app.ts';
import { accountOf, timeZoneOf } from '../agents/index.ts';
import { entityTrialTask } from './entity-tasks.ts';
import { entriesOf, findEntityType } from './read-entity-types.ts';
import { systemEntityType } from './system-entity-type.ts';

interface TryEntityType {
  agentId: string;
  languageId: string;
  entityTypeId: string;
  trial: EntityTrial;
}

/**
 * What a type finds in a sentence, by place in it. Patterns that cannot be used are told of and left out. Throws
 * `tooCostly` when it takes more than it may.
 */
export async function tryEntityType(app: App, trying: TryEntityType): Promise<EntityTrialResult> {
  const { agentId, languageId, trial } = trying;
  const type = await definitionOf(app, trying);
  const said = { now: app.now().getTime(), timeZone: await timeZoneOf(app.database, agentId) };
  const { found, problems } = await app.workers.run(
    entityTrialTask,
    (await accountOf(app, agentId)) ?? agentId,
    { type, language: languageCodeOf(languageId), text: trial.text, said },
  );
  const keyOf = (code: keyof typeof patternProblemKeys) =>
    type.kind === 'list' ? listTooLongKey : patternProblemKeys[code];
  return {
    foundList: found.map(({ start, end, value, score }) => ({ start, end, value, score })),
    problemList: problems.map(({ index, code }) => ({ index, messageKey: keyOf(code) })),
  };
}

async function definitionOf(
  app: App,
  { agentId, languageId, entityTypeId: id, trial }: TryEntityType,
): Promise<EntityTypeDefinition> {
  const system = systemEntityType(id);
  if (system) return { id, kind: 'system', dataType: system.title };
  if (id !== newId) await findEntityType(app.database, agentId, languageId, id);
  const values =
    trial.entityList?.map(({ name, synonymList }) => ({ name, synonyms: synonymList })) ??
    (await entriesOf(app.database, agentId, id));
  const entries = values.map(({ name, synonyms }, index) => ({
    id: String(index),
    name: name.trim(),
    synonyms,
  }));
  return trial.isRegEx
    ? { id, kind: 'pattern', patterns: entries.map(({ name }) => name) }
    : {
        id,
        kind: 'list',
        entries: entries.map((entry) => (entry.name ? entry : { ...entry, synonyms: [] })),
      };
}
