import { visitorKeys } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limiter.ts';
import { countedAddress } from '../../platform/limits/counted-address.ts';

/**
 * How often a visitor may do what costs others something: in one conversation, from one network, and at one mail address,
 * whose owner may never have been here.
 */
const limits = {
  leftMessage: { conversation: 5, network: 20 },
  transcript: { conversation: 5, network: 20, recipient: 5 },
  file: { conversation: 30, network: 200 },
} as const;

const hour = 3600;

interface Doing {
  conversationId: string;
  client: ClientOrigin;
  /** The address that mail goes to. */
  recipient?: string;
}

/** Throws `tooManyRequests`. */
export async function refuseTooMany(
  app: App,
  what: keyof typeof limits,
  { conversationId, client, recipient }: Doing,
): Promise<void> {
  const subjects = {
    conversation: conversationId,
    network: networkOf(client.ip),
    recipient: recipient === undefined ? undefined : countedAddress(recipient),
  };
  const counted = Object.entries(limits[what]).flatMap(([of, most]) => {
    const subject = subjects[of as keyof typeof subjects];
    const limit: AttemptLimit = { name: `visitor.${what}.${of}`, most, seconds: hour };
    return subject === undefined ? [] : [{ limit, subject }];
  });
  if (!(await app.limits.take(counted))) throw new AppError('tooManyRequests', visitorKeys.tooMany);
}
