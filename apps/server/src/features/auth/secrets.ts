import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits: what stands in a token that opens something. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. Nobody guesses 256 bits, so it needs no slow hash as passwords do. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Whether this is the secret of which the hash is stored, in a time that tells nothing. */
export function isSecret(secret: string, hash: string): boolean {
  const given = hashOfSecret(secret);
  return given.length === hash.length && timingSafeEqual(Buffer.from(given), Buffer.from(hash));
}

/** A token as its owner has it: the row's id and the secret. */
export const joinToken = (id: string, secret: string): string => `${id}.${secret}`;

export function splitToken(token: string): { id: string; secret: string } {
  const [id = '', secret = ''] = token.split('.');
  return { id, secret };
}
