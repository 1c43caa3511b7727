import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerTooSlow } from './answer-broken-requests.ts';

/** How long a request may take to arrive, in milliseconds; one that brings a file has the server's longest time. */
const arrivesWithin = 30_000;
/** How often it is looked for those that do not arrive, in milliseconds. */
const lookInterval = 5000;

/** Which requests are being received, and which are worked on. */
export class RequestsUnderWay {
  /** Since when, in milliseconds of the process's clock. */
  private readonly arriving = new Map<FastifyRequest, number>();
  private readonly handled = new Set<FastifyRequest>();
  private readonly look: NodeJS.Timeout;
  private finished: (() => void) | null = null;

  /** @param longestBody Requests that may bring no more bytes than this have to arrive soon. */
  constructor(server: FastifyInstance, longestBody: number) {
    server.addHook('onRequest', (request, reply, done) => {
      this.arriving.set(request, performance.now());
      // `onResponse` is not called for a client who has gone before the reply.
      reply.raw.once('close', () => this.end(request));
      done();
    });
    server.addHook('preHandler', (request, _reply, done) => {
      if (this.arriving.delete(request)) this.handled.add(request);
      done();
    });
    this.look = setInterval(() => this.cutSlow(longestBody), lookInterval).unref();
  }

  /** Waits until what has arrived is answered, for so many milliseconds at most. */
  async finish(within: number): Promise<void> {
    clearInterval(this.look);
    if (this.handled.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, within);
      this.finished = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private end(request: FastifyRequest): void {
    this.arriving.delete(request);
    this.handled.delete(request);
    if (this.handled.size === 0) this.finished?.();
  }

  private cutSlow(longestBody: number): void {
    const before = performance.now() - arrivesWithin;
    for (const [request, since] of this.arriving) {
      if (since > before) return;
      if (request.routeOptions.bodyLimit > longestBody) continue;
      this.arriving.delete(request);
      answerTooSlow(request.raw.socket);
    }
  }
}
