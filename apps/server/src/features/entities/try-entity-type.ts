import {
  type EntityTrial,
  type EntityTrialResult,
  languageCodeOf,
  newId,
  patternProblemKeys,
} from '@samtale/contract';
import { checkPattern, type EntityTypeDefinition } from '@samtale/nlu';
import type { App } from '../../app.ts';
import { timeZoneOf } from '../agents/index.ts';
import type { ExtractorMemory } from './extractor-memory.ts';
import { entriesOf, findEntityType } from './read-entity-types.ts';
import { systemEntityType } from './system-entity-type.ts';

interface TryEntityType {
  agentId: string;
  languageId: string;
  entityTypeId: string;
  trial: EntityTrial;
}

/** What a type finds in a sentence, by place in it. Patterns that cannot be used are told of and left out. */
export async function tryEntityType(
  app: App,
  memory: ExtractorMemory,
  trying: TryEntityType,
): Promise<EntityTrialResult> {
  const { agentId, languageId, trial } = trying;
  const language = languageCodeOf(languageId);
  const { type, problemList } = await definitionOf(app, trying);
  const extractor = memory.of(type, language);
  const said = { now: app.now().getTime(), timeZone: await timeZoneOf(app.database, agentId) };
  const found = trial.text.trim() ? extractor.extract(trial.text, said) : [];
  return {
    foundList: found.map(({ start, end, value, score }) => ({ start, end, value, score })),
    problemList,
  };
}

async function definitionOf(
  app: App,
  { agentId, languageId, entityTypeId, trial }: TryEntityType,
): Promise<{ type: EntityTypeDefinition; problemList: EntityTrialResult['problemList'] }> {
  const id = entityTypeId;
  const system = systemEntityType(id);
  if (system) return { type: { id, kind: 'system', dataType: system.title }, problemList: [] };
  if (id !== newId) await findEntityType(app.database, agentId, languageId, id);
  const values =
    trial.entityList?.map(({ name, synonymList }) => ({ name, synonyms: synonymList })) ??
    (await entriesOf(app.database, agentId, id));
  const named = values.map(({ name, synonyms }, index) => ({
    id: String(index),
    name: name.trim(),
    synonyms,
  }));
  if (!trial.isRegEx) {
    const entries = named.filter(({ name }) => name);
    return { type: { id, kind: 'list', entries }, problemList: [] };
  }
  const problemList: EntityTrialResult['problemList'] = [];
  const patterns: string[] = [];
  named.forEach(({ name }, index) => {
    const problem = name ? checkPattern(name) : null;
    if (problem) problemList.push({ index, messageKey: patternProblemKeys[problem.code] });
    else if (name) patterns.push(name);
  });
  return { type: { id, kind: 'pattern', patterns }, problemList };
}
