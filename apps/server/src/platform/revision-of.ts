import { createHash } from 'node:crypto';

/** Tells one state of a thing from another: the same for values that are the same as JSON. */
export const revisionOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
