import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import {
  hubMessageBytes,
  hubPath,
  type Role,
  type ServerToStaff,
  type ServerToWidget,
  type StaffToServer,
  staffNamespace,
  type WidgetToServer,
  widgetNamespace,
} from '@samtale/contract';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Asker } from '../limits/asker.ts';
import type { SharedRateLimiters, Spent } from '../limits/shared-rate-limiters.ts';
import { type BoundConnections, boundConnections, type ConnectionBounds } from './bound-connections.ts';
import { FairWebSockets } from './fair-web-sockets.ts';
import { UnderWay } from './under-way.ts';

type NoEvents = Record<string, never>;
/** On whose behalf a socket asks. */
interface BoundSocketData {
  asker: Asker;
}
/** What is known of a staff socket: who, by which session, on which agent, and with which roles there. */
export interface StaffSocketData extends BoundSocketData {
  userId: string;
  sessionId: string;
  name: string;
  agentId: string;
  roles: readonly Role[];
  /** When what lets it in is to be asked for again, in milliseconds since 1970. */
  admittedUntil: number;
}
/** What is known of a visitor's socket: the one conversation it may see. */
export interface WidgetSocketData extends BoundSocketData {
  conversationId: string;
  agentId: string;
}
export type StaffNamespace = Namespace<StaffToServer, ServerToStaff, NoEvents, StaffSocketData>;
export type WidgetNamespace = Namespace<WidgetToServer, ServerToWidget, NoEvents, WidgetSocketData>;
export type StaffSocket = Socket<StaffToServer, ServerToStaff, NoEvents, StaffSocketData>;
export type WidgetSocket = Socket<WidgetToServer, ServerToWidget, NoEvents, WidgetSocketData>;

export interface Hub {
  staff: StaffNamespace;
  widget: WidgetNamespace;
  /** Whether anyone listens in a room. With several nodes the answer is always yes. */
  hasListeners(namespace: { adapter: { rooms: Map<string, unknown> } }, room: string): boolean;
  /** Its connections within their bounds. */
  connections: BoundConnections;
  /** What it has been asked. */
  underWay: UnderWay;
  /** Answers what was asked; then all clients lose their connection, and look for another node. */
  close(): Promise<void>;
}

/** Milliseconds that clients have to answer that the hub closes: then they connect again, wherever they get. */
const goodbye = 500;
/** How often the nodes tell each other what askers have spent, in milliseconds. */
const tellInterval = 1000;

export interface HubOptions extends ConnectionBounds {
  /** Through which several nodes share the hub; null where there is one. */
  redisUrl: string | null;
  /** Go with all that the hub replies. */
  headers: Record<string, string>;
}

/** Starts the hub on an HTTP server; with Redis all nodes share it. */
export async function createHub(
  http: HttpServer,
  { redisUrl, headers, ...bounds }: HubOptions,
): Promise<Hub> {
  const shared = redisUrl ? await shareThroughRedis(redisUrl) : null;
  const io = new Server(http, {
    path: hubPath,
    serveClient: false,
    maxHttpBufferSize: hubMessageBytes,
    wsEngine: FairWebSockets,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    // Conversations are caught up by sequence number; the widget's frame is same-origin wherever it is embedded.
    transports: ['websocket', 'polling'],
    ...(shared && { adapter: shared.adapter }),
  });
  io.engine.use((_request: IncomingMessage, reply: ServerResponse, next: () => void) => {
    // One at a time: of an upgrade there is no more of a reply than that.
    for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
    next();
  });
  const connections = boundConnections(io, bounds);
  const underWay = new UnderWay();
  const telling = shared && tellOthers(io, bounds.limits.shared);
  // The namespace that Socket.IO has by itself is nobody's.
  io.use((_socket, next) => next(new Error('error.notFound')));
  return {
    // Socket.IO types all namespaces of a server alike; these two are what the contract says of them.
    staff: io.of(staffNamespace) as unknown as StaffNamespace,
    widget: io.of(widgetNamespace) as unknown as WidgetNamespace,
    hasListeners: (namespace, room) => shared !== null || namespace.adapter.rooms.has(room),
    connections,
    underWay,
    close: async () => {
      await underWay.end();
      clearInterval(telling ?? undefined);
      // Before Socket.IO closes them, which throws away what it has not sent.
      await connections.close(goodbye);
      await io.close();
      await shared?.close();
    },
  };
}

/** What an asker has spent at one node counts at the others too. */
function tellOthers(io: Server, paces: SharedRateLimiters): NodeJS.Timeout {
  // A namespace of its own: the other two are for clients, and what goes over them is typed as the contract has it.
  const nodes = io.of('/nodes');
  nodes.use((_socket, next) => next(new Error('error.notFound')));
  nodes.on('spent', (spent: Spent[]) => paces.spendElsewhere(spent));
  // From now on it is kept what is spent.
  paces.takeSpent();
  return setInterval(() => {
    const spent = paces.takeSpent();
    if (spent.length) nodes.serverSideEmit('spent', spent);
  }, tellInterval).unref();
}

/** Loaded only where there are several nodes: a quarter of the start would go into it. */
async function shareThroughRedis(url: string) {
  const { connectRedis } = await import('./connect-redis.ts');
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const client = await connectRedis(url);
  return { adapter: createAdapter(client), close: () => client.close() };
}
