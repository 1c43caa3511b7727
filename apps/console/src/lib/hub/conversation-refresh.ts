import type { Subject } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reread } from '../api/reread.ts';
import { useHubEvent, useHubState } from './hub.tsx';

/** Milliseconds between two readings that conversations lead to. */
const interval = 5000;

/**
 * Has what is kept of the subjects read again when any of the agent's conversations changes: at once after a rest, at
 * most every five seconds in a stream of changes. A connection that came back counts as a change.
 */
export function useConversationRefresh(...subjects: readonly Subject[]): void {
  const queries = useQueryClient();
  const { connected } = useHubState();
  const wasConnected = useRef(connected);
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refresh = () => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        last.current = Date.now();
        void reread(queries, subjects);
      },
      Math.max(0, last.current + interval - Date.now()),
    );
  };
  const refreshLatest = useEffectEvent(refresh);

  useHubEvent('chatListUpdate', refresh);
  useEffect(() => {
    if (connected && !wasConnected.current) refreshLatest();
    wasConnected.current = connected;
  }, [connected]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
