import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import {
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
import { joinFrames } from './join-frames.ts';

type NoEvents = Record<string, never>;
/** What is known of a staff socket: who, by which session, on which agent, and with which roles there. */
export interface StaffSocketData {
  userId: string;
  sessionId: string;
  name: string;
  agentId: string;
  roles: readonly Role[];
  /** When what lets it in is to be asked for again, in milliseconds since 1970. */
  admittedUntil: number;
}
/** What is known of a visitor's socket: the one conversation it may see. */
export interface WidgetSocketData {
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
  close(): Promise<void>;
}

/** The largest message a socket may send, in bytes; a larger one closes it. */
const maxHttpBufferSize = 256 * 1024;

/** Starts the hub on an HTTP server; with Redis all nodes share it. The headers go with all that it replies. */
export async function createHub(
  http: HttpServer,
  redisUrl: string | null,
  headers: Record<string, string> = {},
): Promise<Hub> {
  const shared = redisUrl ? await shareThroughRedis(redisUrl) : null;
  const io = new Server(http, {
    path: hubPath,
    serveClient: false,
    maxHttpBufferSize,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    // Conversations are caught up by sequence number; the widget's frame is same-origin wherever it is embedded.
    transports: ['websocket', 'polling'],
    ...(shared && { adapter: shared.adapter }),
  });
  joinFrames(io.engine);
  io.engine.use((_request: IncomingMessage, reply: ServerResponse, next: () => void) => {
    // One at a time: of an upgrade there is no more of a reply than that.
    for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
    next();
  });
  // The namespace that Socket.IO has by itself is nobody's.
  io.use((_socket, next) => next(new Error('error.notFound')));
  return {
    // Socket.IO types all namespaces of a server alike; these two are what the contract says of them.
    staff: io.of(staffNamespace) as unknown as StaffNamespace,
    widget: io.of(widgetNamespace) as unknown as WidgetNamespace,
    hasListeners: (namespace, room) => shared !== null || namespace.adapter.rooms.has(room),
    close: async () => {
      await io.close();
      await shared?.close();
    },
  };
}

/** Loaded only where there are several nodes: a quarter of the start would go into it. */
async function shareThroughRedis(url: string) {
  const { createClient } = await import('redis');
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const client = createClient({ url });
  // The client reconnects by itself; until then other nodes' events are caught up by sequence number.
  client.on('error', () => undefined);
  await client.connect();
  return { adapter: createAdapter(client), close: () => client.close() };
}
