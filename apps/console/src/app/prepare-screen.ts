import type { QueryClient } from '@tanstack/react-query';
import { hasSession } from '../features/auth/session.ts';
import { userQuery } from './guard.ts';
import type { router as consoleRouter } from './router.ts';

/** Milliseconds after which the page is drawn without its screen: it says then that it is loading. */
const patience = 150;

/** Asks who is signed in, before anything else is ready. What fails is asked for again by the guard. */
export function askForUser(queries: QueryClient): Promise<unknown> {
  return hasSession() ? queries.prefetchQuery(userQuery) : Promise.resolve();
}

/**
 * Waits a little until what the address shows can be drawn at once: who is signed in, and the code of the screen, which
 * is fetched meanwhile and not after it.
 */
export async function prepareScreen(router: typeof consoleRouter, user: Promise<unknown>): Promise<void> {
  if (!hasSession()) return;
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const screens = matchedRoutes.map(({ options }) => options.component?.preload?.());
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all([user, ...screens]), late]);
}
