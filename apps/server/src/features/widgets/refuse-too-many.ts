import { visitorKeys } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limits.ts';

/** How often a visitor may do what costs others something: in one conversation, and from one address. */
const limits = {
  leftMessage: [5, 20],
  transcript: [5, 20],
  file: [30, 200],
} as const;

const hour = 3600;

/** Throws `tooManyRequests`. */
export async function refuseTooMany(
  app: App,
  what: keyof typeof limits,
  conversationId: string,
  { ip }: ClientOrigin,
): Promise<void> {
  const limit = (of: string, most: number): AttemptLimit => ({
    name: `visitor.${what}.${of}`,
    most,
    seconds: hour,
  });
  const [inConversation, fromAddress] = limits[what];
  const isAllowed = await app.limits.take([
    { limit: limit('conversation', inConversation), subject: conversationId },
    { limit: limit('address', fromAddress), subject: ip },
  ]);
  if (!isAllowed) throw new AppError('tooManyRequests', visitorKeys.tooMany);
}
