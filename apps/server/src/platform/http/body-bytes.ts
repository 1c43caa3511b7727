import type { FastifyRequest } from 'fastify';

/** Largest body of a call, in bytes, unless its endpoint says otherwise. */
export const defaultBodyLimit = 1024 * 1024;

/** The bytes of a body as the sender says; who sends without saying how much may send all that the endpoint takes. */
export function bytesOf(request: FastifyRequest): number {
  const told = Number(request.headers['content-length']) || 0;
  // Fastify makes `routeOptions` again each time, so only few ask for it.
  return request.headers['transfer-encoding'] ? Math.max(told, request.routeOptions.bodyLimit) : told;
}
