import { type SourceClient, sourceKeys } from '@samtale/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { danishOrder } from '../../platform/database/danish-order.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { readChatConfig } from './read-chat-config.ts';
import { widgets } from './tables.ts';

/** By source, the agent's widgets and whether their answers rest on it. */
export async function readSourceUse(
  session: DatabaseSession,
  agentId: string,
): Promise<(sourceId: string) => SourceClient[]> {
  const { languageIds } = await findAgent(session, agentId);
  const rows = await session
    .agent(agentId)
    .select(widgets, { orderBy: [danishOrder(widgets.name), asc(widgets.id)] });
  const known = rows.map(({ id, name, chatConfig }) => ({
    id,
    name,
    chosen: readChatConfig(chatConfig, languageIds).gptSetting.gptTrainingJobList,
  }));
  return (sourceId) =>
    known.map(({ id, name, chosen }) => ({ id, name, isUsed: chosen === null || chosen.includes(sourceId) }));
}

/**
 * Lets the answers of these widgets rest on a source, and those of no others. A widget that used all sources and is to do
 * without this one uses the others that there are. Throws `badRequest` for a widget that there is not.
 */
export async function setSourceUse(
  session: DatabaseSession,
  agentId: string,
  {
    sourceId,
    widgetIds,
    allSourceIds,
  }: { sourceId: string; widgetIds: readonly string[]; allSourceIds: readonly string[] },
): Promise<void> {
  const rows = await changeChoices(session, agentId, ({ id, chosen }) => {
    const isWanted = widgetIds.includes(id);
    if (isWanted === (chosen === null || chosen.includes(sourceId))) return chosen;
    const others = (chosen ?? allSourceIds).filter((one) => one !== sourceId);
    return isWanted ? [...others, sourceId] : others;
  });
  if (widgetIds.some((id) => !rows.some((row) => row.id === id)))
    throw new AppError('badRequest', sourceKeys.unknownWidget);
}

/**
 * Takes a source that is deleted out of what widgets have chosen. One that had chosen no other has chosen none: it does not
 * begin to answer from all.
 */
export async function forgetSource(
  session: DatabaseSession,
  agentId: string,
  sourceId: string,
): Promise<void> {
  await changeChoices(session, agentId, ({ chosen }) =>
    chosen?.includes(sourceId) ? chosen.filter((id) => id !== sourceId) : chosen,
  );
}

/** The sources that a widget has chosen; null for all. */
type Choice = readonly string[] | null;

/** Lets each widget of an agent have another choice of sources; the same one leaves it as it is. All widgets, locked. */
async function changeChoices(
  session: DatabaseSession,
  agentId: string,
  choiceOf: (widget: { id: string; chosen: Choice }) => Choice,
): Promise<{ id: string }[]> {
  const scope = session.agent(agentId);
  const { languageIds } = await findAgent(session, agentId);
  const rows = await scope.select(widgets, { orderBy: asc(widgets.id), forUpdate: true });
  for (const { id, chatConfig } of rows) {
    const { gptSetting } = readChatConfig(chatConfig, languageIds);
    const chosen = gptSetting.gptTrainingJobList;
    const choice = choiceOf({ id, chosen });
    if (choice === chosen) continue;
    const gptTrainingJobList = choice && [...choice];
    await scope.update(
      widgets,
      {
        chatConfig: { ...chatConfig, gptSetting: { ...gptSetting, gptTrainingJobList } },
        revision: sql`${widgets.revision} + 1`,
      },
      eq(widgets.id, id),
    );
  }
  return rows;
}
