import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../lib/api/query-client.ts';
import { LoadFailed } from '../lib/screen/LoadFailed.tsx';
import { LoadingScreen } from '../lib/screen/LoadingScreen.tsx';
import { NotFound } from './NotFound.tsx';
import { routeTree } from './routes/route-tree.ts';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // The loading screen waits its own 300 ms before it shows anything.
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: LoadFailed,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
