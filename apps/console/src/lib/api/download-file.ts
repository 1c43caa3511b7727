import { ApiError, addressOf, type CallInput, type Endpoint, errorReply } from '@samtale/contract';
import { saveBlob } from '../../ui/save-file.ts';
import { accessToken, renewSession } from '../session/session.ts';
import { apiBase, isUnauthorized } from './api.ts';

/** Asks an endpoint that replies with a file, and lets the browser save it under the name it comes with. Throws `ApiError`. */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  input: Pick<CallInput<E>, 'params' | 'query'>,
): Promise<void> {
  try {
    await download(endpoint, input);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await renewSession();
    await download(endpoint, input);
  }
}

async function download<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<CallInput<E>, 'params' | 'query'>,
): Promise<void> {
  const address = apiBase + addressOf(endpoint, params as object, query as object);
  const headers = { authorization: `Bearer ${await accessToken()}` };
  const response = await fetch(address, { headers }).catch(() => {
    throw new ApiError(0, { code: 'unavailable', messageKey: 'error.unreachable', details: {} });
  });
  if (!response.ok) {
    const refused = errorReply.safeParse(await response.json().catch(() => null));
    const unknown = { code: 'internal', messageKey: 'error.default', details: {} } as const;
    throw new ApiError(response.status, refused.success ? refused.data : unknown);
  }
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveBlob(decodeURIComponent(name ?? 'samtale'), await response.blob());
}
