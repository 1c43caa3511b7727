import { RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/font.css';
import { rememberWantedUrl } from '../features/auth/wanted-url.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { startTexts } from '../lib/i18n/i18n.ts';
import { onSessionEnd, resumeSession } from '../lib/session/session.ts';
import { toast } from '../lib/toast/toast.tsx';
import { wearKeptColours } from '../ui/theme/worn-theme.ts';
import { askForUser, prepareScreen } from './prepare-screen.ts';
import { Providers } from './providers.tsx';
import { router } from './router.ts';

resumeSession();
onSessionEnd((end) => {
  // The screen on which somebody else signs in goes on, and what it has read itself is theirs.
  if (end === 'replaced') return queryClient.removeQueries({ type: 'inactive' });
  queryClient.clear();
  if (end === 'expired') {
    rememberWantedUrl(router.history.location.href);
    toast.info(i18next.t('session.expired'));
  }
  void router.navigate({ to: end === 'expired' ? '/login' : '/' });
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
void start(container);

/** In a function: while this module awaited something itself, the screens, which import it, would wait for it. */
async function start(container: HTMLElement): Promise<void> {
  wearKeptColours();
  const user = askForUser(queryClient);
  await startTexts();
  await prepareScreen(router, user);
  createRoot(container).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
