import type { LanguageCode, WidgetConfig } from '@samtale/contract';
import type { App } from '../../app.ts';
import type { ReleaseCache } from '../training/index.ts';
import { findWidget, languageFor } from './find-widget.ts';

/** How a widget looks and greets. Throws `notFound` for an unknown key. */
export async function getWidgetConfig(
  app: App,
  releases: ReleaseCache,
  clientKey: string,
  asked: LanguageCode | undefined,
): Promise<WidgetConfig> {
  const { widget, agent, languages } = await findWidget(app, clientKey);
  const language = languageFor(languages, asked);
  const release = await releases.load(app.database, agent.id, agent.releaseNumber);
  const compiled = release.get(language.id)?.compiled;
  const welcome = compiled?.welcomeFlowId ? compiled.flows[compiled.welcomeFlowId] : undefined;
  return {
    name: widget.name,
    language: language.languageCodeShort,
    languages: languages.map((one) => one.languageCodeShort),
    accentColor: widget.accentColor,
    welcome: welcome?.responses[0]?.bubbles ?? [],
  };
}
