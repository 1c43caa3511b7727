import type { BodyOf, endpoints, SettingsTemplate, TemplateBotType } from '@samtale/contract';
import { desc, eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { createId } from '../../platform/database/columns.ts';
import { settingsTemplates } from './tables.ts';

type NewTemplate = BodyOf<typeof endpoints.settings.addSettingsParameterTemplate>;

/** Keeps settings under a name. */
export async function addSettingsTemplate(
  app: App,
  agentId: string,
  { templateValue: value, templateDescription: description, botType }: NewTemplate,
): Promise<SettingsTemplate> {
  const row = { id: createId(), description, value, botType, createdAt: app.now().toISOString() };
  await app.database.agent(agentId).insert(settingsTemplates, [row]);
  return shown(row);
}

/** The settings an agent has kept, the newest first; of one type of bot where one is given. */
export async function listSettingsTemplates(
  app: App,
  agentId: string,
  botType: TemplateBotType | undefined,
): Promise<SettingsTemplate[]> {
  const rows = await app.database.agent(agentId).select(settingsTemplates, {
    where: botType === undefined ? undefined : eq(settingsTemplates.botType, botType),
    orderBy: [desc(settingsTemplates.createdAt), desc(settingsTemplates.id)],
  });
  return rows.map(shown);
}

const shown = (row: Omit<typeof settingsTemplates.$inferSelect, 'agentId'>): SettingsTemplate => ({
  id: row.id,
  templateValue: row.value,
  templateDescription: row.description,
  botType: row.botType,
  createdAt: row.createdAt,
});
