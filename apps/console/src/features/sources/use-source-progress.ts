import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reread } from '../../lib/api/reread.ts';
import { useHubEvent, useHubState } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { showProgress } from './source-cache.ts';

/** Milliseconds between two readings of pages while their source is being read. */
const pagesEvery = 2000;
/** Milliseconds between two looks at a source that is being read: the hub may not be there. */
export const lookEvery = 5000;

/** Follows the reading of the agent's sources as the hub tells of it; the pages of those shown are read again now and then. */
export function useSourceProgress(): void {
  const { agent } = useSession();
  const { connected } = useHubState();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useHubEvent('sourceProgress', (progress) => {
    showProgress(queries, agent.id, progress);
    const readPages = () => {
      timer.current = undefined;
      void reread(queries, ['pages']);
    };
    timer.current ??= setTimeout(readPages, pagesEvery);
  });
  useEffect(() => {
    if (connected) void reread(queries, ['source', 'sources', 'pages']);
  }, [connected, queries]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
