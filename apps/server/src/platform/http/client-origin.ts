import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

/** Where a request comes from. */
export interface ClientOrigin {
  /** Empty when the connection is gone already, and its peer with it. */
  ip: string;
  /** What the browser says it is; empty without a word. */
  userAgent: string;
}

/** Longer ones say nothing more about a browser. */
const userAgentMax = 400;

/**
 * Which addresses of a request are those of our proxies, for Fastify's `trustProxy`: the peer is hop 0, and each proxy
 * adds its own peer to the end of `X-Forwarded-For`. What stands further to the front anybody could have written.
 * A function, because Fastify trusts nobody when it is told a number (5.12, `lib/request.js`).
 */
export const trustedHops =
  (trustedProxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < trustedProxies;

/** The origin of a request to a Fastify server that was made with `trustedHops`. */
export const originOfRequest = ({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): ClientOrigin =>
  originOf(ip, raw);

/** The origin of a request that does not go through Fastify, as those to the hub. */
export const originOfConnection = (request: IncomingMessage, trustedProxies: number): ClientOrigin =>
  originOf(proxyAddr(request, trustedHops(trustedProxies)), request);

function originOf(told: string | undefined, { socket, headers }: IncomingMessage): ClientOrigin {
  // A proxy may say `unknown`.
  const address = told && isIP(told) ? told : socket.remoteAddress;
  return { ip: plainAddress(address ?? ''), userAgent: (headers['user-agent'] ?? '').slice(0, userAgentMax) };
}

/** An IPv4 address that came over an IPv6 socket (RFC 4291, section 2.5.5.2) as what it is. */
const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '');
