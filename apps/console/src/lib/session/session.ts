import { ApiError, createClient, endpoints, mailboxPath, type TokenPair, tokenPair } from '@samtale/contract';
import { sessionStorageKey } from '../storage/storage-keys.ts';
import { readAccessClaims } from './access-claims.ts';
import { onRenewed, tellRenewed } from './renewed-elsewhere.ts';
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
let session: StoredSession | null = null;
let renewing: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tellEnd: (end: SessionEnd) => void = () => {};
/** Whether the page is of somebody who is not signed in any more, and is about to go. */
let isLeaving = false;

const presentSecond = () => Date.now() / 1000;
const secondsLeft = ({ tokens, clockAhead }: StoredSession) =>
  tokens.accessToken.expiresAt - (presentSecond() - clockAhead);

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

const claimsOf = ({ tokens }: Pick<StoredSession, 'tokens'>) => readAccessClaims(tokens.accessToken.token);
const userOf = (kept: StoredSession) => claimsOf(kept)?.sub;

/** What is kept of tokens that have just come. Those of a link may have been signed long before. */
function keptFrom(tokens: SessionTokens, remember: boolean): StoredSession {
  const signedAt = tokens.refreshToken === null ? undefined : claimsOf({ tokens })?.iat;
  return { tokens, remember, clockAhead: signedAt === undefined ? 0 : presentSecond() - signedAt };
}

/** Whether somebody else has signed in in another tab meanwhile. */
function isOfAnother(stored: StoredSession): boolean {
  return session !== null && userOf(stored) !== userOf(session);
}

/**
 * Everything on the page belongs to who was signed in, so it is loaded again. Until then, or if that is stopped for
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
  isLeaving = true;
  clearTimeout(timer);
  window.location.assign('/');
}

/** Which sign-in this is, the same in all its tabs; null without one. */
export const sessionId = (): string | null => (session && claimsOf(session)?.sid) ?? null;

/** Whether someone is signed in here, as far as the browser knows. */
export function hasSession(): boolean {
  return session !== null;
}

/** Starts a session with the tokens of a sign-in. */
export function startSession(tokens: SessionTokens, remember: boolean): void {
  if (session) tellEnd('replaced');
  isLeaving = false;
  const started = keptFrom(tokens, remember);
  adopt(started);
  replaceStoredSession(started);
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

/**
 * Spends the refresh token of a session for a new pair, unless another tab has done so meanwhile. Without one the
 * session ends.
 */
async function renew(mine: StoredSession | null): Promise<void> {
  // What another tab has renewed while this one waited for its turn has been taken over already.
  if (!mine || session !== mine) return;
  const stored = readStoredSession();
  const newer = stored && stored.tokens.refreshToken !== mine.tokens.refreshToken;
  if (stored && isOfAnother(stored)) return giveWay(stored);
  if (newer && secondsLeft(stored) > renewAhead / 2) return adopt(stored);
  const { remember } = mine;
  const { refreshToken } = (stored ?? mine).tokens;
  if (refreshToken === null) return endSession('expired');
  const tokens = await exchange(refreshToken);
  // Who has signed out meanwhile, or in as somebody else, is not to be brought back.
  if (session !== mine) return;
  if (tokens) {
    const renewed = keptFrom(tokens, remember);
    adopt(renewed);
    writeStoredSession(renewed);
    if (!remember) tellRenewed(renewed);
    return;
  }
  const kept = readStoredSession();
  if (!kept || kept.tokens.refreshToken === refreshToken) return endSession('expired');
  // Another tab was faster, and has kept what works now.
  if (isOfAnother(kept)) giveWay(kept);
  else adopt(kept);
}

/** The pair that the server gives for a refresh token; null when it refuses. Throws `ApiError` when it could not be asked. */
async function exchange(refreshToken: string): Promise<TokenPair | null> {
  try {
    const body = { refreshToken };
    return tokenPair.parse(await publicCall(endpoints.auth.refresh, { body }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500)
      throw error;
    return null;
  }
}

/**
 * Renews the session, once at a time across tabs. A refusal ends the session; throws `ApiError` when the server could
 * not be asked. Browsers keep locks for secure addresses only; elsewhere tabs renew on their own.
 */
export function renewSession(): Promise<void> {
  const due = session;
  const renewal = () => renew(due);
  renewing ??= ('locks' in navigator ? navigator.locks.request('samtale.renew', renewal) : renewal()).finally(
    () => {
      renewing = null;
    },
  );
  return renewing;
}

/** Takes up the session that the window keeps, and follows what other tabs do with it. Once, before all else. */
export function resumeSession(): void {
  session = readStoredSession();
  planRenewal();
  window.addEventListener('storage', (event) => {
    if (event.key !== sessionStorageKey || isLeaving) return;
    const stored = readStoredSession();
    if (stored && isOfAnother(stored)) giveWay(stored);
    else if (stored) adopt(stored);
    else if (session?.remember) endSession('left');
  });
  onRenewed((renewed) => {
    if (!session || session.remember || claimsOf(renewed)?.sid !== claimsOf(session)?.sid) return;
    if (renewed.tokens.accessToken.expiresAt < session.tokens.accessToken.expiresAt) return;
    adopt(renewed);
    writeStoredSession(renewed);
  });
}
