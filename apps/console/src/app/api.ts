import {
  ApiError,
  type CallInput,
  createClient,
  type Endpoint,
  queryKey,
  type ReplyOf,
} from '@samtale/contract';
import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accessToken, endSession, renewSession } from '../features/auth/session.ts';
import { noting } from './server-trouble.ts';
import { useToast } from './toast.tsx';

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
  };
}

type QuerySettings<E extends Endpoint, Data> = Omit<
  UseQueryOptions<ReplyOf<E>, ApiError, Data>,
  'queryKey' | 'queryFn'
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
  /** Endpoints whose answers this change makes stale: all their calls are read again. */
  invalidates?: readonly Endpoint[];
  onSuccess?(reply: ReplyOf<E>, input: CallParts<E>): void;
  /** Replaces the toast that shows a failure. */
  onError?(error: ApiError, input: CallParts<E>): void;
}

/** Changes something through an endpoint; a failure is shown as a toast unless `onError` takes it. */
export function useEndpointChange<E extends Endpoint>(endpoint: E, settings: ChangeSettings<E> = {}) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation<ReplyOf<E>, ApiError, CallParts<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: (reply, input) => {
      for (const stale of settings.invalidates ?? [])
        void queries.invalidateQueries({ queryKey: [stale.path] });
      settings.onSuccess?.(reply, input);
    },
    onError: (error, input) => (settings.onError ? settings.onError(error, input) : toast.failure(error)),
  });
}
