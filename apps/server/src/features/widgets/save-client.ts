import { type ChatClient, type ChatClientInput, newId, widgetKeys } from '@samtale/contract';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent, lockNames } from '../agents/index.ts';
import { checkClient } from './check-client.ts';
import { clientOf, limitsOf } from './list-clients.ts';
import { widgets } from './tables.ts';
import { widgetsChanged } from './widgets-changed.ts';

type WidgetRow = typeof widgets.$inferSelect;

/**
 * Saves a widget, or makes one. Throws `badRequest` with what is wrong, `forbidden` for more than the plan includes,
 * `notFound`, and `conflict` when somebody else has saved it since it was read.
 */
export async function saveClient(app: App, agentId: string, input: ChatClientInput): Promise<ChatClient> {
  const saved = await app.database.transaction(async (session) => {
    await lockNames(session, agentId);
    const { languageIds } = await findAgent(session, agentId);
    await checkClient(app, session, agentId, input);
    const row =
      input.id === newId
        ? await insertClient(app, session, agentId, input)
        : await updateClient(session, agentId, input);
    return clientOf(app, row, languageIds);
  });
  app.eventBus.publish(widgetsChanged, undefined);
  return saved;
}

/** What of a widget is stored. */
const valuesOf = ({
  name,
  domain,
  loadHistoryMinutes,
  welcomeMinutesThreshold,
  chatConfig,
}: ChatClientInput) => ({
  name,
  domain,
  loadHistoryMinutes,
  welcomeMinutesThreshold,
  chatConfig,
});

async function insertClient(app: App, session: DatabaseSession, agentId: string, input: ChatClientInput) {
  const scope = session.agent(agentId);
  const { maxWidgetCount } = await limitsOf(app, session, agentId);
  if (maxWidgetCount !== null && (await scope.count(widgets)) >= maxWidgetCount)
    throw new AppError('forbidden', widgetKeys.planLimit, { values: { widgets: String(maxWidgetCount) } });
  const id = createId();
  await scope.insert(widgets, [{ id, clientKey: createId(), ...valuesOf(input) }]);
  return existing(session, agentId, id);
}

async function updateClient(session: DatabaseSession, agentId: string, input: ChatClientInput) {
  const row = await session.agent(agentId).first(widgets, eq(widgets.id, input.id), { forUpdate: true });
  if (!row) throw notFound();
  if (input.revision !== undefined && input.revision !== row.revision)
    throw new AppError('conflict', widgetKeys.changedByOther);
  await session
    .agent(agentId)
    .update(widgets, { ...valuesOf(input), revision: sql`${widgets.revision} + 1` }, eq(widgets.id, row.id));
  return existing(session, agentId, row.id);
}

async function existing(session: DatabaseSession, agentId: string, id: string): Promise<WidgetRow> {
  const row = await session.agent(agentId).first(widgets, eq(widgets.id, id));
  if (!row) throw notFound();
  return row;
}

/** Deletes a widget. Throws `notFound`. */
export async function deleteClient(app: App, agentId: string, id: string): Promise<void> {
  if (!(await app.database.agent(agentId).delete(widgets, eq(widgets.id, id)))) throw notFound();
  app.eventBus.publish(widgetsChanged, undefined);
}
