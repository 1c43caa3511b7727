import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { originOfConnection, originOfRequest, trustedHops } from './client-origin.ts';

/** Whom a request with these lines of `X-Forwarded-For` comes from, as Fastify and as the hub see it. */
async function originsOf(trustedProxies: number, ...forwardedFor: string[]) {
  const fastify = Fastify({ trustProxy: trustedHops(trustedProxies) });
  fastify.get('/', async (request) => originOfRequest(request).ip);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const plain = createServer((request, reply) => reply.end(originOfConnection(request, trustedProxies).ip));
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const answerOf = ({ port }: AddressInfo) =>
    new Promise<string>((resolve, reject) => {
      const headers = forwardedFor.length ? { 'x-forwarded-for': forwardedFor } : {};
      const read = async (reply: IncomingMessage) => resolve((await reply.toArray()).join(''));
      ask({ port, host: '127.0.0.1', headers, agent: false }, read).on('error', reject).end();
    });
  const origins = [
    await answerOf(fastify.server.address() as AddressInfo),
    await answerOf(plain.address() as AddressInfo),
  ];
  await fastify.close();
  plain.close();
  return origins;
}
const both = (ip: string) => [ip, ip];

test('without a proxy nobody can say where they come from', async () => {
  expect(await originsOf(0, '203.0.113.7')).toEqual(both('127.0.0.1'));
});

test('behind proxies it is whom the first of ours was asked by, whatever stands before that', async () => {
  expect(await originsOf(1, '1.2.3.4, 203.0.113.7')).toEqual(both('203.0.113.7'));
  expect(await originsOf(2, '1.2.3.4, 203.0.113.7 , 10.0.0.1')).toEqual(both('203.0.113.7'));
  expect(await originsOf(2, '1.2.3.4, 203.0.113.7', '10.0.0.1')).toEqual(both('203.0.113.7'));
});

test('with fewer hops than proxies it is the first one', async () => {
  expect(await originsOf(2, '203.0.113.7')).toEqual(both('203.0.113.7'));
  expect(await originsOf(2)).toEqual(both('127.0.0.1'));
});

test('what is no address is the peer, and IPv4 over IPv6 is IPv4', async () => {
  expect(await originsOf(1, 'unknown')).toEqual(both('127.0.0.1'));
  expect(await originsOf(1, '::ffff:203.0.113.7')).toEqual(both('203.0.113.7'));
  expect(await originsOf(1, '2001:db8::1')).toEqual(both('2001:db8::1'));
});
