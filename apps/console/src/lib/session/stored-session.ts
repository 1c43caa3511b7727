import { tokenPair } from '@samtale/contract';
import { z } from 'zod';
import { sessionStorageKey } from '../storage/storage-keys.ts';

/** Tokens of a session; without the one to renew it, it ends with its access token. */
const sessionTokens = tokenPair.extend({ refreshToken: z.string().nullable() });
export type SessionTokens = z.infer<typeof sessionTokens>;

/** What is kept in the browser: the tokens and whether they outlive the window. */
export const storedSession = z.object({
  tokens: sessionTokens,
  remember: z.boolean(),
  /** How far the browser's clock was ahead of the server's when they came, in seconds; behind is less than 0. */
  clockAhead: z.number().default(0),
});
export type StoredSession = z.infer<typeof storedSession>;

function parse(text: string | null): StoredSession | null {
  if (!text) return null;
  try {
    return storedSession.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The session of this window, or the remembered one of this browser. What cannot be read counts as none. */
export function readStoredSession(): StoredSession | null {
  return parse(sessionStorage.getItem(sessionStorageKey)) ?? parse(localStorage.getItem(sessionStorageKey));
}

/** Keeps a session for the window, or for the browser when it is to be remembered. */
export function writeStoredSession(session: StoredSession): void {
  const kept = session.remember ? localStorage : sessionStorage;
  kept.setItem(sessionStorageKey, JSON.stringify(session));
}

/** Keeps it instead of any other, in one step: a moment without any other tabs would take for signing out. */
export function replaceStoredSession(session: StoredSession): void {
  writeStoredSession(session);
  const other = session.remember ? sessionStorage : localStorage;
  other.removeItem(sessionStorageKey);
}

export function clearStoredSession(): void {
  sessionStorage.removeItem(sessionStorageKey);
  localStorage.removeItem(sessionStorageKey);
}
