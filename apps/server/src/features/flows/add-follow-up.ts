import { ActionType, type Flow, IntentType, newId, type SpeechBubble } from '@samtale/contract';
import { and, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { flowsAmong } from './flows-among.ts';
import { getFlow } from './read-flows.ts';
import { flows } from './tables.ts';

interface AddFollowUp {
  agentId: string;
  languageId: string;
  parentIntentId: string;
  isFallback: 'true' | 'false';
  title: string;
  intentType: (typeof IntentType)[keyof typeof IntentType];
  speechBubble: SpeechBubble | null;
  redirectToIntentId: string | null;
}

/**
 * Makes a follow-up of a flow as a draft. Throws `notFound` for a flow that is gone, and `conflict` for a second else
 * flow: only one can answer what no follow-up covers.
 */
export function addFollowUp(app: App, adding: AddFollowUp): Promise<Flow> {
  const { agentId, languageId, parentIntentId, speechBubble, redirectToIntentId } = adding;
  const intentType = adding.isFallback === 'true' ? IntentType.fallback : adding.intentType;
  return app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const where = and(eq(flows.id, parentIntentId), eq(flows.languageId, languageId));
    // Whoever adds a second else flow at the same time waits here.
    if (!(await scope.first(flows, where, { forUpdate: true }))) throw notFound();
    const isElse = and(eq(flows.parentId, parentIntentId), eq(flows.intentType, IntentType.fallback));
    if (intentType === IntentType.fallback && (await scope.count(flows, isElse)))
      throw new AppError('conflict', 'intentDetail.snackbar.elseIntentExists');
    const known = await flowsAmong(
      scope,
      languageId,
      new Set(redirectToIntentId ? [redirectToIntentId] : []),
    );
    if (redirectToIntentId && !known.size)
      throw new AppError('badRequest', 'intentList.snackbar.chooseSubIntentError');
    const id = createId();
    const bubbles = speechBubble ? [{ ...speechBubble, id: idOf(speechBubble.id), index: 0 }] : [];
    const redirect = {
      id: createId(),
      type: ActionType.redirectIntent,
      redirectIntentId: redirectToIntentId,
    };
    await scope.insert(flows, [
      {
        id,
        languageId,
        masterId: id,
        parentId: parentIntentId,
        title: adding.title,
        intentType,
        content: {
          chatResponseList: [{ title: 'Response 1', speechBubbleList: bubbles }],
          intentActionList: redirectToIntentId ? [redirect] : [],
        },
        lastModified: app.now().toISOString(),
      },
    ]);
    return getFlow(session, agentId, languageId, id);
  });
}

const idOf = (id: string) => (id === newId ? createId() : id);
