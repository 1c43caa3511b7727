interface Cookie {
  name: string;
  value: string;
  domain: string;
  /** Sent to the very host only, not to those below it. */
  hostOnly: boolean;
  path: string;
  secure: boolean;
  /** Milliseconds since 1970. */
  expires: number;
}

const mostCookies = 200;

/** Cookies of one reading, as RFC 6265 section 5 has them kept and sent. */
export class CookieJar {
  private cookies: Cookie[] = [];

  /** What a reply to a request sets. */
  keep(address: string, setCookie: string | readonly string[] | undefined): void {
    const url = new URL(address);
    for (const line of [setCookie ?? []].flat()) {
      const cookie = cookieOf(line, url);
      if (!cookie) continue;
      this.cookies = this.cookies.filter((kept) => !isSame(kept, cookie)).slice(-mostCookies);
      if (cookie.expires > Date.now()) this.cookies.push(cookie);
    }
  }

  /** The `Cookie` header of a request; empty for none. */
  headerFor(address: string): string {
    const url = new URL(address);
    return this.cookies
      .filter((cookie) => cookie.expires > Date.now() && belongs(cookie, url))
      .sort((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }
}

function cookieOf(line: string, url: URL): Cookie | null {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const equals = pair.indexOf('=');
  if (equals < 1) return null;
  const said = new Map(
    attributes.map((attribute) => {
      const [key = '', ...value] = attribute.split('=');
      return [key.toLowerCase(), value.join('=')];
    }),
  );
  const domain = said.get('domain')?.replace(/^\./, '').toLowerCase() ?? '';
  // A whole country's domain has no dot inside; the rest of the public suffixes matter little to a jar of one site.
  if (domain && (!isBelow(url.hostname, domain) || !domain.includes('.'))) return null;
  const path = said.get('path') ?? '';
  const maxAge = said.has('max-age') ? Number(said.get('max-age')) : Number.NaN;
  const until = Date.parse(said.get('expires') ?? '');
  const expires = Number.isNaN(maxAge) ? until : Date.now() + maxAge * 1000;
  return {
    name: pair.slice(0, equals),
    value: pair.slice(equals + 1),
    domain: domain || url.hostname,
    hostOnly: !domain,
    path: path.startsWith('/') ? path : url.pathname.replace(/\/[^/]*$/, '') || '/',
    secure: said.has('secure'),
    expires: Number.isNaN(expires) ? Number.POSITIVE_INFINITY : expires,
  };
}

const isSame = (a: Cookie, b: Cookie): boolean =>
  a.name === b.name && a.domain === b.domain && a.path === b.path;

function belongs({ domain, hostOnly, path, secure }: Cookie, url: URL): boolean {
  if (secure && url.protocol !== 'https:') return false;
  if (hostOnly ? url.hostname !== domain : !isBelow(url.hostname, domain)) return false;
  return url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
