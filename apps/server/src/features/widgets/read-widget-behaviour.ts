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
  const { chatConfigLanguageList = [], deactivatedIntentIdList = [] } = row.chatConfig;
  const flowsBy = (name: 'defaultWelcomeIntent' | 'welcomeBackIntent') =>
    new Map(chatConfigLanguageList.map((language) => [language.languageId as string, language[name]]));
  return {
    revision: row.revision,
    welcomeFlowIds: flowsBy('defaultWelcomeIntent'),
    welcomeBackFlowIds: flowsBy('welcomeBackIntent'),
    welcomeBackMinutes: row.welcomeMinutesThreshold,
    deactivatedFlowIds: deactivatedIntentIdList,
  };
}
