import { type ChatClientInput, type LanguageCode, newId, type WidgetPreview } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { findAgent } from '../agents/index.ts';
import { mayGenerate } from '../generation/index.ts';
import type { ReleaseCache } from '../training/index.ts';
import { readChatConfig } from './read-chat-config.ts';
import { widgets } from './tables.ts';
import { previewOf } from './widget-for-visitors.ts';

/** What visitors would get of a widget as it stands in a form; one that is not saved yet has no key. Throws `notFound`. */
export async function previewClient(
  app: App,
  releases: ReleaseCache,
  agentId: string,
  input: ChatClientInput,
  language: LanguageCode,
): Promise<WidgetPreview> {
  const agent = await findAgent(app.database, agentId);
  const saved =
    input.id === newId ? null : await app.database.agent(agentId).first(widgets, eq(widgets.id, input.id));
  if (saved === undefined) throw notFound();
  const release = await releases.load(app.database, agentId, agent.releaseNumber);
  const chatConfig = readChatConfig(input.chatConfig, agent.languageIds);
  const widget = {
    ...input,
    clientKey: saved?.clientKey ?? '',
    chatConfig,
    mayGenerate: mayGenerate(app, agent),
    sendsMail: app.outbound.mailer !== null,
  };
  return previewOf(widget, language, (languageId) => release.get(languageId)?.compiled, app.now());
}
