import { type Flow, type FlowInput, flowSettings, newId } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { requestTraining } from '../training-runs/index.ts';
import type { FlowRow } from './flow-record.ts';
import { publishFlow } from './publish-flow.ts';
import { getFlow } from './read-flows.ts';
import { refuseFlow } from './refuse-flow.ts';
import { savePhrases } from './save-phrases.ts';
import { flows } from './tables.ts';

interface SaveFlow {
  agentId: string;
  languageId: string;
  userId: string;
  input: FlowInput;
}

/**
 * Saves a flow as draft, or publishes it and has the agent trained: now, or when its plan says so (`applyPlans`). A
 * draft needs only a title; what is published keeps every rule. Throws `badRequest` with the fields at fault, `notFound`, or `conflict` when somebody else has
 * saved the flow since it was read.
 */
export async function saveFlow(app: App, { agentId, languageId, userId, ...sent }: SaveFlow): Promise<Flow> {
  const saved = await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    let input = await asMadeBefore(scope, sent.input);
    await refuseFlow(session, agentId, languageId, input);
    const madeId = input.id === newId ? await insertFlow(scope, languageId, input, app.now()) : null;
    if (madeId === null) {
      // The same call may have made it at this very moment.
      input = await asMadeBefore(scope, input);
      await updateFlow(scope, languageId, input, app.now());
    }
    const flowId = madeId ?? input.id;
    await savePhrases(scope, languageId, flowId, input.trainingPhraseList);
    if (input.isActive && !isPlanned(input))
      await publishFlow(session, { agentId, userId, now: app.now() }, flowId);
    return getFlow(session, agentId, languageId, flowId);
  });
  if (saved.isActive) await requestTraining(app, agentId);
  return saved;
}

/** A new flow that has been made by the same call before is changed by it. Throws `conflict` when others have since. */
async function asMadeBefore(scope: AgentScope, input: FlowInput): Promise<FlowInput> {
  if (input.id !== newId || !input.newIntentId) return input;
  const row = await scope.first(flows, eq(flows.id, input.newIntentId), { forUpdate: true });
  if (!row) return input;
  if (row.revision > 1) throw new AppError('conflict', 'intentDetail.snackbar.changedByOther');
  return { ...input, id: row.id, revision: row.revision };
}

/** The id of the flow that is made; null where there is one with the id already, be it another customer's. */
async function insertFlow(
  scope: AgentScope,
  languageId: string,
  input: FlowInput,
  now: Date,
): Promise<string | null> {
  const id = input.newIntentId ?? createId();
  const planStep = nextStep(input, null);
  const row = { ...columnsOf(input, now), id, languageId, masterId: id, isActive: false, planStep };
  return (await scope.insert(flows, [row], { onConflictDoNothing: true })) ? id : null;
}

async function updateFlow(scope: AgentScope, languageId: string, input: FlowInput, now: Date): Promise<void> {
  const where = and(eq(flows.id, input.id), eq(flows.languageId, languageId));
  const row = await scope.first(flows, where, { forUpdate: true });
  if (!row) throw notFound();
  if (row.revision !== input.revision) throw new AppError('conflict', 'intentDetail.snackbar.changedByOther');
  const planStep = nextStep(input, row.planStep);
  const changes = { ...columnsOf(input, now), isActive: false, planStep, revision: row.revision + 1 };
  await scope.update(flows, changes, where);
}

const isPlanned = ({ publishAt, unPublishAt }: FlowInput) => publishAt !== null && unPublishAt !== null;

/** Publishing by plan waits for its moment. A draft undoes that, but not that a flow visitors have is taken away. */
function nextStep(input: FlowInput, before: FlowRow['planStep']): FlowRow['planStep'] {
  if (!isPlanned(input)) return null;
  if (input.isActive) return 'publish';
  return before === 'unPublish' ? before : null;
}

const columnsOf = (input: FlowInput, now: Date) => ({
  title: input.title.trim(),
  parentId: input.followUpParentId,
  intentType: input.intentType,
  disabled: input.disabled,
  trainingPhraseTemplateId: input.trainingPhraseTemplateId,
  publishAt: input.publishAt,
  unPublishAt: input.unPublishAt,
  content: {
    chatResponseList: input.chatResponseList,
    intentActionList: input.intentActionList,
    settings: flowSettings.parse(input),
  },
  lastModified: now.toISOString(),
});
