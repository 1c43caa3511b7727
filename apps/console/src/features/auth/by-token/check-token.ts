import { ApiError, createClient, endpoints, type UserData } from '@samtale/contract';
import { apiBase, call, isUnauthorized } from '../../../lib/api/api.ts';
import { readAccessClaims } from '../../../lib/session/access-claims.ts';
import { hasSession } from '../../../lib/session/session.ts';

/** Whom an access token signs in, and who is signed in here already. */
export interface CheckedToken {
  user: UserData;
  /** Seconds since the epoch. */
  expiresAt: number;
  present: UserData | null;
}

const { getUserByAccessToken } = endpoints.auth;

/** Has the server say whose an access token is; null when it is nobody's or has expired. Throws `ApiError`. */
export async function checkToken(token: string): Promise<CheckedToken | null> {
  const claims = readAccessClaims(token);
  if (!claims) return null;
  const asOffered = createClient({ baseUrl: apiBase, token: () => token });
  try {
    const user = await asOffered(getUserByAccessToken);
    return { user, expiresAt: claims.exp, present: await presentUser() };
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/** A session that turns out to be over is none. */
async function presentUser(): Promise<UserData | null> {
  if (!hasSession()) return null;
  try {
    return await call(getUserByAccessToken);
  } catch (error) {
    if (error instanceof ApiError && !hasSession()) return null;
    throw error;
  }
}
