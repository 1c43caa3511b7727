import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Where a request comes from. */
export interface ClientOrigin {
  ip: string;
  /** What the browser says it is; empty without a word. */
  userAgent: string;
}

/** Longer ones say nothing more about a browser. */
const userAgentMax = 400;

/**
 * Whom a connection comes from when so many proxies stand before the server: each adds its peer to the end of
 * `X-Forwarded-For`, and what stands further to the front anybody could have written. The peer of a connection that is
 * gone already is not known; its address is empty.
 */
export function clientOrigin(
  peer: string | undefined,
  headers: IncomingHttpHeaders,
  trustedProxies: number,
): ClientOrigin {
  const address = trustedProxies ? toldAddress(peer, headers, trustedProxies) : peer;
  const userAgent = (headers['user-agent'] ?? '').slice(0, userAgentMax);
  return { ip: plainAddress(address ?? ''), userAgent };
}

function toldAddress(peer: string | undefined, headers: IncomingHttpHeaders, trustedProxies: number) {
  const told = [headers['x-forwarded-for'] ?? []].flat().flatMap((header) => header.split(','));
  const hops = [...told.map((hop) => hop.trim()), peer ?? ''];
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '';
  return isIP(address) ? address : peer;
}

/** An IPv4 address that came over an IPv6 socket (RFC 4291, section 2.5.5.2) as what it is. */
const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '');
