import { workAccountProvider } from '@samtale/contract';
import { z } from 'zod';

const storageKey = 'samtale.workAccount';
const begunSignIn = z.object({ provider: workAccountProvider, token: z.string(), remember: z.boolean() });
export type BegunSignIn = z.infer<typeof begunSignIn>;

/** Keeps what goes back with the provider's answer, in this tab only: who did not leave from here cannot come back here. */
export function keepBegunSignIn(begun: BegunSignIn): void {
  sessionStorage.setItem(storageKey, JSON.stringify(begun));
}

/** What was kept, which is then forgotten; null without any. */
export function takeBegunSignIn(): BegunSignIn | null {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return begunSignIn.nullable().parse(JSON.parse(text ?? 'null'));
}
