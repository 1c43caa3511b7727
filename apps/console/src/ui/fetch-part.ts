import { useSyncExternalStore } from 'react';

/** Why a part of the console is not there: nobody answers, or the server does and has no such part any more. */
export type MissingPart = 'offline' | 'outdated';

/** Milliseconds between two tries; a network that is back is not waited for. */
const retryAfter = 2000;

interface FetchPartSettings {
  /** Told each time that it could not be fetched. */
  onMissing?(why: MissingPart): void;
  /** Nobody waits for it any longer. */
  signal?: AbortSignal;
}

const missing = new Map<symbol, MissingPart>();
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** Fetches a part of the console, and asks again until it is there. */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  { onMissing, signal }: FetchPartSettings = {},
): Promise<Part> {
  const mark = Symbol();
  let answered = false;
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (signal?.aborted) throw error;
      }
      // Once may be a network that came back meanwhile; twice is a part that an older release had.
      const why = answered ? 'outdated' : 'offline';
      missing.set(mark, why);
      changed();
      onMissing?.(why);
      answered = await serverAnswers();
      if (!answered || why === 'outdated') await networkOrTime(signal);
    }
  } finally {
    if (missing.delete(mark)) changed();
  }
}

/** Milliseconds the server has to answer. */
const answerWithin = 10_000;

/** Whether the server is there, asked for the page itself. */
export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(answerWithin) })).ok;
  } catch {
    return false;
  }
}

/** Waits until the browser says that the network is back, or some time has gone. */
export function networkOrTime(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, retryAfter);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
const worst = (): MissingPart | null =>
  [...missing.values()].includes('outdated') ? 'outdated' : missing.size ? 'offline' : null;

/** Why something that was opened does not come; null when nothing is waited for. */
export const useMissingPart = (): MissingPart | null => useSyncExternalStore(subscribe, worst);
