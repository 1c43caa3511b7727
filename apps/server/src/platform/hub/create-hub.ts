import type { Server as HttpServer } from 'node:http';
import {
  hubPath,
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
/** What is known of a staff socket: who, by which session, on which agent. */
export interface StaffSocketData {
  userId: string;
  sessionId: string;
  name: string;
  agentId: string;
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

/** Starts the hub on an HTTP server; with Redis all nodes share it. */
export async function createHub(http: HttpServer, redisUrl: string | null): Promise<Hub> {
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
