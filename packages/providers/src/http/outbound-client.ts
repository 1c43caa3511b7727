import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent, Dispatcher } from 'undici';
import { AllowedPlaces, isPrivateAddress } from './private-addresses.ts';

export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: readonly { name: string; value: string }[];
  body: string | Uint8Array | null;
  /** For all of it, retries and redirects included. */
  timeoutMs: number;
  /** Of a reply that is too large its beginning will do. */
  takesBeginning?: true;
}

export interface OutboundReply {
  status: number;
  contentType: string;
  body: string;
  /** Who answered in the end, after redirects. */
  url: string;
  /** By their names in small letters; what is sent several times has several values. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export const outboundFailures = [
  'badAddress',
  'forbiddenAddress',
  'unreachable',
  'timedOut',
  'tooLarge',
] as const;
export type OutboundFailure = (typeof outboundFailures)[number];

export class OutboundError extends Error {
  /** Not one of those after which a request is tried again. */
  readonly code = 'ERR_OUTBOUND';
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, detail = '') {
    super(detail || failure);
    this.failure = failure;
  }
}

/** The largest reply that is read, in bytes. */
export const outboundReplyMax = 1024 * 1024;

const mostRedirects = 3;
const mostRetries = 2;

/**
 * Asks other servers in the name of customers: only on the public Internet and in the places allowed beside it, in
 * time, and with an end to what is read. Where a name leads is looked at when the connection is made, redirects
 * included, so that no answer of a name server in between lets anybody in. Methods that change nothing when repeated
 * are tried again when nobody answers or a server is overloaded.
 */
export class OutboundClient {
  private readonly allowed: AllowedPlaces;
  private dispatcher: Promise<{ agent: Agent; composed: Dispatcher }> | undefined;

  constructor(allowedPlaces: readonly string[] = []) {
    this.allowed = new AllowedPlaces(allowedPlaces);
  }

  /** @throws {OutboundError} when there is no reply; any status is one. */
  async ask({
    method,
    url,
    headers,
    body,
    timeoutMs,
    takesBeginning,
  }: OutboundRequest): Promise<OutboundReply> {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (!address || !['http:', 'https:'].includes(address.protocol)) throw new OutboundError('badAddress');
    const { composed } = await this.open();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const reply = await composed.request({
        origin: address.origin,
        path: address.pathname + address.search,
        method,
        headers: { 'user-agent': 'Samtale', ...basic(address), ...flat(headers) },
        body,
        signal,
      });
      return {
        status: reply.statusCode,
        contentType: String(reply.headers['content-type'] ?? ''),
        body: takesBeginning ? await beginningOf(reply.body) : await reply.body.text(),
        url: endOf(reply.context) ?? address.href,
        headers: reply.headers,
      };
    } catch (error) {
      throw signal.aborted ? new OutboundError('timedOut') : failed(error);
    }
  }

  /** Whether a host is on the public Internet, as far as it can be told without asking for its address. */
  placeOf(host: string): 'public' | 'allowed' | 'forbidden' {
    const address = host.replace(/^\[|\]$/g, '');
    if (this.allowed.hasHost(address) || (isIP(address) && this.allowed.hasAddress(address)))
      return 'allowed';
    return isIP(address) && this.isForbidden(address) ? 'forbidden' : 'public';
  }

  async close(): Promise<void> {
    const opened = await this.dispatcher;
    await opened?.agent.destroy();
  }

  /** The HTTP client takes memory that most servers never need, so it is loaded when it is first used. */
  private open() {
    this.dispatcher ??= import('undici').then(({ Agent, buildConnector, interceptors }) => {
      const connect = buildConnector({ lookup: this.lookUp, timeout: 10_000 });
      const agent = new Agent({
        maxResponseSize: outboundReplyMax,
        connect: (options, callback) => {
          const host = options.hostname.replace(/^\[|\]$/g, '');
          if (isIP(host) && this.isForbidden(host))
            callback(new OutboundError('forbiddenAddress', host), null);
          else connect(options, callback);
        },
      });
      const composed = agent.compose(
        interceptors.retry({
          maxRetries: mostRetries,
          minTimeout: 300,
          maxTimeout: 2000,
          methods: ['GET', 'PUT', 'DELETE'],
          statusCodes: [429, 502, 503, 504],
          throwOnError: false,
        }),
        interceptors.redirect({ maxRedirections: mostRedirects }),
      );
      return { agent, composed };
    });
    return this.dispatcher;
  }

  private readonly lookUp: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const forbidden =
        !error && !this.allowed.hasHost(hostname) && found.find(({ address }) => this.isForbidden(address));
      const [first] = error ? [] : found;
      if (error) callback(error, '');
      else if (forbidden || !first) callback(new OutboundError('forbiddenAddress', hostname), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

  private isForbidden(address: string): boolean {
    return isPrivateAddress(address) && !this.allowed.hasAddress(address);
  }
}

/** As much of a body as comes before there is too much of it. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  try {
    for await (const part of body) parts.push(part);
  } catch (error) {
    if (failed(error).failure !== 'tooLarge') throw error;
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** Where the last of the redirects led, as the interceptor tells it. */
function endOf(context: object): string | null {
  const history: unknown = 'history' in context ? context.history : null;
  const last: unknown = Array.isArray(history) ? history.at(-1) : null;
  return last instanceof URL ? last.href : null;
}

/** What is written before the host's `@`. */
function basic({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const written = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(written).toString('base64')}` };
}

const flat = (headers: OutboundRequest['headers']): Record<string, string> =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));

function failed(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof Error && error.cause instanceof OutboundError) return error.cause;
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new OutboundError('tooLarge');
  if (code.includes('TIMEOUT')) return new OutboundError('timedOut');
  if (code === 'UND_ERR_INVALID_ARG') return new OutboundError('badAddress');
  return new OutboundError('unreachable', code || String(error));
}
