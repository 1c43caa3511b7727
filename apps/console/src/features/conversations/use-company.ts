import type { Viewers } from '@samtale/contract';
import { useEffect, useRef, useState } from 'react';
import { useHubEvent, useHubState } from '../../lib/hub/hub.tsx';
import { useSession } from '../../lib/session/use-session.ts';

/** Milliseconds after which somebody who has not said so again writes no more, and between two times it is told. */
const writesFor = 6000;
const notifyEvery = 3000;

/** Who else is in a conversation: colleagues who look at it, and whoever is writing. Mount one for each. */
export function useCompany(chatToken: string) {
  const { user } = useSession();
  const { hub } = useHubState();
  const [viewers, setViewers] = useState<Viewers['users']>([]);
  const [typists, setTypists] = useState<ReadonlyMap<string | null, string | null>>(new Map());
  const timers = useRef(new Map<string | null, ReturnType<typeof setTimeout>>());
  const told = useRef(0);
  const [visitorSeenSeq, setVisitorSeenSeq] = useState(0);
  const [isVisitorHere, setVisitorHere] = useState<boolean | null>(null);

  const stopped = (id: string | null) => {
    clearTimeout(timers.current.get(id));
    setTypists((before) => {
      if (!before.has(id)) return before;
      const after = new Map(before);
      after.delete(id);
      return after;
    });
  };
  useHubEvent('viewers', (looking) => {
    if (looking.chatToken === chatToken) setViewers(looking.users.filter(({ id }) => id !== user.id));
  });
  useHubEvent('typing', ({ chatToken: where, user: who }) => {
    if (where !== chatToken || who?.id === user.id) return;
    const id = who?.id ?? null;
    setTypists((before) => new Map(before).set(id, who?.name ?? null));
    clearTimeout(timers.current.get(id));
    timers.current.set(
      id,
      setTimeout(() => stopped(id), writesFor),
    );
  });
  useHubEvent('stoppedTyping', ({ chatToken: where, userId }) => {
    if (where === chatToken) stopped(userId);
  });
  useHubEvent('visitorSeen', (seen) => {
    if (seen.chatToken === chatToken) setVisitorSeenSeq((before) => Math.max(before, seen.seq));
  });
  useHubEvent('visitorPresence', ({ chatToken: where, isHere }) => {
    if (where === chatToken) setVisitorHere(isHere);
  });
  useHubEvent('delivery', (run) => {
    if (run.chatToken !== chatToken) return;
    for (const { event } of run.events) {
      if (event.type === 'endUserSaid') stopped(null);
      if (event.type === 'staffSaid' || event.type === 'noteAdded') stopped(event.userId);
    }
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return {
    viewers,
    /** The last event that the visitor has had on the screen, as far as it was told since. */
    visitorSeenSeq,
    typists: [...typists.values()],
    /** The visitor is connected; null as long as that is not known. */
    isVisitorHere,
    /** The user has written something for the visitor. */
    wrote: () => {
      if (Date.now() - told.current < notifyEvery) return;
      told.current = Date.now();
      hub?.volatile.emit('typing', { chatToken });
    },
    /** The user has emptied the field without sending. */
    tookBack: () => {
      if (!told.current) return;
      told.current = 0;
      hub?.volatile.emit('stoppedTyping', { chatToken });
    },
  };
}
