import { type ChatClientInput, type WidgetProblem, widgetKeys, widgetProblems } from '@samtale/contract';
import { eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { flows } from '../flows/tables.ts';
import { limitsOf } from './list-clients.ts';

/** Throws `badRequest` with everything that is wrong with a widget. */
export async function checkClient(
  app: App,
  session: DatabaseSession,
  agentId: string,
  input: ChatClientInput,
): Promise<void> {
  const { languageIds, defaultWelcomeFlowId } = await findAgent(session, agentId);
  const { maxLanguageCount } = await limitsOf(app, session, agentId);
  const welcomes = defaultWelcomeFlowId
    ? await session.agent(agentId).select(flows, { where: eq(flows.masterId, defaultWelcomeFlowId) })
    : [];
  const problems = widgetProblems(input, {
    languageIds,
    maxLanguageCount,
    hasWelcome: (languageId) => welcomes.some((flow) => flow.languageId === languageId),
  });
  problems.push(...(await unknownFlows(session, agentId, input)));
  if (problems[0]) throw new AppError('badRequest', problems[0].messageKey, { fields: problems });
}

/**
 * A widget names flows of its agent, and of the language it names them in. Those it does without may be gone, and so may
 * those of its menu in a language that it does not speak any more, which nobody sees.
 */
async function unknownFlows(
  session: DatabaseSession,
  agentId: string,
  { chatConfig }: ChatClientInput,
): Promise<WidgetProblem[]> {
  const isSpoken = (id: string) =>
    chatConfig.chatConfigLanguageList.some(({ languageId }) => languageId === id);
  const named = [
    ...chatConfig.chatConfigLanguageList.flatMap(
      ({ languageId, defaultWelcomeIntent, welcomeBackIntent }, index) =>
        Object.entries({ defaultWelcomeIntent, welcomeBackIntent }).map(([name, flowId]) => ({
          path: `chatConfig.chatConfigLanguageList.${index}.${name}`,
          languageId,
          flowId,
        })),
    ),
    ...chatConfig.chatMenuItemList.map(({ languageId, intentId }, index) => ({
      path: `chatConfig.chatMenuItemList.${index}.intentId`,
      languageId,
      flowId: intentId,
    })),
  ];
  // These are named in one language for all.
  const answering = (['messageLimitingIntentId', 'errorIntentId'] as const).flatMap((name) => {
    const flowId = chatConfig.gptSetting[name];
    return flowId ? [{ path: `chatConfig.gptSetting.${name}`, flowId }] : [];
  });
  const ids = [...named, ...answering].flatMap(({ flowId }) => flowId ?? []);
  const found = ids.length
    ? await session.agent(agentId).select(flows, { where: inArray(flows.id, ids) })
    : [];
  const wrong = named
    .filter(({ flowId, languageId }) => flowId !== null && isSpoken(languageId))
    .filter(
      ({ flowId, languageId }) => !found.some((flow) => flow.id === flowId && flow.languageId === languageId),
    );
  const gone = answering.filter(({ flowId }) => !found.some(({ id }) => id === flowId));
  return [...wrong, ...gone].map(({ path }) => ({ path, messageKey: widgetKeys.unknownFlow }));
}
