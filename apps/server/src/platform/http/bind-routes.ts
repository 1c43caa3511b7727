import { Readable } from 'node:stream';
import type { Endpoint } from '@samtale/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditOf } from '../audit/audit-calls.ts';
import type { AuditWriter } from '../audit/audit-writer.ts';
import type { Asker } from '../limits/asker.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';
import { JsonText } from '../tuning/json-text.ts';
import type { WorkerPool } from '../worker-pool/worker-pool.ts';
import { Admission } from './admit-call.ts';
import { askerOf } from './asker-of.ts';
import { bytesOf, defaultBodyLimit } from './body-bytes.ts';
import type { Caller } from './caller.ts';
import { checked } from './check-part.ts';
import { type ClientOrigin, originOfRequest } from './client-origin.ts';
import { FileReply, sendFile } from './file-reply.ts';
import { guard, type Identities } from './guard.ts';
import { inPieces } from './in-pieces.ts';
import { LargeBody, readLargeBodies } from './large-body.ts';
import { isLarge, LargeCalls } from './large-calls.ts';
import { replyText } from './reply-text.ts';
import type { Request, Route } from './route.ts';
import { writeTogether } from './write-together.ts';

/** Characters. A longer text is made into bytes piece by piece, as fast as it is read. */
const longText = 64 * 1024;
/** What files are sent as. */
const bytesType = 'application/octet-stream';

/** What routes are bound with. */
export interface RouteContext {
  identities: Identities;
  limits: AskerLimits;
  workers: Pick<WorkerPool, 'run'>;
  audit: AuditWriter;
}

/**
 * Serves each route under `/api`: who calls, whether they may ask for so much, then what they send, then the work, then
 * the reply's shape. What the staff have done is entered in the audit log once it has succeeded.
 */
export function bindRoutes(server: FastifyInstance, routes: readonly Route[], context: RouteContext): void {
  const admission = new Admission(context.limits);
  const largeCalls = new LargeCalls(admission);
  const bind = (part: FastifyInstance, route: Route) => {
    const { endpoint } = route;
    const answer = answerOf(route, context);
    const address = {
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
    };
    if (!isLarge(endpoint)) {
      part.route({
        ...address,
        handler: async (request, reply) => {
          const call = await identify(endpoint, request, context);
          const charge = admission.charge(endpoint, call.asker, bytesOf(request));
          const done = await admission.work(endpoint, charge, () => answer(request, call));
          return send(endpoint, done, request, reply);
        },
      });
      return;
    }
    part.route({
      ...address,
      // A file, or much else, is not even read from who may not send it.
      onRequest: async (request, reply) =>
        largeCalls.admit(endpoint, (await identify(endpoint, request, context)).asker, request, reply),
      handler: async (request, reply) => {
        // A body may take minutes to arrive: whether its sender may still do this is looked at again.
        const work = async () => answer(request, await identify(endpoint, request, context));
        return send(endpoint, await largeCalls.work(endpoint, request, work), request, reply);
      },
    });
  };
  server.addContentTypeParser(bytesType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  readLargeBodies(server);
  const isStreamed = ({ endpoint }: Route) => endpoint.rawBody === 'stream';
  for (const one of routes) if (!isStreamed(one)) bind(server, one);
  server.register(async (part) => {
    part.removeContentTypeParser(bytesType);
    part.addContentTypeParser(bytesType, (_request, payload, done) => done(null, payload));
    for (const one of routes) if (isStreamed(one)) bind(part, one);
  });
}

interface IdentifiedCall {
  asker: Asker;
  caller: Caller;
  client: ClientOrigin;
  params: Record<string, unknown>;
}

/** Who calls, and about what. Rejects when they may not. */
async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  { identities }: RouteContext,
): Promise<IdentifiedCall> {
  const params = checked(endpoint.params, request.params, 'params') as Record<string, unknown>;
  const client = originOfRequest(request);
  const caller = await guard(endpoint.access, request, params, identities);
  const company = 'agentId' in caller ? await identities.accountOf(caller.agentId) : null;
  return { asker: askerOf(caller, client, company), caller, client, params };
}

/** Checks what a call sends and does its work. */
function answerOf(
  { endpoint, handle }: Route,
  { workers, audit }: RouteContext,
): (request: FastifyRequest, call: IdentifiedCall) => Promise<unknown> {
  const beginEntry = auditOf(endpoint, audit);
  return async (request, { caller, client, params }) => {
    const body =
      request.body instanceof LargeBody
        ? await request.body.read(endpoint, workers)
        : checked(endpoint.body, bodyOf(endpoint, request), 'body');
    const query = checked(endpoint.query, request.query, 'query') as Record<string, unknown>;
    const enter = beginEntry && (await beginEntry({ caller, params, body, client }));
    const handled = await handle(new CheckedRequest({ params, query, body, caller, client }, request));
    if (enter) await enter(handled);
    return handled;
  };
}

/**
 * What a handler of Fastify's returns for what a call has come to. No async function: the text is mostly there at once,
 * and each of the many who ask would wait for two promises more.
 */
function send(endpoint: Endpoint, done: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (done instanceof FileReply) return sendFile(request, reply, done);
  const text = done instanceof JsonText ? done.text : replyText(endpoint.reply, done);
  return typeof text === 'string'
    ? sendText(text, request, reply)
    : text.then((pieces) => sendBytes(pieces, request, reply));
}

function sendText(text: string, request: FastifyRequest, reply: FastifyReply): string | Readable {
  if (text.length > longText) return sendPieces(inPieces(text, longText), Buffer.byteLength(text), reply);
  return sendWhole(text, request, reply);
}

function sendBytes(
  pieces: readonly Buffer[],
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | Readable {
  const [only, ...more] = pieces;
  return only && !more.length ? sendWhole(only, request, reply) : sendPieces(pieces, bytesIn(pieces), reply);
}

function sendWhole<Body>(body: Body, request: FastifyRequest, reply: FastifyReply): Body {
  asJson(reply);
  writeTogether(request.raw.socket);
  return body;
}

/** A long reply goes as fast as it is read. */
function sendPieces(pieces: Iterable<Buffer>, length: number, reply: FastifyReply): Readable {
  asJson(reply).header('content-length', length);
  return Readable.from(pieces, { objectMode: false });
}

const asJson = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');

const bytesIn = (pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);

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
