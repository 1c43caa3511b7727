import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatSession } from '../../chat-session.ts';
import { newSessionState, type SessionState } from '../../session-state.ts';
import { SessionStore } from '../../session-store.ts';
import { sendAction } from './send-action.ts';

/** A session of which only the state is told. */
class Store extends SessionStore {
  readonly clientKey = 'key';
  token = () => Promise.resolve('token');
  tell = (change: Partial<SessionState>) => this.update(change);
}
const body = { clientId: 'one', name: 'Bo', email: 'bo@example.com', text: 'Ring' };
let store: Store;
let posted: unknown[];
let answer: () => Response;
const send = (onKept?: () => void) =>
  sendAction(store as unknown as ChatSession, 'leftMessage', body, onKept);
const lost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  store = new Store({ ...newSessionState('en'), hasConversation: true });
  posted = [];
  answer = lost;
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    posted.push(JSON.parse(init.body));
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends what was lost once more when the connection is back', async () => {
  const onKept = vi.fn();
  store.tell({ isOffline: true });
  const sent = send(onKept);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onKept).toHaveBeenCalledOnce();
  expect(posted).toEqual([body]);
  answer = () => new Response('{}');
  store.tell({ isOffline: false });
  expect(await sent).toBeNull();
  expect(posted).toEqual([body, body]);
});

it('tries again where nobody has noticed that the connection is lost', async () => {
  const sent = send(() => {});
  await vi.advanceTimersByTimeAsync(2000);
  answer = () => new Response('{}');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await sent).toBeNull();
});

it('keeps nothing of a conversation that is left, nor what the server refuses', async () => {
  store.tell({ isOffline: true });
  const sent = send(() => {});
  await vi.advanceTimersByTimeAsync(2000);
  store.tell({ isOffline: false, hasConversation: false });
  expect(await sent).toBe('It was not sent. Try again.');
  expect(posted).toHaveLength(1);
  const onKept = vi.fn();
  answer = () => new Response('{"messageKey":"widget.tooMany"}', { status: 429 });
  expect(await send(onKept)).toBe('Too many attempts. Wait a little and try again.');
  expect(onKept).not.toHaveBeenCalled();
});

it('says of what cannot be sent twice that it was lost', async () => {
  expect(await send()).toBe('It was not sent. Try again.');
});
