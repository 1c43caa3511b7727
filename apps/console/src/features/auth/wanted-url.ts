const storageKey = 'samtale.wantedUrl';

/** Remembers where a guest wanted to go, for after the sign-in. */
export function rememberWantedUrl(url: string): void {
  const isOwn = /^\/(?![/\\])/.test(url) && !/^\/(login|logout)?([?#]|$)/.test(url);
  if (isOwn) sessionStorage.setItem(storageKey, url);
}

/** The remembered address, which is then forgotten: a refused one must not be tried twice. */
export function takeWantedUrl(): string | null {
  const url = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return url;
}
