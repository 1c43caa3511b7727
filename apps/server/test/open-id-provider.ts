import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody with an account at the provider. */
export interface ProviderAccount {
  email: string;
  verified?: boolean;
}

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whom it knows, by the name they sign in with there, which is their subject. */
  accounts: Map<string, ProviderAccount>;
  close(): Promise<void>;
}

/** A real OpenID provider on a free port, whose one client may send people back anywhere. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>();
  let handle: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['samtale', 'a-secret-of-the-client-that-is-long-enough'];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://samtale.example/callback'],
        post_logout_redirect_uris: ['http://samtale.example/'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for tests'] },
    findAccount: (_, id) => {
      const account = accounts.get(id);
      return (
        account && {
          accountId: id,
          claims: () => ({ sub: id, email: account.email, email_verified: account.verified ?? true }),
        }
      );
    },
    pkce: { required: () => true },
  });
  provider.Client.prototype.redirectUriAllowed = () => true;
  provider.Client.prototype.postLogoutRedirectUriAllowed = () => true;
  handle = provider.callback();
  return {
    issuer,
    clientId,
    clientSecret,
    accounts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Signs in at the provider as a browser would. The address to which it sends the browser back. */
export async function signInAtProvider(address: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  let form: Record<string, string> | null = null;
  for (let steps = 0; steps < 20; steps++) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form ? new URLSearchParams(form) : undefined,
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      next = new URL(location, next).href;
      form = null;
      if (next.includes('/callback?')) return next;
    } else {
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (!prompt) throw new Error(`The provider shows something else: ${page.slice(0, 500)}`);
      form = { prompt, login, password: 'any' };
      next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', next).href;
    }
  }
  throw new Error('The provider does not send the browser back');
}
