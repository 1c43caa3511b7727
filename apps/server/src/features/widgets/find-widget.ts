import { type ChatConfig, type ChatConfigLanguage, type LanguageCode, languages } from '@samtale/contract';
import type { CompiledLanguage } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { agents } from '../agents/index.ts';
import { readChatConfig } from './read-chat-config.ts';
import { widgets } from './tables.ts';

/** A widget with its agent and all it is set to, by the key in the host page's snippet. Throws `notFound`. */
export async function findWidget(app: App, clientKey: string) {
  // Names in addresses may be anything; the database takes none with a zero in it.
  if (!/^[\w-]{1,100}$/.test(clientKey)) throw notFound();
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

/** The bot in one of its languages; undefined where it has none of it. */
export type CompiledIn = (languageId: string) => CompiledLanguage | undefined;

/**
 * The languages in which a widget's bot has something to say, the primary one first. One that was only just switched on
 * has no flows yet: its visitors would be met with silence. All of them where the bot says nothing in any.
 */
export function spokenLanguages(chatConfig: ChatConfig, compiledIn: CompiledIn) {
  const all = languagesOf(chatConfig);
  const spoken = all.filter(({ id }) => Object.keys(compiledIn(id)?.flows ?? {}).length > 0);
  return spoken.length ? spoken : all;
}

/** The language a visitor gets: the one asked for if it is among these, otherwise the first. Throws `notFound` without any. */
export function languageFor(
  spoken: readonly (typeof languages)[number][],
  asked: LanguageCode | undefined,
): (typeof languages)[number] {
  const language = spoken.find((one) => one.languageCodeShort === asked) ?? spoken[0];
  if (!language) throw notFound();
  return language;
}
