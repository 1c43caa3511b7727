import type { ChatConfig } from '@samtale/contract';
import type { Generation } from '@samtale/dialog';
import { asc, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import type { ReadWidgetBehaviour, WidgetBehaviour } from '../conversations/index.ts';
import { mayGenerate, type SourceLibrary } from '../generation/index.ts';
import { generationOf } from './generation-of.ts';
import { widgets } from './tables.ts';

/** Reads what of a widget's settings the dialog heeds; undefined for one that is gone. */
export const widgetBehaviourReader =
  (app: Pick<App, 'outbound' | 'secrets'>, library: SourceLibrary): ReadWidgetBehaviour =>
  async (session, agentId, widgetId) => {
    const row = await session.agent(agentId).first(widgets, eq(widgets.id, widgetId));
    if (!row) return undefined;
    const generation = await generationBy(app, library, session, agentId, row);
    return { ...behaviourOf(row), generation, revision: row.revision };
  };

/** How answers come about where an agent's bot is tried, in a language; undefined where nothing is generated. */
export type ReadTriedGeneration = (agentId: string, languageId: string) => Promise<Generation | undefined>;

/** As on the agent's first widget by name, or as on a new one where it has none. */
export const triedGenerationReader =
  (app: Pick<App, 'database' | 'outbound' | 'secrets'>, library: SourceLibrary): ReadTriedGeneration =>
  async (agentId, languageId) => {
    const [first = { id: agentId, chatConfig: {} }] = await app.database
      .agent(agentId)
      .select(widgets, { orderBy: [danishOrder(widgets.name), asc(widgets.id)], limit: 1 });
    return (await generationBy(app, library, app.database, agentId, first)).get(languageId);
  };

/** By language; empty where there is neither a language model nor a source to answer from. */
async function generationBy(
  app: Pick<App, 'outbound' | 'secrets'>,
  library: SourceLibrary,
  session: DatabaseSession,
  agentId: string,
  widget: Pick<typeof widgets.$inferSelect, 'id' | 'chatConfig'>,
): Promise<Map<string, Generation>> {
  const agent = await findAgent(session, agentId);
  const hasModel = mayGenerate(app, agent);
  const sourceIds = agent.includeGpt ? await library.activeIds(session, agentId) : [];
  return hasModel || sourceIds.length
    ? generationOf(session, agent, widget, { hasModel, sourceIds })
    : new Map();
}

/** The same of one that may not be saved, without what is generated: nobody talks with it. */
export function behaviourOf({
  chatConfig: { chatConfigLanguageList = [], deactivatedIntentIdList = [] },
  welcomeMinutesThreshold,
}: {
  chatConfig: Partial<ChatConfig>;
  welcomeMinutesThreshold: number;
}): Omit<WidgetBehaviour, 'revision'> {
  const flowsBy = (name: 'defaultWelcomeIntent' | 'welcomeBackIntent') =>
    new Map(chatConfigLanguageList.map((language) => [language.languageId as string, language[name]]));
  return {
    welcomeFlowIds: flowsBy('defaultWelcomeIntent'),
    welcomeBackFlowIds: flowsBy('welcomeBackIntent'),
    welcomeBackMinutes: welcomeMinutesThreshold,
    deactivatedFlowIds: deactivatedIntentIdList,
    generation: new Map(),
  };
}
