const lifetimeDays = 500;

const nameOf = (clientKey: string) => `samtale_${encodeURIComponent(clientKey)}`;

/** The visitor's token on this site, if they have talked with this widget before. */
export function readToken(clientKey: string): string | null {
  const start = `${nameOf(clientKey)}=`;
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  return cookie ? decodeURIComponent(cookie.slice(start.length)) : null;
}

/** Remembers the token on this site, or forgets it when it is null. */
export function writeToken(clientKey: string, token: string | null): void {
  const maxAge = token === null ? 0 : lifetimeDays * 86_400;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const cookie = `${nameOf(clientKey)}=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  // The Cookie Store API is not there on plain http, where some host pages still live.
  Object.assign(document, { cookie });
}
