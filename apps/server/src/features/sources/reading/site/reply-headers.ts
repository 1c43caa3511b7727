import type { KnownReply } from '../reading.ts';
import type { SiteReply } from './site-requests.ts';

/** Asks for a reply only if it is another than the known one (RFC 9110, 13.1). */
export function conditionsOf(known: KnownReply | undefined): { name: string; value: string }[] {
  return [
    ...(known?.etag ? [{ name: 'if-none-match', value: known.etag }] : []),
    ...(known?.httpLastModified ? [{ name: 'if-modified-since', value: known.httpLastModified }] : []),
  ];
}

export const knownBy = ({ headers }: SiteReply): KnownReply => ({
  etag: only(headers.etag),
  httpLastModified: only(headers['last-modified']),
});

/** `X-Robots-Tag`, also where it names somebody: `samtale: noindex`. */
export function robotsHeaderOf({ headers }: SiteReply): { noIndex: boolean; noFollow: boolean } {
  const lines = [headers['x-robots-tag'] ?? []].flat();
  const meant = lines.filter((line) => !/^\s*(?!samtale\b|unavailable_after\b|max-)[\w-]+\s*:/i.test(line));
  const said = meant.join(',').toLowerCase();
  return { noIndex: /\b(?:noindex|none)\b/.test(said), noFollow: /\b(?:nofollow|none)\b/.test(said) };
}

const only = (value: string | readonly string[] | undefined): string | null =>
  [value ?? []].flat()[0] ?? null;
