import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AskerPoints, unreadBytes, unreadSeconds } from '@samtale/contract';
import type { Server } from 'socket.io';
import { originOfConnection } from '../http/client-origin.ts';
import { networkOf } from '../http/network-of.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';
import { within } from '../within.ts';
import { Connection, type EngineConnection } from './connection.ts';

/** Points for a request to the hub's address: a connection that is opened, or a poll. */
const requestCost = 2;
/** How often it is looked who does not read, in milliseconds. */
const lookInterval = 1000;

export interface ConnectionBounds {
  limits: AskerLimits;
  points: AskerPoints;
  trustedProxies: number;
}

/** The hub's connections within their bounds. */
export interface BoundConnections {
  of(engine: EngineConnection): Connection;
  /** Closes all once they have what waits for them. Those that do not read it within so many milliseconds are cut. */
  close(patience: number): Promise<void>;
}

/**
 * Bounds what connects to the hub: how many connections a network has, how often it asks for one, and for how long and how
 * much a client may leave unread.
 */
export function boundConnections(
  { engine }: Server,
  { limits, points, trustedProxies }: ConnectionBounds,
): BoundConnections {
  const byEngine = new Map<EngineConnection, Connection>();
  const countOf = new Map<string, number>();
  const packetsPerMinute = Math.max(points.visitor, points.user);
  const originOf = (request: IncomingMessage) => networkOf(originOfConnection(request, trustedProxies).ip);

  engine.use((request: IncomingMessage, reply: ServerResponse, next: () => void) => {
    try {
      limits.take({ person: null, network: originOf(request), company: null }, requestCost);
      next();
    } catch {
      reply.writeHead(429, { 'retry-after': '1' }).end();
    }
  });
  engine.on('connection', (opened: EngineConnection) => {
    const network = originOf(opened.request);
    const count = (countOf.get(network) ?? 0) + 1;
    const connection = new Connection(opened, network, packetsPerMinute);
    byEngine.set(opened, connection);
    countOf.set(network, count);
    opened.once('close', () => {
      byEngine.delete(opened);
      const left = (countOf.get(network) ?? 1) - 1;
      if (left) countOf.set(network, left);
      else countOf.delete(network);
    });
    if (count > limits.socketsOfNetwork) connection.end();
  });

  const look = setInterval(() => {
    const now = performance.now();
    const unreadOf = new Map<string, number>();
    for (const connection of byEngine.values()) {
      const unread = (unreadOf.get(connection.network) ?? 0) + connection.unread;
      unreadOf.set(connection.network, unread);
      const isFull = connection.fullFor(now) > unreadSeconds * 1000;
      if (isFull || (connection.unread && unread > unreadBytes.network)) connection.end();
    }
  }, lookInterval).unref();

  return {
    of(opened) {
      const connection = byEngine.get(opened);
      if (!connection) throw new Error('a connection that was never opened, or is closed');
      return connection;
    },
    close: async (patience) => {
      clearInterval(look);
      const open = [...byEngine.values()];
      await within(patience, Promise.all(open.map((connection) => connection.close())));
      for (const connection of open) connection.end();
    },
  };
}
