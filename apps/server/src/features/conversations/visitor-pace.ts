import { visitorKeys } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';
import type { VisitorLimits } from '../../platform/config.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { Pace } from '../../platform/limits/pace.ts';

/** People type, and read, more often than they speak. */
const signalsOfMessage = 4;

/** Keeps a visitor who is no person from filling the database and the staff's lists. */
export class VisitorPace {
  private readonly messages: Pace;
  private readonly signals: Pace;
  private readonly conversations: Pace;

  constructor({ messages, conversations }: VisitorLimits) {
    this.messages = new Pace(messages);
    this.signals = new Pace(signalsOfMessage * messages);
    this.conversations = new Pace(conversations);
  }

  /** Counts a conversation that is to be begun. Throws `tooManyRequests`. */
  begin(ip: string): void {
    if (ip && !this.conversations.allows(networkOf(ip))) throw tooMany();
  }

  /** Counts what a visitor says or does. Throws `tooManyRequests`. */
  act(conversationId: string): void {
    if (!this.messages.allows(conversationId)) throw tooMany();
  }

  /** Counts that a visitor types or has read; false when it is to be passed over. */
  maySignal(conversationId: string): boolean {
    return this.signals.allows(conversationId);
  }
}

const tooMany = () => new AppError('tooManyRequests', visitorKeys.tooMany);
