import type { CookieJar as ToughJar } from 'tough-cookie';

/** Of one reply no more are kept; RFC 6265 section 6.1 asks for 50 a domain. */
const mostOfReply = 50;
/** Different cookies that are kept in all; tough-cookie would keep whatever a site thinks of. */
const mostCookies = 200;

/** Cookies of one reading, as RFC 6265 section 5 has them kept and sent. */
export class CookieJar {
  private jar: Promise<ToughJar> | null = null;
  private readonly known = new Set<string>();

  /** What a reply to a request sets. */
  async keep(address: string, setCookie: string | readonly string[] | undefined): Promise<void> {
    const lines = [setCookie ?? []].flat().slice(0, mostOfReply);
    if (!lines.length) return;
    this.jar ??= emptyJar();
    const jar = await this.jar;
    for (const line of lines) {
      const cookie = jar.setCookieSync(line, address, { ignoreError: true });
      if (!cookie) continue;
      const { domain, path, key } = cookie;
      const name = `${domain} ${path} ${key}`;
      if (this.known.size < mostCookies) this.known.add(name);
      else if (!this.known.has(name)) await jar.store.removeCookie(domain, path, key);
    }
  }

  /** The `Cookie` header of a request; empty for none. */
  async headerFor(address: string): Promise<string> {
    return this.jar ? (await this.jar).getCookieStringSync(address) : '';
  }
}

/** Loaded with the first cookie: with it comes the list of public suffixes. */
async function emptyJar(): Promise<ToughJar> {
  const { CookieJar } = await import('tough-cookie');
  return new CookieJar();
}
