import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent, Dispatcher } from 'undici';
import { acceptedEncodings, boundedBody, collectBody, uncompressed } from './bounded-body.ts';
import { OutboundError, outboundError } from './outbound-error.ts';
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
  /** What is for the server that is asked alone: these headers go along with no redirect to another. */
  ownHeaders?: readonly string[];
  /** A redirect is a reply like any other. */
  staysThere?: true;
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

/** A reply whose body is read by the caller as it comes. */
export interface OutboundStream {
  status: number;
  contentType: string;
  headers: OutboundReply['headers'];
  /**
   * The body, uncompressed, once; a reply is to be read or discarded.
   *
   * @throws {OutboundError} `tooLarge` after so many bytes, `timedOut`, `unreachable`.
   */
  read(bytesMax: number): AsyncGenerator<Uint8Array>;
  /** Ends a reply that is not wanted; after a short one the connection is used again. */
  discard(): Promise<void>;
}

/** The largest reply that is read in one piece, in bytes. */
export const outboundReplyMax = 1024 * 1024;

interface Opened {
  agent: Agent;
  /** Follows redirects; these headers stay behind where one leads to another server. */
  following(ownHeaders: readonly string[]): Dispatcher;
  retrying: Dispatcher;
}

/** As much of an unwanted reply is let come before its connection is ended, in bytes. */
const discardedMax = 16 * 1024;
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
  private dispatcher: Promise<Opened> | undefined;

  constructor(allowedPlaces: readonly string[] = []) {
    this.allowed = new AllowedPlaces(allowedPlaces);
  }

  /** @throws {OutboundError} when there is no reply; any status is one. */
  async ask(request: OutboundRequest): Promise<OutboundReply> {
    const address = webAddress(request.url);
    const { retrying, following } = await this.open();
    const signal = AbortSignal.timeout(request.timeoutMs);
    const asking = request.staysThere ? retrying : following(request.ownHeaders ?? []);
    try {
      const reply = await asking.request(sent(request, address, signal));
      const body = await collectBody(boundedBody(reply.body, outboundReplyMax), request);
      return {
        status: reply.statusCode,
        contentType: String(reply.headers['content-type'] ?? ''),
        body: new TextDecoder().decode(body),
        url: endOf(reply.context) ?? address.href,
        headers: reply.headers,
      };
    } catch (error) {
      throw signal.aborted ? new OutboundError('timedOut') : outboundError(error);
    }
  }

  /**
   * Asks once: a redirect is a reply like any other. Replies may come compressed.
   *
   * @throws {OutboundError} when there is no reply; any status is one.
   */
  async receive(
    request: Omit<OutboundRequest, 'takesBeginning' | 'ownHeaders' | 'staysThere'>,
  ): Promise<OutboundStream> {
    const address = webAddress(request.url);
    const { retrying } = await this.open();
    const signal = AbortSignal.timeout(request.timeoutMs);
    const failed = (error: unknown) =>
      signal.aborted ? new OutboundError('timedOut') : outboundError(error);
    try {
      const { statusCode, headers, body } = await retrying.request(
        sent(request, address, signal, { 'accept-encoding': acceptedEncodings }),
      );
      return {
        status: statusCode,
        contentType: String(headers['content-type'] ?? ''),
        headers,
        async *read(bytesMax) {
          try {
            const encoding = String(headers['content-encoding'] ?? '');
            yield* boundedBody(uncompressed(body, encoding), bytesMax);
          } catch (error) {
            throw failed(error);
          }
        },
        // Nobody waits for the rest, so that it did not come is no news.
        discard: () => body.dump({ limit: discardedMax }).catch(() => {}),
      };
    } catch (error) {
      throw failed(error);
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
        connect: (options, callback) => {
          const host = options.hostname.replace(/^\[|\]$/g, '');
          if (isIP(host) && this.isForbidden(host))
            callback(new OutboundError('forbiddenAddress', host), null);
          else connect(options, callback);
        },
      });
      const retrying = agent.compose(
        interceptors.retry({
          maxRetries: mostRetries,
          minTimeout: 300,
          maxTimeout: 2000,
          methods: ['GET', 'PUT', 'DELETE'],
          statusCodes: [429, 502, 503, 504],
          throwOnError: false,
        }),
      );
      return {
        agent,
        following: (ownHeaders) =>
          retrying.compose(
            interceptors.redirect({
              maxRedirections: mostRedirects,
              stripHeadersOnCrossOriginRedirect: [...ownHeaders],
            }),
          ),
        retrying,
      };
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

function webAddress(url: string): URL {
  const address = URL.parse(url);
  if (!address || !['http:', 'https:'].includes(address.protocol)) throw new OutboundError('badAddress');
  return address;
}

function sent(
  { method, headers, body }: OutboundRequest,
  address: URL,
  signal: AbortSignal,
  accepted: Record<string, string> = {},
) {
  return {
    origin: address.origin,
    path: address.pathname + address.search,
    method,
    headers: { 'user-agent': 'Samtale', ...accepted, ...basic(address), ...flat(headers) },
    body,
    signal,
  };
}

/** Where the last of the redirects led, as the interceptor tells it; where none are followed nobody does. */
function endOf(context: object | null): string | null {
  const history: unknown = context && 'history' in context ? context.history : null;
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
