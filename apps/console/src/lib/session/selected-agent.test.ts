import type { UserData } from '@samtale/contract';
import { beforeEach, expect, test, vi } from 'vitest';

const cookies = new Map<string, string>();
vi.mock('../storage/cookies.ts', () => ({
  readCookie: (name: string) => cookies.get(name) ?? null,
  writeCookie: (name: string, value: string) => void cookies.set(name, value),
}));
beforeEach(() => cookies.clear());

/** What a page that is loaded now knows. */
async function loaded() {
  vi.resetModules();
  return import('./selected-agent.ts');
}

const userOn = (id: string, ...agentIds: string[]) =>
  ({ id, userAgentList: agentIds.map((agentId) => ({ agentId })) }) as UserData;
const bo = userOn('bo', 'one', 'other');

test('a page works on the agent that the cookie named when it was loaded', async () => {
  cookies.set('selectAgent', 'other');
  const { selectedLink } = await loaded();
  expect(selectedLink(bo)?.agentId).toBe('other');
});

test('another tab that goes over to another agent leaves it where it is until it is loaded again', async () => {
  const [one, other] = [await loaded(), await loaded()];
  expect(one.selectedLink(bo)?.agentId).toBe('one');
  other.keepAgent('other');
  expect(one.selectedLink(bo)?.agentId).toBe('one');
  expect((await loaded()).selectedLink(bo)?.agentId).toBe('other');
});

test('choosing an agent changes nothing until the page is left', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  const { selectAgent, selectedLink } = await loaded();
  selectAgent('other');
  expect(assign).toHaveBeenCalledWith('/?agent=other');
  expect(cookies.size).toBe(0);
  expect(selectedLink(bo)?.agentId).toBe('one');
});

test('an address that names the agent has the page work on it', async () => {
  const { keepAgent, selectedLink } = await loaded();
  expect(selectedLink(bo)?.agentId).toBe('one');
  keepAgent('other');
  expect(selectedLink(bo)?.agentId).toBe('other');
});

test('who signs in on the same page gets an agent of theirs', async () => {
  const { selectedLink } = await loaded();
  selectedLink(bo);
  expect(selectedLink(userOn('eva', 'third'))?.agentId).toBe('third');
  expect(selectedLink(userOn('nobody'))).toBeNull();
});

test('an agent that was taken away gives way to the first', async () => {
  const { selectedLink } = await loaded();
  cookies.set('selectAgent', 'other');
  expect(selectedLink(bo)?.agentId).toBe('other');
  expect(selectedLink(userOn('bo', 'one'))?.agentId).toBe('one');
});
