import type { TOTP } from 'otpauth';

/** Seconds for which a code stands. */
const period = 30;

/** Loaded with the first authenticator app: most starts need none. */
async function totpOf(secret: string, email: string): Promise<TOTP> {
  const { TOTP } = await import('otpauth');
  return new TOTP({ issuer: 'Samtale', label: email, secret, digits: 6, period });
}

/** A new key for an authenticator app, in Base32. */
export async function newAppSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ size: 20 }).base32;
}

/** What the app's camera reads (`otpauth://`). */
export const appAddress = async (secret: string, email: string): Promise<string> =>
  (await totpOf(secret, email)).toString();

/**
 * The time step whose code this is (RFC 6238), one before or after the present counting too, since clocks differ;
 * null when it is none of them.
 */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const timestamp = now.getTime();
  const delta = (await totpOf(secret, '')).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** What the key of a user's app is sealed for. */
export const sealContext = (userId: string): string => `twoFactor:${userId}`;
