import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { reread } from '../../lib/api/reread.ts';
import { useHubState } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import type { WindowQuestion } from '../../service-worker/window-question.ts';
import { keptDeviceKey } from './kept-device-key.ts';

/** Answers what the service worker asks this window, and keeps the server's knowledge of this browser true. */
export function useServiceWorker(): void {
  const { user, agent } = useSession();
  const { connected } = useHubState();
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const language = i18n.language === 'en' ? 'en' : 'da';

  const answer = useEffectEvent((question: WindowQuestion): boolean => {
    // The hub tells a window of the agent it shows.
    if (question.ask === 'tell') return connected && question.payload.agentId === agent.id;
    void navigate({ href: question.url });
    return true;
  });
  useEffect(() => {
    const listen = ({ data, ports }: MessageEvent<WindowQuestion>) => ports[0]?.postMessage(answer(data));
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (localStorage.getItem(keptDeviceKey) === null) return;
    // Tried again when the console is opened the next time.
    import('./device-push.ts')
      .then(({ syncDevice }) => syncDevice({ userId: user.id, agentId: agent.id, language }))
      // A list from before lacks what is registered now.
      .then(() => reread(queries, ['pushDevices']))
      .catch(() => undefined);
  }, [user.id, agent.id, language, queries]);
}
