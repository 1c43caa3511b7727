import { visitorKeys } from '@samtale/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { VisitorLimits } from '../../../platform/config.ts';
import { errorReplyOf } from '../../../platform/http/create-http-server.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { Pace } from '../../../platform/limits/pace.ts';
import type { SharedPaces } from '../../../platform/limits/shared-paces.ts';

/** What the paces are called at all nodes. */
const messagesName = 'visitor messages';
const conversationsName = 'visitor conversations';

/** Keeps a visitor who is no person from filling the database and the staff's lists, at whichever node. */
export class VisitorPace {
  private readonly shared: SharedPaces;
  private readonly messages: Pace;
  private readonly conversations: Pace;

  constructor({ messages, conversations }: VisitorLimits, shared: SharedPaces) {
    this.shared = shared;
    this.messages = shared.open(messagesName, messages);
    this.conversations = shared.open(conversationsName, conversations);
  }

  /** Counts a conversation that is to be begun. Throws `tooManyRequests`. */
  begin(ip: string): void {
    const network = networkOf(ip);
    if (!ip) return;
    if (!this.conversations.allows(network)) throw tooMany(this.conversations.secondsUntil(network));
    this.shared.note(conversationsName, network, 1);
  }

  /** Does what a visitor says or does, and counts it unless the server could not. Throws `tooManyRequests`. */
  async act<Done>(conversationId: string, deed: () => Promise<Done>): Promise<Done> {
    if (!this.messages.allows(conversationId)) throw tooMany(this.messages.secondsUntil(conversationId));
    this.shared.note(messagesName, conversationId, 1);
    try {
      return await deed();
    } catch (error) {
      if (errorReplyOf(error, '').code === 'unavailable') this.messages.giveBack(conversationId);
      throw error;
    }
  }
}

const tooMany = (seconds: number) =>
  new AppError('tooManyRequests', visitorKeys.tooMany, { retryAfter: Math.ceil(seconds) });
