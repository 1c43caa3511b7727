import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { WidgetPages } from '../../platform/http/serve-widget.ts';
import { Remembered } from '../../platform/remembered.ts';
import { findWidget, languagesOf } from './find-widget.ts';
import { headerPage } from './header-page.ts';
import { widgets } from './tables.ts';
import { hostsOfWidget, launcherOf } from './widget-for-visitors.ts';
import { widgetsChanged } from './widgets-changed.ts';

/**
 * Milliseconds for which a widget's settings are good that another node may change, and of how many they are kept: sites
 * ask with every page.
 */
const [freshness, mostKept] = [5000, 5000];
/** That a site uses a widget is noted once in so many milliseconds. */
const noteInterval = 3600_000;

/** What the pages on other people's sites are made of. */
export function widgetPages(app: App): WidgetPages {
  const found = new Remembered<Awaited<ReturnType<typeof findWidget>>>(freshness, mostKept);
  const find = (clientKey: string) =>
    found.ask(clientKey, () =>
      findWidget(app, clientKey).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      }),
    );
  app.eventBus.subscribe(widgetsChanged, () => found.forget());
  const noted = new Remembered<true>(noteInterval, mostKept);
  const noteUse = ({ agentId, id }: Pick<typeof widgets.$inferSelect, 'agentId' | 'id'>) =>
    noted.ask(id, async () => {
      const lastUsedAt = app.now().toISOString();
      await app.database.agent(agentId).update(widgets, { lastUsedAt }, eq(widgets.id, id));
      return true;
    });
  return {
    async launcher(clientKey) {
      const known = await find(clientKey);
      if (!known) return null;
      await noteUse(known.widget);
      return launcherOf({ ...known.widget, chatConfig: known.chatConfig });
    },
    async hosts(clientKey) {
      const known = await find(clientKey);
      return known ? hostsOfWidget(known.widget) : [];
    },
    async header(clientKey) {
      const known = await find(clientKey);
      return known && headerPage(known.chatConfig);
    },
    async demo(clientKey) {
      const known = await find(clientKey);
      if (!known) return null;
      const { agent, chatConfig } = known;
      return { name: agent.name, languages: languagesOf(chatConfig).map((one) => one.languageCodeShort) };
    },
  };
}
