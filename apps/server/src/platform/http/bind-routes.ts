import { Readable } from 'node:stream';
import { type Endpoint, nothing } from '@samtale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { auditOf } from '../audit/audit-calls.ts';
import type { AuditWriter } from '../audit/audit-writer.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';
import { createAdmission } from './admit-call.ts';
import { clientOrigin } from './client-origin.ts';
import { FileReply, sendFile } from './file-reply.ts';
import { guard, type Identities } from './guard.ts';
import { JsonText } from './json-text.ts';
import type { Request, Route } from './route.ts';
import { findUnstorableText } from './unstorable-text.ts';
import { writeTogether } from './write-together.ts';

export const defaultBodyLimit = 1024 * 1024;
/** What files are sent as. */
const bytesType = 'application/octet-stream';

/** What routes are bound with. */
export interface RouteSurroundings {
  identities: Identities;
  limits: AskerLimits;
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
  { identities, limits, trustedProxies, audit }: RouteSurroundings,
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
        const result = await admitted(caller, client, async () => {
          const body = checked(endpoint.body, bodyOf(endpoint, request), 'body');
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
  const takesStream = ({ endpoint }: Route) => endpoint.rawBody === 'stream';
  server.addContentTypeParser(bytesType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const one of routes) if (!takesStream(one)) bind(server, one);
  server.register(async (part) => {
    part.removeContentTypeParser(bytesType);
    part.addContentTypeParser(bytesType, (request, payload, done) => {
      const isTooMuch = Number(request.headers['content-length']) > request.routeOptions.bodyLimit;
      done(isTooMuch ? new AppError('tooLarge', 'error.tooLarge') : null, payload);
    });
    for (const one of routes) if (takesStream(one)) bind(part, one);
  });
}

const isLarge = ({ rawBody, bodyLimit = 0 }: Endpoint) =>
  rawBody !== undefined || bodyLimit > defaultBodyLimit;

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

/** The key of what is wrong with a value whose schema names none of its own. */
const unlessNamed = { error: () => 'error.invalidValue' };

/** Parses one part of a request. A malformed id in the path cannot name anything, so it reads as not found. */
function checked(schema: z.ZodType, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  // Of the path and the query all that a call does not take is left out.
  if (schema === nothing && part !== 'body') return {};
  const result = schema.safeParse(value, unlessNamed);
  const unstorable = result.success ? findUnstorableText(result.data) : null;
  if (result.success && unstorable === null) return result.data;
  if (part === 'params') throw new AppError('notFound', 'error.notFound');
  if (unstorable !== null) {
    const fields = [{ path: unstorable, messageKey: 'error.unstorableText' }];
    throw new AppError('badRequest', 'error.badRequest', { fields });
  }
  throw new AppError('badRequest', 'error.badRequest', {
    fields: result.error?.issues.map((issue) => ({ path: issue.path.join('.'), messageKey: issue.message })),
  });
}
