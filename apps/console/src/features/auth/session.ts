import { ApiError, createClient, endpoints, mailboxPath } from '@samtale/contract';
import { sessionStorageKey } from '../../app/storage-keys.ts';
import { readAccessClaims } from './access-claims.ts';
import {
  clearStoredSession,
  readStoredSession,
  replaceStoredSession,
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

/** `expired` is told to the user; `left` is the user's own doing, here or in another tab; `replaced` by a sign-in here. */
export type SessionEnd = 'expired' | 'left' | 'replaced';

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

const userOf = ({ tokens }: StoredSession) => readAccessClaims(tokens.accessToken.token)?.sub;

/** Whether somebody else has signed in in another tab meanwhile. */
function isOfAnother(stored: StoredSession): boolean {
  return session !== null && userOf(stored) !== userOf(session);
}

/**
 * Everything on the page belongs to who was signed in, so it is loaded anew. Until then, or if that is stopped for
 * what is not saved, nothing is done in the name of either.
 */
function giveWay(to: StoredSession): void {
  if (window.location.pathname === mailboxPath) {
    // It is nobody's, and stays open beside sign-ups and sign-ins.
    tellEnd('replaced');
    adopt(to);
    return;
  }
  session = null;
  clearTimeout(timer);
  window.location.assign('/');
}

/** Whether someone is signed in here, as far as the browser knows. */
export function hasSession(): boolean {
  return session !== null;
}

/** Starts a session with the tokens of a sign-in. */
export function startSession(tokens: SessionTokens, remember: boolean): void {
  if (session) tellEnd('replaced');
  adopt({ tokens, remember });
  replaceStoredSession({ tokens, remember });
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
  if (stored && isOfAnother(stored)) return giveWay(stored);
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
  if (stored && isOfAnother(stored)) giveWay(stored);
  else if (stored) adopt(stored);
  else if (session?.remember) endSession('left');
});
planRenewal();
