import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { places } from '../../places.ts';

/** Opened by itself an SVG is a page: it may run nothing and fetch nothing. */
const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the pictures that come with the product; `fileAddress` of the dialog package lets bubbles name them. */
export async function serveMedia(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: places.media,
    prefix: '/media/',
    index: false,
    maxAge: '1d',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('content-security-policy', mediaPolicy);
    },
  });
}
