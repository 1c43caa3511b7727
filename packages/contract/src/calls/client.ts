import type { CallInput, Endpoint, ReplyOf } from './endpoint.ts';
import { type ErrorReply, errorReply } from './errors.ts';

/** A call that the server refused, or that never reached it (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly reply: ErrorReply;
  constructor(status: number, reply: ErrorReply) {
    super(`${status} ${reply.messageKey}`);
    this.name = 'ApiError';
    this.status = status;
    this.reply = reply;
  }
}

const unreachable: ErrorReply = { code: 'unavailable', messageKey: 'error.unreachable', details: {} };

type Parts<E extends Endpoint> = Partial<CallInput<E>> & { rawBody?: Blob; signal?: AbortSignal };

export interface ClientOptions {
  /** Ends without a slash, e.g. `/api`. */
  baseUrl: string;
  /** The bearer token to send now, if there is one. */
  token(): Promise<string | null> | string | null;
}

/** The address of a call: path parameters filled in, query appended. */
export function addressOf(endpoint: Endpoint, params: object = {}, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value !== undefined) search.append(name, String(value));
  return search.size ? `${path}?${search}` : path;
}

/** The TanStack Query key of a call: its path template first, so that all calls of an endpoint can be invalidated. */
export function queryKey<E extends Endpoint>(
  endpoint: E,
  input: Partial<CallInput<E>> = {},
): readonly unknown[] {
  return [endpoint.path, input.params ?? {}, input.query ?? {}, input.body ?? {}];
}

/** Makes the function that calls any endpoint, typed by its declaration. Throws `ApiError`. */
export function createClient({ baseUrl, token }: ClientOptions) {
  return async function call<E extends Endpoint>(endpoint: E, input: Parts<E> = {}): Promise<ReplyOf<E>> {
    const headers = new Headers({ accept: 'application/json' });
    const bearer = endpoint.access.kind === 'public' ? null : await token();
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    let body: string | Blob | undefined;
    if (input.rawBody) {
      headers.set('content-type', 'application/octet-stream');
      body = input.rawBody;
    } else if (input.body !== undefined) {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(input.body);
    }
    const address = baseUrl + addressOf(endpoint, input.params as object, input.query as object);
    const response = await fetch(address, {
      method: endpoint.method,
      headers,
      body,
      signal: input.signal,
    }).catch((cause) => {
      if (input.signal?.aborted) throw cause;
      throw new ApiError(0, unreachable);
    });
    const reply: unknown = await response.json().catch((cause) => {
      if (!response.ok) return null;
      // It was done, but the answer broke off on the way, or is of somebody else, as the sign-in page of a hotel is.
      if (input.signal?.aborted) throw cause;
      throw new ApiError(0, unreachable);
    });
    if (response.ok) return reply as ReplyOf<E>;
    const refused = errorReply.safeParse(reply);
    throw new ApiError(
      response.status,
      refused.success ? refused.data : { code: 'internal', messageKey: 'error.default', details: {} },
    );
  };
}
export type Call = ReturnType<typeof createClient>;
