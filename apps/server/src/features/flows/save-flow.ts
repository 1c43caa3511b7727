import { type Flow, type FlowInput, languages, newId } from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { lockTemplate } from '../templates/index.ts';
import { requestTraining } from '../training/index.ts';
import { publishFlow } from './publish-flow.ts';
import { findAgent, getFlow } from './read-flows.ts';
import { flows, trainingPhrases } from './tables.ts';
import { type FlowProblem, validateFlow } from './validate-flow.ts';

interface SaveFlow {
  agentId: string;
  languageId: string;
  userId: string;
  input: FlowInput;
}

/**
 * Saves a flow as draft, or publishes it and has the agent trained. A draft needs only a title; what is published
 * keeps every rule. Throws `badRequest` with the fields at fault, `notFound`, or `conflict` when somebody else has
 * saved the flow since it was read.
 */
export async function saveFlow(app: App, { agentId, languageId, userId, input }: SaveFlow): Promise<Flow> {
  const saved = await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    await refuseProblems(session, agentId, languageId, input);
    const flowId = input.id === newId ? await insertFlow(scope, languageId, input, app.now()) : input.id;
    if (flowId === input.id) await updateFlow(scope, languageId, input, app.now());
    await savePhrases(scope, languageId, flowId, input.trainingPhraseList);
    if (input.isActive) await publishFlow(session, agentId, flowId, userId, app.now());
    return getFlow(session, agentId, languageId, flowId);
  });
  if (input.isActive) await requestTraining(app, agentId);
  return saved;
}

async function insertFlow(
  scope: AgentScope,
  languageId: string,
  input: FlowInput,
  now: Date,
): Promise<string> {
  const id = createId();
  const row = { ...columnsOf(input, now), id, languageId, masterId: id, isActive: false };
  await scope.insert(flows, [row]);
  return id;
}

async function updateFlow(scope: AgentScope, languageId: string, input: FlowInput, now: Date): Promise<void> {
  const where = and(eq(flows.id, input.id), eq(flows.languageId, languageId));
  const row = await scope.first(flows, where, { forUpdate: true });
  if (!row) throw notFound();
  if (row.revision !== input.revision) throw new AppError('conflict', 'intentDetail.snackbar.changedByOther');
  await scope.update(flows, { ...columnsOf(input, now), isActive: false, revision: row.revision + 1 }, where);
}

const columnsOf = (input: FlowInput, now: Date) => ({
  title: input.title.trim(),
  parentId: input.followUpParentId,
  intentType: input.intentType,
  disabled: input.disabled,
  trainingPhraseTemplateId: input.trainingPhraseTemplateId,
  content: { chatResponseList: input.chatResponseList, intentActionList: input.intentActionList },
  lastModified: now.toISOString(),
});

/** Makes a flow's phrases those of the list: kept by id, new ones with the all-zero id, the rest deleted. */
async function savePhrases(
  scope: AgentScope,
  languageId: string,
  flowId: string,
  list: FlowInput['trainingPhraseList'],
): Promise<void> {
  const code = languages.find((language) => language.id === languageId)?.languageCodeShort ?? 'da';
  const wanted = new Map<string, { id: string; text: string }>();
  for (const { id, question } of list) {
    const text = question.trim();
    const normalised = normaliseText(text, code) || text;
    if (text && !wanted.has(normalised)) wanted.set(normalised, { id, text });
  }
  const present = await scope.select(trainingPhrases, { where: eq(trainingPhrases.flowId, flowId) });
  const unchanged = new Set(
    present
      .filter((row) => wanted.get(row.normalisedText)?.text === row.text)
      .map((row) => row.normalisedText),
  );
  const dropped = present.filter((row) => !unchanged.has(row.normalisedText)).map((row) => row.id);
  if (dropped.length) await scope.delete(trainingPhrases, inArray(trainingPhrases.id, dropped));
  const added = [...wanted].filter(([normalised]) => !unchanged.has(normalised));
  const rows = added.map(([normalisedText, { text }]) => ({ id: createId(), flowId, text, normalisedText }));
  await scope.insert(trainingPhrases, rows);
}

async function refuseProblems(
  session: DatabaseSession,
  agentId: string,
  languageId: string,
  input: FlowInput,
): Promise<void> {
  const scope = session.agent(agentId);
  const problems = await problemsOf(session, agentId, languageId, input);
  const shown = input.isActive ? problems : problems.filter((problem) => problem.key === 'missingTitle');
  if (shown.length) {
    const fields = shown.map(({ path, key }) => ({ path, messageKey: `intentDetail.snackbar.${key}` }));
    throw new AppError('badRequest', fields[0]?.messageKey ?? 'error.badRequest', { fields });
  }
  await refuseCircle(scope, languageId, input);
  await refuseForeignTemplate(session, agentId, languageId, input);
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
  const problems = validateFlow(input, !row || asked);
  const links = linksOf(input);
  const known = await knownFlows(scope, languageId, new Set(links.map(({ id }) => id)));
  for (const { id, path } of links) {
    if (!known.has(id)) problems.push({ path, key: 'suggestionWithoutIntent' });
  }
  return problems;
}

/** Those of the ids that are flows of the language. */
async function knownFlows(
  scope: AgentScope,
  languageId: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (!ids.size) return ids;
  const where = and(eq(flows.languageId, languageId), inArray(flows.id, [...ids]));
  return new Set((await scope.select(flows, { where })).map(({ id }) => id));
}

/** The flows a flow leads to, with where it says so. */
function linksOf(input: FlowInput): { id: string; path: string }[] {
  const suggestions = input.chatResponseList.flatMap((response, r) =>
    response.speechBubbleList.flatMap((bubble, b) =>
      bubble.messageList.flatMap(({ suggestion }, m) => {
        const path = `chatResponseList.${r}.speechBubbleList.${b}.messageList.${m}`;
        return suggestion?.intentToTriggerId ? [{ id: suggestion.intentToTriggerId, path }] : [];
      }),
    ),
  );
  const redirects = input.intentActionList.flatMap(({ redirectIntentId }, a) =>
    redirectIntentId ? [{ id: redirectIntentId, path: `intentActionList.${a}.redirectIntentId` }] : [],
  );
  return [...suggestions, ...redirects];
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

/** A flow may not be its own follow-up, however far up. */
async function refuseCircle(scope: AgentScope, languageId: string, input: FlowInput): Promise<void> {
  const seen = new Set([input.id]);
  let parentId = input.followUpParentId;
  while (parentId) {
    const parent = await scope.first(flows, and(eq(flows.id, parentId), eq(flows.languageId, languageId)));
    if (!parent || seen.has(parentId))
      throw new AppError('badRequest', 'intentList.snackbar.chooseSubIntentError');
    seen.add(parentId);
    parentId = parent.parentId;
  }
}
