import { ApiError, endpoints, fileBytesMax, fileRefusalKey } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { sendBytes } from '../../lib/api/send-bytes.ts';

/** Milliseconds a file has to arrive, as the server lets it. */
const arriveWithin = 120_000;

/** Sends a file to the server and tells how far it has come, 0..1. Throws `ApiError`. */
export async function sendFile(
  agentId: string,
  file: File,
  onProgress: (progress: number) => void,
): Promise<SentFile> {
  // A server that is sent too much hangs up, which looks like no connection.
  if (file.size > fileBytesMax) throw new ApiError(400, tooLarge);
  return sendBytes(endpoints.files.uploadFile, { params: { agentId }, query: { name: file.name } }, file, {
    onProgress,
    within: arriveWithin,
  });
}

const tooLarge = { code: 'badRequest', messageKey: fileRefusalKey('tooLarge'), details: {} } as const;
