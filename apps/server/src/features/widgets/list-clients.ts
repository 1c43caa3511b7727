import type { ChatClient } from '@samtale/contract';
import { asc } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { findLimits } from '../subscriptions/index.ts';
import { readChatConfig } from './read-chat-config.ts';
import { widgets } from './tables.ts';

/** What the plan of an agent includes of widgets; null is any number. */
export async function limitsOf(app: App, session: DatabaseSession, agentId: string) {
  const limits = await findLimits(session, agentId, app.now());
  return { maxLanguageCount: limits?.languages ?? null, maxWidgetCount: limits?.widgets ?? null };
}

/** An agent's widgets, by name. */
export async function listClients(app: App, agentId: string) {
  const { languageIds } = await findAgent(app.database, agentId);
  const rows = await app.database
    .agent(agentId)
    .select(widgets, { orderBy: [danishOrder(widgets.name), asc(widgets.id)] });
  const limits = await limitsOf(app, app.database, agentId);
  return { list: rows.map((row) => clientOf(app, row, languageIds)), ...limits };
}

/** A widget as its staff see it. */
export const clientOf = (
  app: App,
  row: typeof widgets.$inferSelect,
  languageIds: readonly string[],
): ChatClient => ({
  id: row.id,
  revision: row.revision,
  name: row.name,
  domain: row.domain,
  clientKey: row.clientKey,
  scriptUrl: `${app.publicUrl()}/widget/${encodeURIComponent(row.clientKey)}.js`,
  loadHistoryMinutes: row.loadHistoryMinutes,
  welcomeMinutesThreshold: row.welcomeMinutesThreshold,
  lastUsed: row.lastUsedAt,
  chatConfig: readChatConfig(row.chatConfig, languageIds),
});
