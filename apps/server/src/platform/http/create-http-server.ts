import { databaseGoneKey, type ErrorReply, errorStatus, storageFullKey } from '@samtale/contract';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { isDatabaseGone } from '../database/database-gone.ts';
import { loggedError } from '../logged-error.ts';
import { isStorageFull } from '../storage-full.ts';
import { answerBrokenRequest } from './answer-broken-requests.ts';
import { trustedHops } from './client-origin.ts';
import { everyReplyHeaders } from './every-reply-headers.ts';
import { apiPolicy } from './page-headers.ts';
import { SlowRefusals } from './slow-refusals.ts';
import { closeUnread } from './unread-body.ts';

/** Longest a large document may take to arrive, in milliseconds. */
const requestTimeout = 600_000;
/** Longest the line and the headers of a request may take, in milliseconds. */
const headersTimeout = 15_000;
/** How often Node looks for requests that take longer, in milliseconds. */
const connectionsCheckingInterval = 5000;
/** More connections than this are not taken: each costs memory before it has said who it is. */
const mostConnections = 20_000;

/** What the path of a request that is too long is answered with (RFC 9110, section 15.5.15). */
const uriTooLong = 414;

/** A Fastify server with the product's error replies and headers, without routes. */
export function createHttpServer(config: Config): FastifyInstance {
  const sendError = errorSender(new SlowRefusals());
  const server = Fastify({
    logger: { level: config.logLevel, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than it tells: failures are logged with the request's id.
    childLoggerFactory: (logger) => logger,
    requestTimeout,
    trustProxy: trustedHops(config.trustedProxies),
    // A connection that is open already gets its answer, in the contract's form, also while the server stops.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    // Of a path that is too long, or cannot be read.
    frameworkErrors: sendError,
    http: { headersTimeout, connectionsCheckingInterval },
    routerOptions: { maxParamLength: 600 },
  });

  server.server.maxConnections = mostConnections;
  const headers = everyReplyHeaders(config.publicUrl);
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/') && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', apiPolicy);
    done(null, closeUnread(request, reply, payload));
  });

  server.setErrorHandler(sendError);
  return server;
}

function errorSender(refusals: SlowRefusals) {
  return (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void => {
    const answer = errorReplyOf(error, String(request.id));
    const status = statusOf(error) === uriTooLong ? uriTooLong : errorStatus[answer.code];
    // A refusal of ours says that it is busy: whoever floods it is not to fill the log too.
    if (status >= 500 && refusalIn(error) === null) {
      const { id: requestId, routeOptions } = request;
      request.log.error({ err: error, requestId, url: routeOptions.url }, 'request failed');
    }
    const { retryAfter } = answer.details;
    if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
    const send = () => void reply.status(status).send(answer);
    if (answer.code === 'tooManyRequests') refusals.schedule(request, reply, send);
    else send();
  };
}

/** Every failure as the contract shows it; what is not a refusal of ours is kept to the log. */
export function errorReplyOf(error: unknown, requestId: string): ErrorReply {
  const refusal = refusalIn(error);
  if (refusal) return { code: refusal.code, messageKey: refusal.messageKey, details: refusal.details };
  const status = statusOf(error) ?? 500;
  if (status === 413 || status === uriTooLong)
    return { code: 'tooLarge', messageKey: 'error.tooLarge', details: {} };
  if (status && status >= 400 && status < 500) {
    return {
      code: 'badRequest',
      messageKey: 'error.badRequest',
      details: { fields: [{ path: '', messageKey: 'error.malformedBody' }] },
    };
  }
  if (isStorageFull(error)) return { code: 'unavailable', messageKey: storageFullKey, details: {} };
  if (isDatabaseGone(error)) return { code: 'unavailable', messageKey: databaseGoneKey, details: {} };
  return { code: 'internal', messageKey: 'error.default', details: { requestId } };
}

/** A refusal, also one that a library has wrapped. */
function refusalIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause ? refusalIn(error.cause) : null;
}

/** The HTTP status that Fastify gives what it refuses. */
const statusOf = (error: unknown): number | undefined =>
  isFastifyError(error) ? error.statusCode : undefined;

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
