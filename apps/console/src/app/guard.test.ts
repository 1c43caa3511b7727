import {
  danish,
  defaultUserSettings,
  endpoints,
  english,
  queryKey,
  Role,
  type UserAgent,
  type UserData,
} from '@samtale/contract';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routeTree } from './routes/route-tree.ts';

/** Where the guard leads is asked; no screen is drawn, so none is fetched. */
vi.mock('./lazy-screen.tsx', () => ({ lazyScreen: () => () => null }));
vi.mock('./cookies.ts', () => ({ readCookie: () => null }));
const session = { isOpen: true };
vi.mock('../features/auth/session.ts', () => ({
  hasSession: () => session.isOpen,
  accessToken: () => null,
  renewSession: () => Promise.reject(new Error('Nothing is asked of a server here')),
  endSession: () => undefined,
}));

function keeping(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
beforeEach(() => {
  session.isOpen = true;
  // All that the router asks of a browser.
  vi.stubGlobal('window', { origin: 'http://localhost' });
  vi.stubGlobal('localStorage', keeping());
  vi.stubGlobal('sessionStorage', keeping());
});

const agentId = '0190a000-0000-7000-8000-000000000001';
const recordId = '0190a000-0000-7000-8000-000000000002';
const { administrator, chatAgent, chatDeveloper, contact } = Role;

interface Who {
  roles: Role[];
  isUserAdmin?: boolean;
  agent?: Partial<UserAgent['agent']>;
  subscriptionsEndAt?: string;
}

function userOf({ roles, isUserAdmin = false, agent, subscriptionsEndAt = '' }: Who): UserData {
  const link: UserAgent = {
    agentId,
    roleList: roles,
    agent: {
      id: agentId,
      name: 'Nordlys',
      includeGpt: true,
      includeConversationAI: true,
      gdprInterval: 365,
      languageList: [danish, english],
      defaultWelcomeIntentId: null,
      defaultFallbackIntentId: null,
      ...agent,
    },
  };
  return {
    id: recordId,
    displayName: 'Bo Lund',
    firstName: 'Bo',
    lastName: 'Lund',
    email: 'bo@example.com',
    profileImageUrl: null,
    chatStatus: 0,
    isUserAdmin,
    userAgentList: [link],
    subscriptionsEndAt: subscriptionsEndAt || null,
    passwordMin: 4,
    settings: defaultUserSettings,
    shortcuts: [],
  } as UserData;
}

/** Where somebody ends who goes to an address; null is a guest. */
async function endsAt(path: string, who: Who | null): Promise<string> {
  const queryClient = new QueryClient();
  session.isOpen = who !== null;
  if (who) queryClient.setQueryData(queryKey(endpoints.auth.getUserByAccessToken, {}), userOf(who));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, context: { queryClient }, history, isServer: false });
  await router.load();
  return router.state.location.pathname;
}

/** Every screen below the shell, and who may see it. */
const screens: Record<string, { roles: Role[]; userAdmin?: true }> = {
  '/intent/list': { roles: [administrator, chatDeveloper] },
  [`/intent/list/${recordId}`]: { roles: [administrator, chatDeveloper] },
  '/intent/oldlist': { roles: [administrator, chatDeveloper] },
  '/intent/checks': { roles: [administrator, chatDeveloper] },
  '/intent/tests': { roles: [administrator, chatDeveloper] },
  '/intent/tests/new': { roles: [administrator, chatDeveloper] },
  [`/intent/tests/${recordId}`]: { roles: [administrator, chatDeveloper] },
  '/intent/import': { roles: [administrator, chatDeveloper] },
  '/template/list': { roles: [administrator, chatDeveloper] },
  '/template/detail': { roles: [administrator, chatDeveloper] },
  [`/template/detail/${recordId}`]: { roles: [administrator, chatDeveloper] },
  '/entities/list': { roles: [administrator, chatDeveloper] },
  '/entities/detail': { roles: [administrator, chatDeveloper] },
  [`/entities/detail/${recordId}`]: { roles: [administrator, chatDeveloper] },
  '/jobs/list': { roles: [administrator, chatDeveloper] },
  '/jobs/detail': { roles: [administrator, chatDeveloper] },
  [`/jobs/detail/${recordId}`]: { roles: [administrator, chatDeveloper] },
  '/training': { roles: [administrator, chatDeveloper] },
  '/chat': { roles: [administrator, chatAgent, chatDeveloper] },
  [`/chat/${recordId}`]: { roles: [administrator, chatAgent, chatDeveloper] },
  [`/chat/chatToken/${recordId}`]: { roles: [administrator, chatAgent, chatDeveloper] },
  '/customers': { roles: [administrator, chatAgent, chatDeveloper] },
  '/customers/new': { roles: [administrator, chatAgent, chatDeveloper] },
  '/customers/import': { roles: [administrator, chatAgent, chatDeveloper] },
  [`/customers/${recordId}`]: { roles: [administrator, chatAgent, chatDeveloper] },
  '/profile': { roles: [administrator, chatAgent, chatDeveloper] },
  '/settings': { roles: [administrator, chatDeveloper] },
  [`/settings/${recordId}`]: { roles: [administrator, chatDeveloper] },
  [`/settings/widget/${recordId}`]: { roles: [administrator, chatDeveloper] },
  '/addSettingsParameterTemplate': { roles: [administrator, chatDeveloper] },
  '/agent': { roles: [administrator], userAdmin: true },
  [`/agentProfile/${recordId}`]: { roles: [administrator, chatAgent, chatDeveloper] },
  '/phonenumbers': { roles: [administrator], userAdmin: true },
  '/phonenumber': { roles: [administrator], userAdmin: true },
  [`/phonenumber/${recordId}`]: { roles: [administrator], userAdmin: true },
  '/auditLog': { roles: [administrator] },
  '/team': { roles: [administrator] },
  '/subscription': { roles: [administrator] },
};
/** Open to everybody, guests too. */
const openToAll = ['/faq'];

