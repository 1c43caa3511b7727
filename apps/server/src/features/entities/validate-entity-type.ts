import {
  type EntityTypeInput,
  entityTitlePattern,
  listTooLongKey,
  patternProblemKeys,
} from '@samtale/contract';
import { listProblems, patternProblems } from '@samtale/nlu';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { accountOf } from '../agents/index.ts';
import { patternCheckTask } from './entity-tasks.ts';

interface Field {
  path: string;
  messageKey: string;
}

/** So many are read in some milliseconds, however large they are; more are read in a thread. */
const fewPatterns = 20;

const nameOf = (index: number) => `entityList.${index}.name`;

/** What a save refuses, and what a pattern has to be. Throws `badRequest` with the fields at fault. */
export async function refuseProblems(app: App, agentId: string, input: EntityTypeInput): Promise<void> {
  const fields: Field[] = [];
  if (!entityTitlePattern.test(input.title)) {
    fields.push({ path: 'title', messageKey: 'entity.detail.save.errorTitle' });
  }
  fields.push(...(input.isRegEx ? await wrongPatterns(app, agentId, input) : wrongValues(input)));
  if (fields[0]) throw new AppError('badRequest', fields[0].messageKey, { fields });
}

async function wrongPatterns(app: App, agentId: string, { entityList }: EntityTypeInput): Promise<Field[]> {
  const patterns = entityList.map(({ name }) => name.trim());
  const company = (await accountOf(app, agentId)) ?? agentId;
  const problems =
    patterns.length > fewPatterns
      ? await app.workers.run(patternCheckTask, company, patterns)
      : patternProblems(patterns);
  return problems.map(({ index, code }) => ({ path: nameOf(index), messageKey: patternProblemKeys[code] }));
}

function wrongValues({ entityList }: EntityTypeInput): Field[] {
  const nameless = entityList.flatMap(({ name, synonymList }, index) =>
    !name.trim() && synonymList.some((synonym) => synonym.trim())
      ? [{ path: nameOf(index), messageKey: 'entity.detail.save.entryWithoutName' }]
      : [],
  );
  const tooMany = listProblems(entityList.map(({ synonymList }) => ({ synonyms: synonymList })));
  return [...nameless, ...tooMany.map(({ index }) => ({ path: nameOf(index), messageKey: listTooLongKey }))];
}
