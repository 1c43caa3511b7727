import { type LanguageCode, languages } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { agents } from '../agents/index.ts';
import { widgets } from './tables.ts';

/** A widget with its agent, by the key in the host page's snippet. Throws `notFound`. */
export async function findWidget(app: App, clientKey: string) {
  const agentId = await app.database.ownerOf(widgets, widgets.clientKey, clientKey);
  if (!agentId) throw notFound();
  const widget = await app.database.agent(agentId).first(widgets, eq(widgets.clientKey, clientKey));
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!widget || !agent) throw notFound();
  const spoken = languages.filter((language) => agent.languageIds.includes(language.id));
  return { widget, agent, languages: spoken };
}

/** The language a visitor gets: the one asked for if the agent has it, otherwise the agent's first. */
export function languageFor(
  spoken: readonly (typeof languages)[number][],
  asked: LanguageCode | undefined,
): (typeof languages)[number] {
  const language = spoken.find((one) => one.languageCodeShort === asked) ?? spoken[0];
  if (!language) throw notFound();
  return language;
}
