import { type Flow, flowInput, newId, type SpeechBubble, type TrainingPhrase } from '@samtale/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { getFlow } from './read-flows.ts';
import { saveFlow } from './save-flow.ts';
import { flows } from './tables.ts';

/** A flow of which a piece is read or changed. */
interface FlowPlace {
  agentId: string;
  languageId: string;
}

/** A flow with its follow-ups by title. Throws `notFound`. */
export async function getFlowWithFollowUps(
  session: DatabaseSession,
  { agentId, languageId, intentId }: FlowPlace & { intentId: string },
) {
  const flow = await getFlow(session, agentId, languageId, intentId);
  const children = await session
    .agent(agentId)
    .select(flows, { where: eq(flows.parentId, intentId), orderBy: danishOrder(flows.title) });
  return { ...flow, childrenIntentList: children.map(({ id, title }) => ({ id, title })) };
}

/** The flow of a language with this master. Throws `notFound`. */
export async function getFlowByMaster(
  session: DatabaseSession,
  { agentId, languageId, secondaryId }: FlowPlace & { secondaryId: string },
): Promise<Flow> {
  const where = and(eq(flows.masterId, secondaryId), eq(flows.languageId, languageId));
  const row = await session.agent(agentId).first(flows, where);
  if (!row) throw notFound();
  return getFlow(session, agentId, languageId, row.id);
}

/** Adds or changes a phrase of a flow, as a draft. Throws `badRequest` for an empty one, and `notFound`. */
export async function saveTrainingPhrase(
  app: App,
  {
    agentId,
    languageId,
    userId,
    intentId,
    trainingPhrase,
  }: FlowPlace & {
    userId: string;
    intentId: string;
    trainingPhrase: TrainingPhrase;
  },
): Promise<TrainingPhrase[]> {
  if (!trainingPhrase.question.trim())
    throw new AppError('badRequest', 'intentDetail.snackbar.emptyTrainingPhrase');
  const flow = await getFlow(app.database, agentId, languageId, intentId);
  const isNew = trainingPhrase.id === newId;
  const before = flow.trainingPhraseList;
  if (!isNew && before.every(({ id }) => id !== trainingPhrase.id)) throw notFound();
  const trainingPhraseList = isNew
    ? [...before, { ...trainingPhrase, id: createId(), index: before.length }]
    : before.map((phrase) => (phrase.id === trainingPhrase.id ? trainingPhrase : phrase));
  const saved = await saveDraft(app, { agentId, languageId, userId }, { ...flow, trainingPhraseList });
  return saved.trainingPhraseList;
}

/** A bubble with its flow. Throws `notFound`. */
export async function getSpeechBubble(
  session: DatabaseSession,
  { agentId, languageId, speechBubbleId }: FlowPlace & { speechBubbleId: string },
): Promise<{ flow: Flow; speechBubble: SpeechBubble }> {
  const path = `$.chatResponseList[*].speechBubbleList[*].id ? (@ == "${speechBubbleId}")`;
  const [row] = await session.agent(agentId).query<{ id: string }>(
    (agent) => sql`
      SELECT id FROM flows
       WHERE agent_id = ${agent} AND language_id = ${languageId}
         AND jsonb_path_exists(content, ${path}::jsonpath) LIMIT 1`,
  );
  if (!row) throw notFound();
  const flow = await getFlow(session, agentId, languageId, row.id);
  const bubbles = flow.chatResponseList.flatMap(({ speechBubbleList }) => speechBubbleList);
  const speechBubble = bubbles.find(({ id }) => id === speechBubbleId);
  if (!speechBubble) throw notFound();
  return { flow, speechBubble };
}

/** Puts another bubble, or none, in the place of one, as a draft. Throws `notFound`. */
export async function replaceSpeechBubble(
  app: App,
  place: FlowPlace & { userId: string; speechBubbleId: string },
  next: SpeechBubble | null,
): Promise<Flow> {
  const { flow } = await getSpeechBubble(app.database, place);
  const chatResponseList = flow.chatResponseList.map((response) => ({
    ...response,
    speechBubbleList: response.speechBubbleList
      .flatMap((bubble) => (bubble.id === place.speechBubbleId ? (next ?? []) : bubble))
      .map((bubble, index) => ({ ...bubble, index })),
  }));
  return saveDraft(app, place, { ...flow, chatResponseList });
}

const saveDraft = (
  app: App,
  { agentId, languageId, userId }: FlowPlace & { userId: string },
  flow: Flow,
): Promise<Flow> =>
  saveFlow(app, { agentId, languageId, userId, input: flowInput.parse({ ...flow, isActive: false }) });
