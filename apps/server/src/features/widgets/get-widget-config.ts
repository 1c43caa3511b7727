import type { LanguageCode, WidgetConfig } from '@samtale/contract';
import type { App } from '../../app.ts';
import { mayGenerate } from '../generation/index.ts';
import type { ReleaseCache } from '../training/index.ts';
import { findWidget } from './find-widget.ts';
import { configOf } from './widget-for-visitors.ts';

/** How a widget looks and greets. Throws `notFound` for an unknown key. */
export async function getWidgetConfig(
  app: App,
  releases: ReleaseCache,
  clientKey: string,
  asked: LanguageCode | undefined,
): Promise<WidgetConfig> {
  const { widget, agent, chatConfig } = await findWidget(app, clientKey);
  const release = await releases.load(app.database, agent.id, agent.releaseNumber);
  const sendsMail = app.outbound.mailer !== null;
  const shown = { ...widget, chatConfig, mayGenerate: mayGenerate(app, agent), sendsMail };
  return configOf(shown, asked, (languageId) => release.get(languageId)?.compiled, app.now());
}
