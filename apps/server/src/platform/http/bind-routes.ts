import { Readable } from 'node:stream';
import type { Endpoint } from '@samtale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { auditOf } from '../audit/audit-calls.ts';
import type { AuditWriter } from '../audit/audit-writer.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';
import type { WorkerPool } from '../worker-pool/worker-pool.ts';
import { createAdmission } from './admit-call.ts';
import { checked } from './check-part.ts';
import { clientOrigin } from './client-origin.ts';
import { FileReply, sendFile } from './file-reply.ts';
import { guard, type Identities } from './guard.ts';
import { JsonText } from './json-text.ts';
import { LargeBody, readLargeBodies } from './large-body.ts';
import type { Request, Route } from './route.ts';
import { writeTogether } from './write-together.ts';

export const defaultBodyLimit = 1024 * 1024;
/** What files are sent as. */
const bytesType = 'application/octet-stream';

/** What routes are bound with. */
export interface RouteSurroundings {
  identities: Identities;
  limits: AskerLimits;
  workers: Pick<WorkerPool, 'run'>;
  trustedProxies: number;
  audit: AuditWriter;
}

/**
 * Serves each route under `/api`: who calls, whether they may ask for so much, then what they send, then the work, then the reply's shape. What the staff
 * have done is entered in the audit log once it has succeeded.
 */
export function bindRoutes(
  server: FastifyInstance,
  routes: readonly Route[],
  { identities, limits, workers, trustedProxies, audit }: RouteSurroundings,
): void {
  const admit = createAdmission(limits, identities);
  const bind = (part: FastifyInstance, { endpoint, handle }: Route) => {
    const beginEntry = auditOf(endpoint, audit);
    const paramsOf = (request: FastifyRequest) =>
      checked(endpoint.params, request.params, 'params') as Record<string, unknown>;
    const callerOf = (request: FastifyRequest) =>
      guard(endpoint.access, request, paramsOf(request), identities);
    const admitted = admit(endpoint);
    part.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
      // A file, or much else, is not even read from who may not send it.
      onRequest: isLarge(endpoint) ? [async (request) => void (await callerOf(request))] : [],
      handler: async (request, reply) => {
        const params = paramsOf(request);
        const client = clientOrigin(request.ip, request.headers, trustedProxies);
        const caller = await callerOf(request);
        const result = await admitted({ caller, client, bytes: bytesOf(request) }, async () => {
          const body =
            request.body instanceof LargeBody
              ? await request.body.read(endpoint, workers)
              : checked(endpoint.body, bodyOf(endpoint, request), 'body');
          const query = checked(endpoint.query, request.query, 'query') as Record<string, unknown>;
          const enter = beginEntry && (await beginEntry({ caller, params, body, client }));
          const handled = await handle(new CheckedRequest({ params, query, body, caller, client }, request));
          if (enter) await enter(handled);
          return handled;
        });
        if (result instanceof FileReply) return sendFile(request, reply, result);
        const answer =
          result instanceof JsonText ? result.text : JSON.stringify(endpoint.reply.parse(result));
        reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
        writeTogether(request.raw.socket);
        return answer;
      },
    });
  };
  server.addContentTypeParser(bytesType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const kinds = Object.groupBy(routes, ({ endpoint }) => bodyKindOf(endpoint));
  for (const one of kinds.ordinary ?? []) bind(server, one);
  server.register(async (part) => {
    readLargeBodies(part);
    for (const one of kinds.largeJson ?? []) bind(part, one);
  });
  server.register(async (part) => {
    part.removeContentTypeParser(bytesType);
    part.addContentTypeParser(bytesType, (request, payload, done) => {
      const isTooMuch = Number(request.headers['content-length']) > request.routeOptions.bodyLimit;
      done(isTooMuch ? new AppError('tooLarge', 'error.tooLarge') : null, payload);
    });
    for (const one of kinds.stream ?? []) bind(part, one);
  });
}

/** How the body of a call is read. */
function bodyKindOf({ rawBody, bodyLimit = 0 }: Endpoint): 'ordinary' | 'largeJson' | 'stream' {
  if (rawBody === 'stream') return 'stream';
  return !rawBody && bodyLimit > defaultBodyLimit ? 'largeJson' : 'ordinary';
}

const isLarge = ({ rawBody, bodyLimit = 0 }: Endpoint) =>
  rawBody !== undefined || bodyLimit > defaultBodyLimit;

/** As the sender says; who sends without saying how much may have sent all that the endpoint takes. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const told = Number(headers['content-length']) || 0;
  return headers['transfer-encoding'] ? Math.max(told, routeOptions.bodyLimit) : told;
}

type CheckedParts = Pick<Request<Endpoint>, 'params' | 'query' | 'body' | 'caller' | 'client'>;

/**
 * What a handler is given. A class, since few calls take bytes: getters in an object literal would make a hidden class
 * for each request, which keeps the whole of it alive until a full collection.
 */
class CheckedRequest implements Request<Endpoint> {
  readonly params: CheckedParts['params'];
  readonly query: CheckedParts['query'];
  readonly body: CheckedParts['body'];
  readonly caller: CheckedParts['caller'];
  readonly client: CheckedParts['client'];
  readonly #incoming: FastifyRequest;

  constructor({ params, query, body, caller, client }: CheckedParts, incoming: FastifyRequest) {
    this.params = params;
    this.query = query;
    this.body = body;
    this.caller = caller;
    this.client = client;
    this.#incoming = incoming;
  }

  get rawBody(): Buffer {
    const { body } = this.#incoming;
    return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  }

  get bodyStream(): Readable {
    const { body } = this.#incoming;
    return body instanceof Readable ? body : Readable.from([]);
  }
}

function bodyOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  return endpoint.rawBody ? {} : (request.body ?? {});
}
