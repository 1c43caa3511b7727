import type { ChatConfig } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { findAgent } from '../agents/index.ts';
import type { ReadWidgetBehaviour, WidgetBehaviour } from '../conversations/index.ts';
import { mayGenerate, type SourceLibrary } from '../generation/index.ts';
import { generationOf } from './generation-of.ts';
import { widgets } from './tables.ts';

/** Reads what of a widget's settings the dialog heeds; undefined for one that is gone. */
export const widgetBehaviourReader =
  (app: Pick<App, 'outward' | 'secrets'>, library: SourceLibrary): ReadWidgetBehaviour =>
  async (session, agentId, widgetId) => {
    const row = await session.agent(agentId).first(widgets, eq(widgets.id, widgetId));
    if (!row) return undefined;
    const agent = await findAgent(session, agentId);
    const hasModel = mayGenerate(app, agent);
    const sourceIds = agent.includeGpt ? await library.activeIds(session, agentId) : [];
    const generation =
      hasModel || sourceIds.length
        ? await generationOf(session, agent, row, { hasModel, sourceIds })
        : new Map();
    return { ...behaviourOf(row), generation, revision: row.revision };
  };

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
