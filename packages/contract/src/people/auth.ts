import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, id, languageCode, nothing } from '../calls/primitives.ts';
import { minimumPasswordLength, passwordMax } from './passwords.ts';
import { userData } from './profile.ts';

/** Shortest accepted user name at sign-in. */
export const minimumUserNameLength = 4;
/** So many of the newest devices are told at sign-in. */
export const devicesMax = 10;

/** What earlier sign-ins in a browser gave it: whoever else guesses wrongly cannot lock it out. */
export const knownDevices = z.array(z.string().max(500)).max(devicesMax).default([]);

export const loginBody = z.object({
  userName: z.string().trim().min(minimumUserNameLength, 'login.validation.userNameLength').max(320),
  password: z.string().min(minimumPasswordLength, 'login.validation.passwordLength').max(passwordMax),
  /** In which language the page was shown: letters come in it, until the user has chosen one. */
  lang: languageCode.optional(),
  devices: knownDevices,
});

/** `expiresAt` is when the access token stops working, in seconds since the epoch (its `exp`). */
export const tokenPair = z.object({
  accessToken: z.object({ token: z.string(), expiresAt: z.int() }),
  refreshToken: z.string(),
});
export type TokenPair = z.infer<typeof tokenPair>;

/** What a sign-in gives: the tokens, and the mark by which the browser is known at the next. */
export const signedIn = tokenPair.extend({ device: z.string() });
/** A sign-in that waits for a code: what is given then opens nothing by itself. */
export const waitingForCode = z.object({ refreshToken: z.string(), secondFactor: z.enum(['mail', 'app']) });

/** What a sign-in came to where no second factor is expected. Throws when one is asked for. */
export function withoutSecondFactor(
  reply: z.infer<typeof signedIn> | z.infer<typeof waitingForCode>,
): z.infer<typeof signedIn> {
  if ('secondFactor' in reply) throw new Error('A second factor is asked for');
  return reply;
}

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs a user in with user name and password, or asks for the second factor they have chosen',
  access: { kind: 'public' },
  audit: 'byItself',
  params: nothing,
  query: nothing,
  body: loginBody,
  reply: z.union([signedIn, waitingForCode]),
  errors: [
    'login.failed',
    'login.tooManyAttempts',
    'login.codeNotSent',
    'login.logintype.usernamepasswordFailed',
  ],
});

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary:
    'Exchanges a refresh token for a new pair; it is spent then, but for a minute in which the answer may be asked for again',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ refreshToken: z.string().max(500) }),
  reply: tokenPair,
  errors: ['session.expired'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session that the access token belongs to',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  /** Where the provider of the work account is left too, if the session began with one. */
  reply: acknowledged.extend({ address: z.string().nullable() }),
  invalidates: [],
});

export const getUserByAccessToken = endpoint({
  method: 'GET',
  path: '/auth/getUserByAccessToken',
  summary: 'The signed-in user with the agents and roles they have',
  access: { kind: 'signedIn', whenEnded: true },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: userData,
  provides: ['user'],
});

/** The claims of an access token. `iat`, when it was signed, tells browsers how far their clocks are off. */
export const accessClaims = z.object({ sub: id, sid: id, exp: z.int(), iat: z.int().optional() });
