import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { nothing } from '../calls/primitives.ts';
import { knownDevices, signedIn } from './auth.ts';

/** Who vouches for people's work accounts (OpenID Connect). `oidc` is any other issuer. */
export const workAccountProvider = z.enum(['microsoft', 'google', 'auth0', 'oidc']);
export type WorkAccountProvider = z.infer<typeof workAccountProvider>;

/** Where providers send people back to, in the console. */
export const callbackPath = '/callback';

export const workAccountKeys = {
  /** The provider could not be reached, or refused. */
  microsoftFailed: 'login.logintype.365failed',
  othersFailed: 'login.auth0failed',
  /** No user has the address. */
  notRegistered: 'login.logintype.notRegistered',
  /** The user signs in with a password. */
  usesPassword: 'login.logintype.usesPassword',
  /** The user signs in with a work account, and tried a password. */
  usesWorkAccount: 'login.logintype.usernamepasswordFailed',
} as const;

export const getWorkAccounts = endpoint({
  method: 'GET',
  path: '/auth/workAccounts',
  summary: 'With whose work accounts one may sign in here',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(z.object({ provider: workAccountProvider, name: z.string() })) }),
});

export const startWorkAccount = endpoint({
  method: 'POST',
  path: '/auth/startWorkAccount',
  summary: 'Where a sign-in with a work account begins (authorisation code with PKCE)',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: z.object({ provider: workAccountProvider }),
  /** The token goes back with the code: it is kept in the browser that began, and opens nothing by itself. */
  reply: z.object({ address: z.string(), token: z.string() }),
  errors: [workAccountKeys.microsoftFailed, workAccountKeys.othersFailed],
});

const returned = z.object({
  /** What the beginning of the sign-in gave. */
  token: z.string().max(4000),
  /** The whole address to which the provider sent the browser back. */
  address: z.url().max(8000),
  devices: knownDevices,
});
const refusals = [workAccountKeys.notRegistered, workAccountKeys.usesPassword, 'login.tooManyAttempts'];

export const loginWithAzureAd = endpoint({
  method: 'POST',
  path: '/auth/loginWithAzureAd',
  summary: 'Signs a user in with a work account of Microsoft Entra ID',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: returned,
  reply: signedIn,
  errors: [workAccountKeys.microsoftFailed, ...refusals],
});

export const loginWithAuth0 = endpoint({
  method: 'POST',
  path: '/auth/loginWithAuth0',
  summary: 'Signs a user in with a work account of any other provider',
  access: { kind: 'public' },
  params: nothing,
  query: nothing,
  body: returned,
  reply: signedIn,
  errors: [workAccountKeys.othersFailed, ...refusals],
});
