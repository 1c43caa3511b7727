import type { ChatConfig } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { DatabaseSession } from '../../platform/database/database.ts';
import type { WidgetBehaviour } from '../conversations/index.ts';
import { widgets } from './tables.ts';

/** What of a widget's settings the dialog heeds; undefined for one that is gone. */
export async function readWidgetBehaviour(
  session: Pick<DatabaseSession, 'agent'>,
  agentId: string,
  widgetId: string,
): Promise<WidgetBehaviour | undefined> {
  const row = await session.agent(agentId).first(widgets, eq(widgets.id, widgetId));
  if (!row) return undefined;
  return { ...behaviourOf(row), revision: row.revision };
}

/** The same of one that may not be saved. */
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
  };
}
