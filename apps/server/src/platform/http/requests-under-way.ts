import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerTooSlow } from './answer-broken-requests.ts';

/** How long a request may take to arrive, in milliseconds; one that brings a file has the server's longest time. */
const arrivesWithin = 30_000;
/** How often it is looked for those that do not arrive, in milliseconds. */
const lookInterval = 5000;

/**
 * What is under way on one connection. It names its requests and does not hold them: a collection that requests are put
 * into and taken out of again keeps those alive that have long been answered, until all memory is looked through.
 */
interface Connection {
  /** The id of the request that is being received: one of a connection after another. */
  arriving: string | null;
  /** Since when, in milliseconds of the process's clock. */
  since: number;
  /** The most bytes its body may have. */
  bodyLimit: number;
  /** How many requests are worked on. */
  handled: number;
}

/** Which requests are being received, and how many are worked on. */
export class RequestsUnderWay {
  private readonly connections = new Map<Socket, Connection>();
  private readonly look: NodeJS.Timeout;
  private handled = 0;
  private finished: (() => void) | null = null;

  /** @param longestBody Requests that may bring no more bytes than this have to arrive soon. */
  constructor(server: FastifyInstance, longestBody: number) {
    server.addHook('onRequest', (request, _reply, done) => {
      const connection = this.connectionOf(request);
      connection.arriving = request.id;
      connection.since = performance.now();
      connection.bodyLimit = request.routeOptions.bodyLimit;
      done();
    });
    server.addHook('preHandler', (request, _reply, done) => {
      const connection = this.connections.get(request.raw.socket);
      if (connection) {
        arrived(connection, request);
        connection.handled++;
        this.handled++;
      }
      done();
    });
    // Not called for a client who has gone before the reply: what they asked ends with their connection.
    server.addHook('onResponse', (request, _reply, done) => {
      const connection = this.connections.get(request.raw.socket);
      // One that was refused before it arrived was never worked on.
      if (connection && !arrived(connection, request)) this.end(connection, Math.min(1, connection.handled));
      done();
    });
    this.look = setInterval(() => this.cutSlow(longestBody), lookInterval).unref();
  }

  /** Waits until what has arrived is answered, for so many milliseconds at most. */
  async finish(within: number): Promise<void> {
    clearInterval(this.look);
    if (this.handled === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, within);
      this.finished = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private connectionOf({ raw: { socket } }: FastifyRequest): Connection {
    let connection = this.connections.get(socket);
    if (!connection) {
      const begun = { arriving: null, since: 0, bodyLimit: 0, handled: 0 };
      this.connections.set(socket, begun);
      socket.once('close', () => {
        this.connections.delete(socket);
        this.end(begun, begun.handled);
      });
      connection = begun;
    }
    return connection;
  }

  private end(connection: Connection, requests: number): void {
    connection.handled -= requests;
    this.handled -= requests;
    if (this.handled === 0) this.finished?.();
  }

  private cutSlow(longestBody: number): void {
    const before = performance.now() - arrivesWithin;
    for (const [socket, connection] of this.connections) {
      if (!connection.arriving || connection.since > before || connection.bodyLimit > longestBody) continue;
      connection.arriving = null;
      answerTooSlow(socket);
    }
  }
}

/** Whether it was still being received. */
function arrived(connection: Connection, { id }: FastifyRequest): boolean {
  if (connection.arriving !== id) return false;
  connection.arriving = null;
  return true;
}
