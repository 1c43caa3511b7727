import { ApiError, databaseGoneKey } from '@samtale/contract';
import { useSyncExternalStore } from 'react';

let inTrouble = false;
const listeners = new Set<() => void>();

function note(trouble: boolean): void {
  if (trouble === inTrouble) return;
  inTrouble = trouble;
  for (const listener of listeners) listener();
}

/** Notes how a call went: whether the server answered, but could not reach its database. */
export async function noting<T>(answer: Promise<T>): Promise<T> {
  try {
    const reply = await answer;
    note(false);
    return reply;
  } catch (error) {
    if (error instanceof ApiError) note(error.reply.messageKey === databaseGoneKey);
    throw error;
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the server could not reach its database when it was asked last. */
export const useServerTrouble = (): boolean => useSyncExternalStore(subscribe, () => inTrouble);
