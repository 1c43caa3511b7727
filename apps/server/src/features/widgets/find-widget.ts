import { type ChatConfig, type ChatConfigLanguage, type LanguageCode, languages } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { agents } from '../agents/index.ts';
import { readChatConfig } from './read-chat-config.ts';
import { widgets } from './tables.ts';

/** A widget with its agent and all it is set to, by the key in the host page's snippet. Throws `notFound`. */
export async function findWidget(app: App, clientKey: string) {
  const agentId = await app.database.ownerOf(widgets, widgets.clientKey, clientKey);
  if (!agentId) throw notFound();
  const widget = await app.database.agent(agentId).first(widgets, eq(widgets.clientKey, clientKey));
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!widget || !agent) throw notFound();
  return { widget, agent, chatConfig: readChatConfig(widget.chatConfig, agent.languageIds) };
}

/** A widget's languages, the primary one first. */
export const languagesOf = ({ primaryLanguageId, chatConfigLanguageList }: ChatConfig) =>
  chatConfigLanguageList
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ languageId }) => languages.find(({ id }) => id === languageId) ?? [])
    .toSorted((one, other) => Number(other.id === primaryLanguageId) - Number(one.id === primaryLanguageId));

const rank = ({ languageId }: ChatConfigLanguage) => languages.findIndex(({ id }) => id === languageId);

/** The language a visitor gets: the one asked for if the widget has it, otherwise its primary one. */
export function languageFor(
  chatConfig: ChatConfig,
  asked: LanguageCode | undefined,
): (typeof languages)[number] {
  const spoken = languagesOf(chatConfig);
  const language = spoken.find((one) => one.languageCodeShort === asked) ?? spoken[0];
  if (!language) throw notFound();
  return language;
}
