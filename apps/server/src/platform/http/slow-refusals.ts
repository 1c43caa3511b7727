import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { originOfRequest } from './client-origin.ts';
import { networkOf } from './network-of.ts';

/** Refusals of one network that are sent at once. */
const atOnce = 20;
/** Refusals of one network that are sent a second after that. */
const perSecond = 20;
/** Longest that a refusal is kept back, in milliseconds. */
const longest = 1000;

/**
 * Sends refusals for asking too much in time slots of the network that is refused. Clients who ignore `Retry-After` ask
 * again as soon as they are refused, so that refusing them at once would leave little time for the others.
 */
export class SlowRefusals {
  private readonly pace = new RateLimiter(60 * perSecond, () => performance.now(), atOnce);
  private readonly waiting = new WeakSet<Socket>();

  /** Sends a refusal when its slot has come. */
  schedule(request: FastifyRequest, reply: FastifyReply, send: () => void): void {
    const { socket } = request.raw;
    // A second request before the first is answered: what waits is bounded by the connections there are.
    if (this.waiting.has(socket)) {
      reply.header('connection', 'close');
      send();
      return;
    }
    const delay = this.delayOf(networkOf(originOfRequest(request).ip));
    if (delay === 0) {
      send();
      return;
    }
    this.waiting.add(socket);
    setTimeout(() => {
      this.waiting.delete(socket);
      send();
    }, delay).unref();
  }

  /** Takes the network's next slot; how long it is until then, in milliseconds. */
  private delayOf(network: string): number {
    const delay = 1000 * this.pace.secondsUntil(network);
    if (delay >= longest) return longest;
    this.pace.spend(network, 1);
    return delay;
  }
}
