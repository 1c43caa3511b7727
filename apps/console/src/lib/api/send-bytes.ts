import {
  ApiError,
  addressOf,
  type CallInput,
  type Endpoint,
  errorReply,
  type ReplyOf,
} from '@samtale/contract';
import { accessToken, renewSession } from '../session/session.ts';
import { apiBase, isUnauthorized } from './api.ts';

interface Sending {
  /** Told how far the bytes have come, 0..1. */
  onProgress(progress: number): void;
  /** Milliseconds the call may take; without it as long as it needs. */
  within?: number;
}

/** Sends bytes to a `rawBody` endpoint and tells how far they have come: what `fetch` cannot. Throws `ApiError`. */
export async function sendBytes<E extends Endpoint>(
  endpoint: E,
  input: Pick<CallInput<E>, 'params' | 'query'>,
  bytes: Blob,
  sending: Sending,
): Promise<ReplyOf<E>> {
  try {
    return await send(endpoint, input, bytes, sending);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await renewSession();
    return send(endpoint, input, bytes, sending);
  }
}

async function send<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<CallInput<E>, 'params' | 'query'>,
  bytes: Blob,
  { onProgress, within = 0 }: Sending,
): Promise<ReplyOf<E>> {
  const token = await accessToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, apiBase + addressOf(endpoint, params as object, query as object));
    request.timeout = within;
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const fail = () => reject(new ApiError(0, unreachable));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      // The server replies with nothing undeclared.
      if (request.status < 300) return resolve(request.response as ReplyOf<E>);
      const refused = errorReply.safeParse(request.response);
      reject(new ApiError(request.status, refused.success ? refused.data : unknown));
    };
    request.send(bytes);
  });
}

const unreachable = { code: 'unavailable', messageKey: 'error.unreachable', details: {} } as const;
const unknown = { code: 'internal', messageKey: 'error.default', details: {} } as const;
