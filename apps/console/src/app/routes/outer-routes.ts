import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { hasSession } from '../../features/auth/session.ts';
import { takeWantedUrl } from '../../features/auth/wanted-url.ts';
import { defaultLanding } from '../access.ts';
import { loadSession } from '../guard.ts';
import { NotFound } from '../NotFound.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const root = createRootRouteWithContext<RouterContext>()({ notFoundComponent: NotFound });

export const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true });
  },
});

export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: () => {
    if (hasSession()) throw redirect({ href: takeWantedUrl() ?? defaultLanding, replace: true });
  },
  component: lazyRouteComponent(() => import('../../features/auth/LoginScreen.tsx'), 'LoginScreen'),
});

export const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('../../features/auth/LogoutScreen.tsx'), 'LogoutScreen'),
});

/** Everything below needs a signed-in user and stands in the shell. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: async ({ context, location }) => ({
    session: await loadSession(context.queryClient, location.href),
  }),
  component: lazyRouteComponent(() => import('../shell/Shell.tsx'), 'Shell'),
});
