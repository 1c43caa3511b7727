import { ApiError, createClient, endpoints } from '@samtale/contract';
import { sessionStorageKey } from '../../app/storage-keys.ts';
import {
  clearStoredSession,
  readStoredSession,
  type SessionTokens,
  type StoredSession,
  writeStoredSession,
} from './stored-session.ts';

/** Seconds before its expiry that an access token is renewed. */
const renewAhead = 60;
/** Milliseconds until a renewal that did not reach the server is tried again. */
const renewAgain = 5000;
/** The longest delay that `setTimeout` holds. */
const longestDelay = 2 ** 31 - 1;

/** `expired` is told to the user; `left` is the user's own doing, here or in another tab. */
export type SessionEnd = 'expired' | 'left';

const publicCall = createClient({ baseUrl: '/api', token: () => null });
let session: StoredSession | null = readStoredSession();
let renewing: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tellEnd: (end: SessionEnd) => void = () => {};

const secondsLeft = ({ tokens }: StoredSession) => tokens.accessToken.expiresAt - Date.now() / 1000;

function planRenewal(): void {
  clearTimeout(timer);
  if (!session) return;
  // A token that lives shorter than the head start is renewed halfway.
  const left = secondsLeft(session);
  // What cannot be renewed ends when its time is over.
  const wait = session.tokens.refreshToken === null ? left : Math.max(left - renewAhead, left / 2, 1);
  const delay = Math.max(wait, 0) * 1000;
  timer = setTimeout(
    () => {
      renewSession().catch(() => {
        timer = setTimeout(planRenewal, renewAgain);
      });
    },
    Math.min(delay, longestDelay),
  );
}

function adopt(next: StoredSession): void {
  session = next;
  planRenewal();
}

/** Whether someone is signed in here, as far as the browser knows. */
export function hasSession(): boolean {
  return session !== null;
}

/** Starts a session with the tokens of a sign-in. */
export function startSession(tokens: SessionTokens, remember: boolean): void {
  clearStoredSession();
  adopt({ tokens, remember });
  writeStoredSession({ tokens, remember });
}

/** Forgets the tokens and tells the app. */
export function endSession(end: SessionEnd): void {
  if (!session) return;
  session = null;
  clearTimeout(timer);
  clearStoredSession();
  tellEnd(end);
}

/** Names the one who is told when a session ends. */
export function onSessionEnd(tell: (end: SessionEnd) => void): void {
  tellEnd = tell;
}

/** A token that is valid now, renewed first when it has to be; null without a session. */
export async function accessToken(): Promise<string | null> {
  if (session && secondsLeft(session) <= 0) await renewSession();
  return session?.tokens.accessToken.token ?? null;
}

/** Spends the refresh token for a new pair, unless another tab has done so meanwhile. Without one the session ends. */
async function renew(): Promise<void> {
  if (!session) return;
  const stored = readStoredSession();
  const newer = stored && stored.tokens.refreshToken !== session.tokens.refreshToken;
  if (newer && secondsLeft(stored) > renewAhead / 2) return adopt(stored);
  const { remember } = session;
  const { refreshToken } = (stored ?? session).tokens;
  if (refreshToken === null) return endSession('expired');
  try {
    const body = { refreshToken };
    const tokens = await publicCall(endpoints.auth.refresh, { body });
    adopt({ tokens, remember });
    writeStoredSession({ tokens, remember });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500)
      throw error;
    endSession('expired');
  }
}

/**
 * Renews the session, once at a time across tabs. A refusal ends the session; throws `ApiError` when the server could
 * not be asked. Browsers keep locks for secure addresses only; elsewhere tabs renew on their own.
 */
export function renewSession(): Promise<void> {
  renewing ??= ('locks' in navigator ? navigator.locks.request('samtale.renew', renew) : renew()).finally(
    () => {
      renewing = null;
    },
  );
  return renewing;
}

window.addEventListener('storage', (event) => {
  if (event.key !== sessionStorageKey) return;
  const stored = readStoredSession();
  if (stored) adopt(stored);
  else if (session?.remember) endSession('left');
});
planRenewal();
