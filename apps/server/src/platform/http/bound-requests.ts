import type { FastifyInstance } from 'fastify';
import type { AskerLimits } from '../limits/asker-limits.ts';
import { originOfRequest } from './client-origin.ts';
import { networkOf } from './network-of.ts';

/** Points for any request, whatever it is for and whoever turns out to ask: what it takes to find that out. */
const requestCost = 1;

/** Bounds how often a network may ask for anything at all. What a call of the API costs besides is taken by `createAdmission`. */
export function boundRequests(server: FastifyInstance, limits: AskerLimits): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { ip } = originOfRequest(request);
    limits.take({ person: null, network: networkOf(ip), company: null }, requestCost);
    done();
  });
}
