import { type FlowInput, newId } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findAgent } from '../agents/index.ts';
import { entityTypesAmong } from '../entities/index.ts';
import { lockTemplate } from '../templates/index.ts';
import { linksOf } from './flow-links.ts';
import { flowsAmong } from './flows-among.ts';
import { refuseCircle } from './refuse-circle.ts';
import { flows } from './tables.ts';
import { type FlowProblem, validateFlow } from './validate-flow.ts';

/** Rules that a draft keeps too: without a title no list could show it, and half a plan could not be kept. */
const draftRules: ReadonlySet<FlowProblem['key']> = new Set([
  'missingTitle',
  'missingPublishAtOrUnPublishAt',
  'UnPublishAtIsPriorToPublishAt',
]);

/** Throws `badRequest`, with the fields at fault, when a flow cannot be saved as it is. */
export async function refuseFlow(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  input: FlowInput,
): Promise<void> {
  const problems = await problemsOf(session, agentId, languageId, input);
  const shown = input.isActive ? problems : problems.filter(({ key }) => draftRules.has(key));
  if (shown.length) {
    const fields = shown.map(({ path, key }) => ({ path, messageKey: `intentDetail.snackbar.${key}` }));
    throw new AppError('badRequest', fields[0]?.messageKey ?? 'error.badRequest', { fields });
  }
  await refuseCircle(session.agent(agentId), languageId, input.id, input.followUpParentId);
  await refuseForeignTemplate(session, agentId, languageId, input);
  await refuseForeignTypes(session, agentId, languageId, input);
}

async function problemsOf(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  input: FlowInput,
): Promise<FlowProblem[]> {
  const agent = await findAgent(session, agentId);
  const scope = session.agent(agentId);
  const row = input.id === newId ? undefined : await scope.first(flows, eq(flows.id, input.id));
  const asked = row?.masterId !== agent.defaultWelcomeFlowId && row?.masterId !== agent.defaultFallbackFlowId;
  const problems = await inTurns(validateFlow(input, !row || asked));
  const links = linksOf(input);
  const known = await flowsAmong(scope, languageId, new Set(links.map(({ id }) => id)));
  for (const { id, path } of links) {
    if (known.has(id)) continue;
    const isAction = path.startsWith('intentActionList.');
    problems.push({ path, key: isAction ? 'actionWithoutFlow' : 'suggestionWithoutIntent' });
  }
  return problems;
}

/** The template is one of the agent's in the flow's language; it stays until the flow is saved. */
async function refuseForeignTemplate(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  { trainingPhraseTemplateId: templateId }: FlowInput,
): Promise<void> {
  if (templateId === null || (await lockTemplate(session, agentId, templateId, languageId))) return;
  const messageKey = 'intentDetail.snackbar.templateGone';
  const fields = [{ path: 'trainingPhraseTemplateId', messageKey }];
  throw new AppError('badRequest', messageKey, { fields });
}

/** The kinds of value that phrases mark are the system's or the agent's in the flow's language. */
async function refuseForeignTypes(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  { trainingPhraseList }: FlowInput,
): Promise<void> {
  const marked = trainingPhraseList.flatMap(({ trainingPhrasePartList }, p) =>
    trainingPhrasePartList.flatMap(({ entityType }, q) =>
      entityType ? [{ id: entityType, path: `trainingPhraseList.${p}.trainingPhrasePartList.${q}` }] : [],
    ),
  );
  const ids = new Set(marked.map(({ id }) => id));
  const known = await entityTypesAmong(session, agentId, languageId, ids);
  const messageKey = 'intentDetail.snackbar.entityTypeGone';
  const fields = marked.filter(({ id }) => !known.has(id)).map(({ path }) => ({ path, messageKey }));
  if (fields.length) throw new AppError('badRequest', messageKey, { fields });
}
