import { createHmac, timingSafeEqual } from 'node:crypto';

/** What opens the mailbox; the server prints it at its start, so whoever runs the server has it. */
export const mailboxKey = (secret: Buffer): string =>
  createHmac('sha256', secret).update('mailbox').digest('base64url');

export function isMailboxKey(secret: Buffer, key: string): boolean {
  const own = Buffer.from(mailboxKey(secret));
  const given = Buffer.from(key);
  return own.length === given.length && timingSafeEqual(own, given);
}
