/** The value of a cookie, or null when there is none, or one that cannot be read: others may have written it. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const split = part.indexOf('=');
    if (part.slice(0, split) === name) return decoded(part.slice(split + 1));
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Keeps a value for a number of days; browsers may shorten very long ones. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${name}=${encodeURIComponent(value)}; max-age=${days * 24 * 60 * 60}; path=/; samesite=lax${secure}`;
  // The Cookie Store API is for secure addresses only; an installation may be served over plain HTTP.
  Object.assign(document, { cookie });
}
