/** The value of a cookie, or null when there is none. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const split = part.indexOf('=');
    if (part.slice(0, split) === name) return decodeURIComponent(part.slice(split + 1));
  }
  return null;
}

/** Keeps a value for a number of days; browsers may shorten very long ones. */
export function writeCookie(name: string, value: string, days: number): void {
  const cookie = `${name}=${encodeURIComponent(value)}; max-age=${days * 24 * 60 * 60}; path=/; samesite=lax`;
  // The Cookie Store API is for secure addresses only; an installation may be served over plain HTTP.
  Object.assign(document, { cookie });
}
