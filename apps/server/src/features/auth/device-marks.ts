import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Marks by which a browser is known in which a user has signed in before (OWASP's "device cookies"): guesses from
 * elsewhere, however many, do not lock it out. A mark opens nothing.
 */
export interface DeviceMarks {
  create(userId: string): string;
  /** The first of the marks that was given for a sign-in of this user; null when none was. */
  find(marks: readonly string[], userId: string): string | null;
}

export function createDeviceMarks(secret: Buffer): DeviceMarks {
  const signed = (nonce: string, userId: string) =>
    `${nonce}.${createHmac('sha256', secret).update(`${nonce}.${userId}`).digest('base64url')}`;
  return {
    create: (userId) => signed(randomBytes(12).toString('base64url'), userId),
    find: (marks, userId) =>
      marks.find((mark) => {
        const own = Buffer.from(signed(mark.split('.')[0] ?? '', userId));
        const given = Buffer.from(mark);
        return own.length === given.length && timingSafeEqual(own, given);
      }) ?? null,
  };
}
