import {
  type Acknowledgement,
  type Delivery,
  hubPath,
  plansEndedKey,
  reconnectDelay,
  type ServerToStaff,
  type StaffToServer,
  staffNamespace,
  type WatchRequest,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Socket } from 'socket.io-client';
import { askOverHttp } from '../api/ask-over-http.ts';
import { followAccess } from '../api/follow-access.ts';
import { accessToken, renewSession } from '../session/session.ts';
import { emptyLog } from './conversation-log.ts';
import { type WatchState, watchConversation } from './conversation-watch.ts';

type Hub = Socket<ServerToStaff, StaffToServer>;

/** Milliseconds the hub has to answer a question. */
const answerWithin = 8000;

interface HubState {
  hub: Hub | null;
  connected: boolean;
  isWanted: boolean;
}

const HubContext = createContext<HubState>({ hub: null, connected: false, isWanted: false });

/** Opens the connection; Socket.IO itself is fetched meanwhile, after the screen has been drawn. */
async function openHub(agentId: string): Promise<Hub> {
  const { io } = await import('socket.io-client');
  return io(staffNamespace, {
    path: hubPath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: reconnectDelay,
    reconnectionDelayMax: reconnectDelay,
    randomizationFactor: 0,
    // Asked for at every connection, so that a renewed token is the one that is sent.
    auth: (send) => {
      accessToken().then(
        (token) => send({ token: token ?? '', agentId }),
        () => send({ token: '', agentId }),
      );
    },
  });
}

interface HubProviderProps {
  agentId: string;
  /** Nothing is connected where nothing would be let in. */
  isWanted: boolean;
  children: ReactNode;
}

/**
 * Keeps the one connection to the hub for an agent, and tries again when it is lost or refused. Where the server has
 * closed or refused it, the session may be over or the user may do less: that is found out.
 */
export function HubProvider({ agentId, isWanted, children }: HubProviderProps) {
  const [hub, setHub] = useState<Hub | null>(null);
  const [connected, setConnected] = useState(false);
  const queries = useQueryClient();
  const router = useRouter();
  // What cannot be found out now is when the connection is back.
  const askForAccess = useEffectEvent(() => void followAccess(queries, router).catch(() => undefined));
  // The guard knows when they have.
  const leadAway = useEffectEvent(() => void router.invalidate());
  useEffect(() => {
    if (!isWanted) return;
    let wanted = true;
    let socket: Hub | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let wasConnected = false;
    // Socket.IO tries again by itself, except after the server has refused or closed a connection.
    const tryAgain = () => {
      setConnected(false);
      clearTimeout(again);
      if (!socket?.active) again = setTimeout(() => socket?.connect(), reconnectDelay);
    };
    const open = async () => {
      try {
        const opened = await openHub(agentId);
        if (!wanted) return void opened.close();
        socket = opened;
        socket.on('connect', () => {
          setConnected(true);
          // Nobody was told here of what changed meanwhile.
          if (wasConnected) askForAccess();
          wasConnected = true;
        });
        socket.on('disconnect', (reason) => {
          tryAgain();
          if (reason === 'io server disconnect') askForAccess();
        });
        socket.on('connect_error', ({ message }) => {
          tryAgain();
          // A renewal that is refused ends the session.
          if (message === 'session.expired') renewSession().catch(() => undefined);
          if (message === 'error.notFound') askForAccess();
          if (message === plansEndedKey) leadAway();
        });
        setHub(socket);
      } catch {
        // Socket.IO could not be fetched: the user sees that there is no connection.
        if (wanted) again = setTimeout(open, reconnectDelay);
      }
    };
    void open();
    return () => {
      wanted = false;
      clearTimeout(again);
      socket?.off().close();
      setHub(null);
      setConnected(false);
    };
  }, [agentId, isWanted]);
  return <HubContext value={{ hub, connected, isWanted }}>{children}</HubContext>;
}

/** Whether the hub is connected, or is to be, and a way to send to it. */
export const useHubState = (): HubState => useContext(HubContext);

/** Runs a handler whenever the hub sends an event; the handler may change between renders. */
export function useHubEvent<Name extends keyof ServerToStaff>(
  name: Name,
  handler: ServerToStaff[Name],
): void {
  const { hub } = useContext(HubContext);
  const handle = useEffectEvent((...values: unknown[]) =>
    (handler as (...values: unknown[]) => void)(...values),
  );
  useEffect(() => {
    if (!hub) return;
    // The untyped socket: the compiler cannot follow a name that is still a type parameter.
    const events = hub as unknown as Socket;
    const event: string = name;
    const listener = (...values: unknown[]) => handle(...values);
    events.on(event, listener);
    return () => void events.off(event, listener);
  }, [hub, name]);
}

const loading: WatchState = { status: 'loading', log: emptyLog };

/** Milliseconds without the hub after which a log is read over HTTP, and between two such readings. */
const readWithoutHub = 3000;

/**
 * Follows a conversation's log: in order, nothing lost, nothing doubled, across lost connections. Where there is no way
 * to the hub, the log is read over HTTP now and then.
 */
export function useConversationLog(chatToken: string): WatchState {
  const { hub } = useContext(HubContext);
  const [state, setState] = useState<{ chatToken: string; watched: WatchState } | null>(null);
  useEffect(() => {
    let watching = true;
    const ask = async (request: WatchRequest): Promise<Acknowledgement<Delivery> | null> => {
      while (watching && hub?.connected) {
        const answer = await hub
          .timeout(answerWithin)
          .emitWithAck('watch', request)
          .catch(() => null);
        if (answer) return answer;
      }
      return watching ? askOverHttp(request) : null;
    };
    const watch = watchConversation({
      chatToken,
      ask,
      onChange: (watched) => setState({ chatToken, watched }),
    });
    const catchUp = () => void watch.catchUp();
    const withoutHub = setInterval(() => {
      if (!hub?.connected) catchUp();
    }, readWithoutHub);
    hub?.on('delivery', watch.receive);
    hub?.on('connect', catchUp);
    if (hub?.connected) catchUp();
    return () => {
      watching = false;
      clearInterval(withoutHub);
      hub?.off('delivery', watch.receive);
      hub?.off('connect', catchUp);
      if (hub?.connected) hub.emit('unwatch', { chatToken });
    };
  }, [hub, chatToken]);
  return state?.chatToken === chatToken ? state.watched : loading;
}
