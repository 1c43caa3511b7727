import { ApiError, addressOf, endpoints, errorReply, fileBytesMax, fileRefusalKey } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { apiBase, isUnauthorized } from '../../../app/api.ts';
import { accessToken, renewSession } from '../../auth/session.ts';

const { uploadFile } = endpoints.files;

/** Milliseconds a file has to arrive, as the server lets it. */
const arriveWithin = 120_000;

/** Sends a file to the server and tells how far it has come, 0..1: what `fetch` cannot. Throws `ApiError`. */
export async function sendFile(
  agentId: string,
  file: File,
  onProgress: (progress: number) => void,
): Promise<SentFile> {
  // A server that is sent too much hangs up, which looks like no connection.
  if (file.size > fileBytesMax) throw new ApiError(400, tooLarge);
  try {
    return await send(agentId, file, onProgress);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    await renewSession();
    return send(agentId, file, onProgress);
  }
}

async function send(agentId: string, file: File, onProgress: (progress: number) => void): Promise<SentFile> {
  const token = await accessToken();
  const address = addressOf(uploadFile, { agentId }, { name: file.name });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiBase + address);
    request.timeout = arriveWithin;
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    const fail = () => reject(new ApiError(0, unreachable));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      // The server replies with nothing undeclared.
      if (request.status < 300) return resolve(request.response as SentFile);
      const refused = errorReply.safeParse(request.response);
      reject(new ApiError(request.status, refused.success ? refused.data : unknown));
    };
    request.send(file);
  });
}

const unreachable = { code: 'unavailable', messageKey: 'error.unreachable', details: {} } as const;
const unknown = { code: 'internal', messageKey: 'error.default', details: {} } as const;
const tooLarge = { code: 'badRequest', messageKey: fileRefusalKey('tooLarge'), details: {} } as const;
