import { ApiError, type ErrorReply, endpoints, signUpKeys } from '@samtale/contract';
import { call } from '../../lib/api/api.ts';
import type { CaptchaOutcome } from './captcha-worker.ts';
import Worker from './captcha-worker.ts?worker';

const insecure: ErrorReply = { code: 'unavailable', messageKey: signUpKeys.insecure, details: {} };

/** A captcha, done, as the server wants it back. Rejects when the server or the browser cannot. */
export async function solveCaptcha(): Promise<string> {
  // Without https browsers have no `crypto.subtle`.
  if (!window.isSecureContext) throw new ApiError(0, insecure);
  const challenge = await call(endpoints.auth.getCaptcha);
  const worker = new Worker();
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CaptchaOutcome>) =>
        'failure' in data ? reject(new Error(data.failure)) : resolve(data.solution);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
