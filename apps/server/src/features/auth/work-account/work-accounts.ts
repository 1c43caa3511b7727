import { callbackPath, type WorkAccountProvider, workAccountKeys } from '@samtale/contract';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { App } from '../../../app.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { WorkAccountSettings } from '../../../platform/work-account-settings.ts';

/** How long what a provider tells of itself is believed, in milliseconds. */
const lifetime = 3600_000;
/** How long somebody may take at the provider, in milliseconds. */
const patience = 15 * 60_000;
const scope = 'openid email profile';
const sealContext = 'workAccount';

/** What a browser keeps while its user is at the provider. */
const begun = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});

/** Who a provider says it is. */
export interface WorkIdentity {
  provider: WorkAccountProvider;
  issuer: string;
  subject: string;
  /** The address, in lower case; null where nobody vouches for it. */
  address: string | null;
}

export const failedKey = (provider: WorkAccountProvider): string =>
  provider === 'microsoft' ? workAccountKeys.microsoftFailed : workAccountKeys.othersFailed;

/** Sign-ins at the providers of work accounts: OpenID Connect Core, the authorisation code flow with PKCE (RFC 7636). */
export class WorkAccounts {
  readonly settings: readonly WorkAccountSettings[];
  private readonly app: App;
  private readonly known = new Map<string, { until: number; configuration: Promise<Configuration> }>();

  constructor(app: App, settings: readonly WorkAccountSettings[]) {
    this.app = app;
    this.settings = settings;
  }

  /** Where a sign-in begins, and what goes back with the code. Throws `notFound` and `unavailable`. */
  async begin(provider: WorkAccountProvider): Promise<{ address: string; token: string }> {
    const settings = this.settingsOf(provider);
    return this.asking(settings, async (configuration) => {
      const client = await import('openid-client');
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: this.returnAddress(),
        scope,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      const until = this.app.now().getTime() + patience;
      const kept: z.infer<typeof begun> = { provider, state, nonce, verifier, until };
      return { address: address.href, token: this.app.secrets.seal(JSON.stringify(kept), sealContext) };
    });
  }

  /** Who has come back from a provider. Throws `unauthorized` when it was not they who left, or too late. */
  async end(token: string, address: string): Promise<WorkIdentity> {
    const kept = this.read(token);
    const settings = this.settings.find(({ provider }) => provider === kept?.provider);
    if (!kept || !settings || kept.until <= this.app.now().getTime())
      throw new AppError('unauthorized', failedKey(settings?.provider ?? 'oidc'));
    return this.asking(settings, async (configuration) => {
      const client = await import('openid-client');
      // The path is ours: what the browser says of it is not believed.
      const returned = new URL(this.returnAddress());
      returned.search = new URL(address).search;
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: kept.verifier,
        expectedState: kept.state,
        expectedNonce: kept.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token');
      const { iss: issuer, sub: subject } = claims;
      return { provider: settings.provider, issuer, subject, address: addressIn(claims, settings) };
    });
  }

  /** Where to end the session at the provider too; null where it has no such place, or does not answer. */
  async endAddress(provider: string): Promise<string | null> {
    const settings = this.settings.find((one) => one.provider === provider);
    if (!settings) return null;
    return this.asking(settings, async (configuration) => {
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      const { buildEndSessionUrl } = await import('openid-client');
      const back = { post_logout_redirect_uri: `${this.app.publicUrl()}/`, client_id: settings.clientId };
      return buildEndSessionUrl(configuration, back).href;
    }).catch(() => null);
  }

  private returnAddress = () => `${this.app.publicUrl()}${callbackPath}`;

  private settingsOf(provider: WorkAccountProvider): WorkAccountSettings {
    const settings = this.settings.find((one) => one.provider === provider);
    if (!settings) throw new AppError('notFound', failedKey(provider));
    return settings;
  }

  private read(token: string): z.infer<typeof begun> | null {
    try {
      return begun.parse(JSON.parse(this.app.secrets.open(token, sealContext)));
    } catch {
      return null;
    }
  }

  /** Does what needs the provider. Throws `unauthorized` where it refuses, `unavailable` where it does not answer. */
  private async asking<T>(
    settings: WorkAccountSettings,
    ask: (configuration: Configuration) => Promise<T>,
  ): Promise<T> {
    const configuration = await this.configurationOf(settings).catch((err: unknown) => {
      this.app.log.warn({ err, issuer: settings.issuer }, 'a provider of work accounts does not answer');
      throw new AppError('unavailable', failedKey(settings.provider));
    });
    return ask(configuration).catch((err: unknown) => {
      this.app.log.warn({ err, issuer: settings.issuer }, 'a sign-in with a work account failed');
      throw new AppError('unauthorized', failedKey(settings.provider));
    });
  }

  private configurationOf(settings: WorkAccountSettings): Promise<Configuration> {
    const now = this.app.now().getTime();
    const known = this.known.get(settings.provider);
    if (known && known.until > now) return known.configuration;
    const configuration = discover(settings);
    this.known.set(settings.provider, { until: now + lifetime, configuration });
    configuration.catch(() => this.known.delete(settings.provider));
    return configuration;
  }
}

async function discover({ issuer, clientId, clientSecret }: WorkAccountSettings): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, discovery, None } = await import('openid-client');
  const proof = clientSecret ? ClientSecretPost(clientSecret) : None();
  // Only an issuer that the operator has set to be without TLS is asked without it.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, undefined, proof, { execute });
}

/** The address that the provider vouches for. */
function addressIn(claims: Record<string, unknown>, { trustsAddresses }: WorkAccountSettings): string | null {
  const told = trustsAddresses ? (claims.email ?? claims.preferred_username) : claims.email;
  const isSure = trustsAddresses || claims.email_verified === true;
  return isSure && typeof told === 'string' ? told.toLowerCase() : null;
}
