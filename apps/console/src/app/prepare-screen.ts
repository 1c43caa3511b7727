import type { UserData } from '@samtale/contract';
import type { QueryClient } from '@tanstack/react-query';
import { askForFlows } from '../features/flow-list/ask-for-flows.ts';
import { defaultLanding, hasAnyRole, screenAccess } from '../lib/access/access.ts';
import { userQuery } from '../lib/api/user-query.ts';
import { selectedLink } from '../lib/session/selected-agent.ts';
import { hasSession } from '../lib/session/session.ts';
import type { router as consoleRouter } from './router.ts';

/** Milliseconds after which the page is drawn without its screen: it says then that it is loading. */
const patience = 250;

/** Asks who is signed in, before anything else is ready. What fails is asked for again by the guard. */
export function askForUser(queries: QueryClient): Promise<unknown> {
  return hasSession() ? queries.prefetchQuery(userQuery) : Promise.resolve();
}

/** What the screen that most begin with shows, so that it need not be drawn without. */
async function latestContent({ options, latestLocation }: typeof consoleRouter): Promise<void> {
  const { queryClient } = options.context;
  const user = queryClient.getQueryData<UserData>(userQuery.queryKey);
  const link = user && selectedLink(user);
  if (!link || latestLocation.pathname !== defaultLanding) return;
  if (hasAnyRole(link.roleList, screenAccess.flows)) await askForFlows(queryClient, link);
}

/**
 * Waits a little until what the address shows can be drawn at once: who is signed in, and the code of the screen, which
 * is fetched meanwhile and not after it.
 */
export async function prepareScreen(router: typeof consoleRouter, user: Promise<unknown>): Promise<void> {
  if (!hasSession()) return;
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const screens = matchedRoutes.map(({ options }) => options.component?.preload?.());
  const content = user.then(() => latestContent(router));
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all([content, ...screens]), late]);
}
