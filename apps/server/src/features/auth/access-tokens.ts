import { accessClaims } from '@samtale/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { SignedInUser } from '../../platform/http/guard.ts';

/** How long an access token works, in seconds. The console renews it before then. */
export const accessTokenLifetime = 15 * 60;

export interface AccessTokens {
  sign(userId: string, sessionId: string, now: Date): Promise<{ token: string; expiresAt: number }>;
  /** The user and session of a token, and when it expires; null when it is forged or has expired. */
  verify(token: string, now: Date): Promise<SignedInUser | null>;
}

/** Access tokens as JWT (RFC 7519), signed with HMAC-SHA-256. */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  return {
    async sign(userId, sessionId, now) {
      const signedAt = Math.floor(now.getTime() / 1000);
      const expiresAt = signedAt + accessTokenLifetime;
      const token = await new SignJWT({ sub: userId, sid: sessionId, iat: signedAt, exp: expiresAt })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(secret);
      return { token, expiresAt };
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now });
        const claims = accessClaims.safeParse(payload);
        if (!claims.success) return null;
        const { sub: userId, sid: sessionId, exp } = claims.data;
        return { userId, sessionId, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
