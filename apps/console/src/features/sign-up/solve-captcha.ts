import { endpoints } from '@samtale/contract';
import { call } from '../../app/api.ts';
import Worker from './captcha-worker.ts?worker';

/** A captcha, done, as the server wants it back. Rejects when the server or the browser cannot. */
export async function solveCaptcha(): Promise<string> {
  const challenge = await call(endpoints.auth.getCaptcha);
  const worker = new Worker();
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
