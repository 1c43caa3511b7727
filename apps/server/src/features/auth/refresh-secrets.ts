import { createHmac } from 'node:crypto';

/**
 * The secret that comes after another one in a session: HMAC-SHA-256 (RFC 2104), with a key that only the server has.
 * Derived instead of drawn, so that an answer that was lost can be given again although only hashes are stored.
 */
export const successorOf = (key: Buffer, sessionId: string, secret: string): string =>
  createHmac('sha256', key).update(`${sessionId}.${secret}`).digest('base64url');
