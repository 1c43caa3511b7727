import type { WorkAccountProvider } from '@samtale/contract';
import { z } from 'zod';

/** A provider of work accounts (OpenID Connect), at which this product is a registered client. */
export interface WorkAccountSettings {
  provider: WorkAccountProvider;
  /** As the button at the sign-in calls it. */
  name: string;
  issuer: string;
  clientId: string;
  /** None for a client that has PKCE alone. */
  clientSecret: string | null;
  /**
   * Whether the provider vouches for every address it tells, so that one need not be marked as verified: the directory
   * of one company does, one in which anybody opens an account does not.
   */
  trustsAddresses: boolean;
}

const issuer = z.url({ protocol: /^https?$/, error: 'it has to be an address with http:// or https://' });
const name = (said: string) => z.string().regex(/^[\w.-]+$/, said);

/** What of the environment says where work accounts come from. */
export const workAccountEnvironment = {
  MICROSOFT_TENANT: name('it has to be the name or the id of a tenant')
    // Anybody may have a directory there, in which they call themselves what they like.
    .refine(
      (tenant) => !/^(common|organizations|consumers)$/i.test(tenant),
      'it has to be one tenant, not one that everybody shares',
    )
    .optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  AUTH0_DOMAIN: name('it has to be a host, such as company.eu.auth0.com').optional(),
  AUTH0_CLIENT_ID: z.string().optional(),
  AUTH0_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_NAME: z.string().default('OpenID'),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_TRUST_ADDRESSES: z.stringbool('it has to be true or false').default(false),
};

type Environment = z.infer<z.ZodObject<typeof workAccountEnvironment>>;

/** The providers that the environment names. */
export function workAccountsOf(env: Environment): WorkAccountSettings[] {
  const found = [
    {
      provider: 'microsoft' as const,
      name: 'Microsoft',
      issuer: env.MICROSOFT_TENANT && `https://login.microsoftonline.com/${env.MICROSOFT_TENANT}/v2.0`,
      clientId: env.MICROSOFT_CLIENT_ID,
      clientSecret: env.MICROSOFT_CLIENT_SECRET,
      trustsAddresses: true,
    },
    {
      provider: 'google' as const,
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      trustsAddresses: false,
    },
    {
      provider: 'auth0' as const,
      name: 'Auth0',
      issuer: env.AUTH0_DOMAIN && `https://${env.AUTH0_DOMAIN}/`,
      clientId: env.AUTH0_CLIENT_ID,
      clientSecret: env.AUTH0_CLIENT_SECRET,
      trustsAddresses: false,
    },
    {
      provider: 'oidc' as const,
      name: env.OIDC_NAME,
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      trustsAddresses: env.OIDC_TRUST_ADDRESSES,
    },
  ];
  return found.flatMap(({ issuer, clientId, clientSecret, ...settings }) =>
    issuer && clientId ? [{ ...settings, issuer, clientId, clientSecret: clientSecret ?? null }] : [],
  );
}
