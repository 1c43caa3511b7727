import {
  ApiError,
  type CallInput,
  createClient,
  type Endpoint,
  queryKey,
  type ReplyOf,
} from '@samtale/contract';
import { hashKey, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { accessToken, endSession, renewSession } from '../session/session.ts';
import { toast } from '../toast/toast.tsx';
import { useToldFailures } from '../toast/told-failures.ts';
import { metaOf, reread } from './reread.ts';
import { noting } from './server-trouble.ts';

export const apiBase = '/api';
const client = createClient({ baseUrl: apiBase, token: accessToken });

/** What a call takes: the declared parts, bytes for a `rawBody` endpoint, and a signal to give it up. */
type CallParts<E extends Endpoint> = Partial<CallInput<E>> & { rawBody?: Blob; signal?: AbortSignal };

/**
 * Calls an endpoint of the contract with the session's token. A 401 is met with one new token; when that is refused
 * too, the session ends. Throws `ApiError`.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallParts<E> = {}): Promise<ReplyOf<E>> {
  try {
    return await noting(client(endpoint, input));
  } catch (error) {
    if (!isUnauthorized(error) || endpoint.access.kind === 'public') throw error;
    await renewSession();
    return noting(client(endpoint, input)).catch((again) => {
      if (isUnauthorized(again)) endSession('expired');
      throw again;
    });
  }
}

/** Whether the server asked for a (new) sign-in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Query options of a call, for `useQuery`, `prefetchQuery` and route loaders alike. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: Partial<CallInput<E>> = {}) {
  return {
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, { ...input, signal }),
    meta: metaOf(endpoint),
  };
}

type QuerySettings<E extends Endpoint, Data> = Omit<
  UseQueryOptions<ReplyOf<E>, ApiError, Data>,
  'queryKey' | 'queryFn' | 'meta'
>;

/** Reads an endpoint: `useEndpoint(endpoints.flows.getAllFlow, { params })`. */
export function useEndpoint<E extends Endpoint, Data = ReplyOf<E>>(
  endpoint: E,
  input: Partial<CallInput<E>> = {},
  settings: QuerySettings<E, Data> = {},
) {
  return useQuery<ReplyOf<E>, ApiError, Data>({ ...settings, ...endpointQuery(endpoint, input) });
}

interface ChangeSettings<E extends Endpoint> {
  /** Whose answers are read again only when they are shown next: what stands there is what was saved. */
  later?: Endpoint;
  onSuccess?(reply: ReplyOf<E>, input: CallParts<E>): void;
  /** Replaces the toast that shows a failure. */
  onError?(error: ApiError, input: CallParts<E>): void;
}

/**
 * Changes something through an endpoint, and has what that invalidates read again; a failure is shown as a toast unless
 * `onError` takes it, and closed once another try succeeds. `mutate` ignores what is on its way already, so that a double click changes once; something else
 * goes beside it.
 */
export function useEndpointChange<E extends Endpoint>(endpoint: E, settings: ChangeSettings<E> = {}) {
  const queries = useQueryClient();
  const told = useToldFailures();
  const underWay = useRef(new Set<CallParts<E>>());
  const mutation = useMutation<ReplyOf<E>, ApiError, CallParts<E>>({
    // Without a network it fails at once: the user is told now, and nothing is changed unseen later.
    networkMode: 'always',
    mutationFn: (input) => call(endpoint, input),
    onSuccess: (reply, input) => {
      told.settle(placeOf(input));
      void reread(queries, endpoint.invalidates, settings.later);
      settings.onSuccess?.(reply, input);
    },
    onError: (error, input) =>
      told.during(
        () => (settings.onError ? settings.onError(error, input) : toast.failure(error)),
        placeOf(input),
      ),
    onSettled: (_reply, _error, input) => {
      underWay.current.delete(input);
    },
  });
  const { mutate: send } = mutation;
  const mutate = useCallback<typeof send>(
    (input, options) => {
      for (const sent of underWay.current) if (isSameInput(sent, input)) return;
      underWay.current.add(input);
      send(input, options);
    },
    [send],
  );
  return { ...mutation, mutate };
}

/** What a change is made to: another try changes the same. */
const placeOf = ({ params }: { params?: unknown }): string => hashKey([params]);

function isSameInput<E extends Endpoint>(one: CallParts<E>, other: CallParts<E>): boolean {
  const said = ({ params, query, body }: CallParts<E>) => hashKey([params, query, body]);
  return one.rawBody === other.rawBody && said(one) === said(other);
}