const people: Record<string, Who> = {
  administrator: { roles: [administrator] },
  'user admin': { roles: [administrator], isUserAdmin: true },
  'chat agent': { roles: [chatAgent] },
  'chat agent with the flag': { roles: [chatAgent], isUserAdmin: true },
  'chat developer': { roles: [chatDeveloper] },
  'chat developer and agent': { roles: [chatDeveloper, chatAgent] },
  contact: { roles: [contact] },
  'administrator without GPT': { roles: [administrator], agent: { includeGpt: false } },
  'administrator without conversation AI': {
    roles: [administrator],
    agent: { includeConversationAI: false },
  },
};

/** Spec 1 section 2.3. Those to whom nothing is open stay: the shell says so in place of the screen. */
function landing({ roles }: Who): string | null {
  if (roles.every((role) => role === contact)) return null;
  return roles.some((role) => role !== chatAgent) ? '/intent/list' : '/chat';
}

describe.for(Object.entries(people))('%s', ([, who]) => {
  test.for(Object.entries(screens))('%s', async ([path, { roles, userAdmin }]) => {
    const isOpen = roles.some((role) => who.roles.includes(role)) && (!userAdmin || who.isUserAdmin === true);
    expect(await endsAt(path, who)).toBe(isOpen ? path : (landing(who) ?? path));
  });
});

test('the table names every screen below the shell', () => {
  const router = createRouter({ routeTree, context: { queryClient: new QueryClient() } });
  const below = Object.values(router.routesById)
    .filter(({ id }) => id.startsWith('/shell/'))
    .map(({ fullPath }) => fullPath.replace(/\$\w+/g, recordId).replace(/(.)\/$/, '$1'));
  expect([...new Set(below)].sort()).toEqual([...Object.keys(screens), ...openToAll].sort());
});

describe('a guest', () => {
  test.for(Object.keys(screens))('goes from %s to the sign-in', async (path) => {
    expect(await endsAt(path, null)).toBe('/login');
    expect(sessionStorage.getItem('samtale.wantedUrl')).toBe(path);
  });

  test.for(openToAll)('sees %s', async (path) => {
    expect(await endsAt(path, null)).toBe(path);
  });
});

test('who is denied goes where they wanted to at first', async () => {
  await endsAt('/training', null);
  expect(await endsAt('/agent', { roles: [administrator] })).toBe('/training');
});

describe('once all plans have ended', () => {
  const past = new Date(Date.now() - 1000).toISOString();
  const future = new Date(Date.now() + 60_000).toISOString();

  test.for([...Object.keys(screens), ...openToAll])('%s leads to the subscription', async (path) => {
    for (const roles of [[administrator], [chatAgent], [chatDeveloper]])
      expect(await endsAt(path, { roles, subscriptionsEndAt: past })).toBe('/subscription');
  });

  test('and not before', async () => {
    expect(await endsAt('/training', { roles: [administrator], subscriptionsEndAt: future })).toBe(
      '/training',
    );
    expect(await endsAt('/subscription', { roles: [chatAgent], subscriptionsEndAt: future })).toBe('/chat');
  });
});
