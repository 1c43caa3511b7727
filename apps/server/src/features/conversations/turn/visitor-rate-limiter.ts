import { visitorKeys } from '@samtale/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { VisitorLimits } from '../../../platform/config.ts';
import { errorReplyOf } from '../../../platform/http/create-http-server.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { SharedRateLimiters } from '../../../platform/limits/shared-rate-limiters.ts';

/** Keeps a visitor who is no person from filling the database and the staff's lists, at whichever node. */
export class VisitorRateLimiter {
  private readonly messages: RateLimiter;
  private readonly conversations: RateLimiter;

  constructor({ messages, conversations }: VisitorLimits, shared: SharedRateLimiters) {
    this.messages = shared.open('visitor messages', messages);
    this.conversations = shared.open('visitor conversations', conversations);
  }

  /** Counts a conversation that is to be begun. Throws `tooManyRequests`. */
  begin(ip: string): void {
    if (!ip) return;
    const network = networkOf(ip);
    if (!this.conversations.allows(network)) throw tooMany(this.conversations.secondsUntil(network));
  }

  /** Does what a visitor says or does, and counts it unless the server could not. Throws `tooManyRequests`. */
  async act<Done>(conversationId: string, action: () => Promise<Done>): Promise<Done> {
    if (!this.messages.allows(conversationId)) throw tooMany(this.messages.secondsUntil(conversationId));
    try {
      return await action();
    } catch (error) {
      if (errorReplyOf(error, '').code === 'unavailable') this.messages.giveBack(conversationId);
      throw error;
    }
  }
}

const tooMany = (seconds: number) =>
  new AppError('tooManyRequests', visitorKeys.tooMany, { retryAfter: Math.ceil(seconds) });
