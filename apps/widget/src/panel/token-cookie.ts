import type { LauncherConfig } from '@samtale/contract';

const lifetimeDays = 500;

/** Where the visitor's token is kept between pages. */
export interface TokenMemory {
  /** The token, if the visitor has talked with this widget before. */
  read(): string | null;
  /** Remembers it, or forgets it when it is null. */
  write(token: string | null): void;
}

/** In a cookie of the site; of a widget without memory, in this page alone. */
export function tokenMemory({ clientKey, withMemory }: LauncherConfig): TokenMemory {
  const name = `samtale_${encodeURIComponent(clientKey)}`;
  let ofPage: string | null = null;
  if (!withMemory) {
    return {
      read: () => ofPage,
      write: (token) => {
        ofPage = token;
      },
    };
  }
  return {
    read() {
      const start = `${name}=`;
      const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(start));
      return cookie ? decodeURIComponent(cookie.slice(start.length)) : null;
    },
    write(token) {
      const maxAge = token === null ? 0 : lifetimeDays * 86_400;
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      const cookie = `${name}=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
      // The Cookie Store API is not there on plain http, where some host pages still live.
      Object.assign(document, { cookie });
    },
  };
}
