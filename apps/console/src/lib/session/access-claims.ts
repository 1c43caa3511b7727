import { accessClaims } from '@samtale/contract';
import type { z } from 'zod';

/** What an access token says (RFC 7519 section 4); null when it cannot be read. Whether it holds the server checks. */
export function readAccessClaims(token: string): z.infer<typeof accessClaims> | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return accessClaims.parse(JSON.parse(atob(payload)));
  } catch {
    return null;
  }
}
