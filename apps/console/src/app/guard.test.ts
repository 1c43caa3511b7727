import {
  type AgentOption,
  danish,
  defaultUserSettings,
  endpoints,
  english,
  LoginType,
  queryKey,
  Role,
  type UserAgent,
  type UserData,
} from '@samtale/contract';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoadedSession, shownOf } from './guard.ts';
import { openTo } from './open-to.ts';
import { routeTree } from './routes/route-tree.ts';

/** Where the guard leads is asked; no screen is drawn, so none is fetched. */
vi.mock('./lazy-screen.tsx', () => ({ lazyScreen: () => () => null }));
const cookies = new Map<string, string>();
vi.mock('../lib/storage/cookies.ts', () => ({
  readCookie: (name: string) => cookies.get(name) ?? null,
  writeCookie: (name: string, value: string) => void cookies.set(name, value),
}));
const session = { isOpen: true };
vi.mock('../lib/session/session.ts', () => ({
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
  cookies.clear();
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
  /** On no agent at all. */
  isOnNone?: true;
  subscriptionsEndAt?: string;
}

function userOf({ roles, isUserAdmin = false, agent, isOnNone, subscriptionsEndAt = '' }: Who): UserData {
  const link: UserAgent = {
    agentId,
    roleList: roles,
    agent: {
      id: agentId,
      name: 'Nordlys',
      includeGpt: true,
      includeConversationAI: true,
      gdprInterval: 365,
      timeZone: 'Europe/Copenhagen',
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
    loginType: LoginType.password,
    profileImageUrl: null,
    chatStatus: 0,
    isUserAdmin,
    userAgentList: isOnNone ? [] : [link],
    subscriptionsEndAt: subscriptionsEndAt || null,
    passwordMin: 4,
    settings: defaultUserSettings,
    shortcuts: [],
  } as UserData;
}

/** A router that has gone to an address for somebody; null is a guest. */
async function gone(path: string, who: Who | null) {
  const queryClient = new QueryClient();
  session.isOpen = who !== null;
  if (who) queryClient.setQueryData(queryKey(endpoints.auth.getUserByAccessToken, {}), userOf(who));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, context: { queryClient }, history, isServer: false });
  await router.load();
  return router.state;
}

/** Where somebody ends who goes to an address. */
const endsAt = async (path: string, who: Who | null): Promise<string> =>
  (await gone(path, who)).location.pathname;

/** What they are shown there of a screen below the shell. */
async function isShown(path: string, who: Who | null) {
  const { matches } = await gone(path, who);
  const shell = matches.find(({ routeId }) => routeId === '/shell');
  const context: object = shell?.context ?? {};
  if (!('session' in context)) throw new Error(`${path} is not below the shell`);
  return shownOf(context.session as LoadedSession, openTo(matches));
}

/** Every screen below the shell, and who may see it. */
const screens: Record<string, { roles: Role[]; userAdmin?: true; includes?: AgentOption }> = {
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
  '/statistics': { roles: [administrator, chatDeveloper], includes: 'conversationAI' },
  '/statisticsUpdated': { roles: [administrator, chatDeveloper], includes: 'gpt' },
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
  '/subscriptions': { roles: [administrator], userAdmin: true },
  [`/subscriptionEdit/${recordId}`]: { roles: [administrator], userAdmin: true },
  '/subscription': { roles: [administrator] },
};
/** Open to whoever is signed in, and to everybody, guests too. */
const openToUsers = ['/profile'];
const openToAll = ['/faq', '/no/such/page'];

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
const nobodyHere: Record<string, Who> = {
  contact: { roles: [contact] },
  'who is on no agent': { roles: [], isOnNone: true },
  'administrator of an agent without a language': { roles: [administrator], agent: { languageList: [] } },
};

/** Spec 1 section 2.3. Those to whom nothing is open stay: the shell says so in place of the screen. */
function landing({ roles }: Who): string | null {
  if (roles.every((role) => role === contact)) return null;
  return roles.some((role) => role !== chatAgent) ? '/intent/list' : '/chat';
}

describe.for(Object.entries(people))('%s', ([, who]) => {
  test.for(Object.entries(screens))('%s', async ([path, { roles, userAdmin, includes }]) => {
    const isIncluded =
      !includes || (includes === 'gpt' ? who.agent?.includeGpt : who.agent?.includeConversationAI) !== false;
    const isOpen =
      isIncluded &&
      roles.some((role) => who.roles.includes(role)) &&
      (!userAdmin || who.isUserAdmin === true);
    expect(await endsAt(path, who)).toBe(isOpen ? path : (landing(who) ?? path));
  });
});

describe.for(Object.entries({ ...people, ...nobodyHere }))('%s', ([, who]) => {
  test.for([...openToUsers, ...openToAll])('has %s', async (path) => {
    expect(await endsAt(path, who)).toBe(path);
    expect(await isShown(path, who)).not.toBe('noAccess');
  });
});

describe.for(Object.entries(people))('%s', ([name, who]) => {
  test('sees screens with the menu around them, if any is open to them', async () => {
    expect(await isShown('/profile', who)).toBe(name === 'contact' ? 'alone' : 'inLayout');
  });
});

describe.for(Object.entries(nobodyHere))('%s', ([, who]) => {
  test.for([...openToUsers, ...openToAll])('sees %s alone', async (path) => {
    expect(await isShown(path, who)).toBe('alone');
  });

  test.for(Object.keys(screens))('is told at %s that nothing is open', async (path) => {
    expect(await isShown(path, who)).toBe('noAccess');
  });
});

/** What an address looks like with values in it. */
const filled = (fullPath: string) =>
  fullPath
    .replace(/\$\w+/g, recordId)
    .replace(/\/\$$/, '/no/such/page')
    .replace(/(.)\/$/, '$1');

test('the tables name every screen', () => {
  const router = createRouter({ routeTree, context: { queryClient: new QueryClient() } });
  const routes = Object.values(router.routesById).filter(({ id }) => id !== '/shell' && id !== '__root__');
  const isBelow = ({ id }: { id: string }) => id.startsWith('/shell/');
  const addresses = (some: typeof routes) =>
    [...new Set(some.map(({ fullPath }) => filled(fullPath)))].sort();
  expect(addresses(routes.filter(isBelow))).toEqual(
    [...Object.keys(screens), ...openToUsers, ...openToAll].sort(),
  );
  expect(addresses(routes.filter((route) => !isBelow(route)))).toEqual(Object.keys(outside).sort());
});

/** The screens that stand alone, and where guests and those who are signed in end who go there. */
const code = `/twoFactor?token=${recordId}&email=bo@example.com`;
const outside: Record<string, { guest: string; user: string; address?: string }> = {
  '/': { guest: '/login', user: '/intent/list' },
  '/login': { guest: '/login', user: '/intent/list' },
  '/forgotpassword': { guest: '/forgotpassword', user: '/intent/list' },
  [`/resetPassword/${recordId}`]: { guest: 'itself', user: 'itself' },
  [`/choosePassword/${recordId}`]: { guest: 'itself', user: 'itself' },
  [`/confirmEmail/${recordId}`]: { guest: 'itself', user: 'itself' },
  '/twoFactor': { guest: '/twoFactor', user: '/intent/list', address: code },
  '/callback': { guest: 'itself', user: 'itself' },
  '/signup': { guest: '/signup', user: '/intent/list' },
  '/terms': { guest: 'itself', user: 'itself' },
  [`/newAgent/${recordId}`]: { guest: 'itself', user: 'itself' },
  '/mailbox': { guest: 'itself', user: 'itself' },
  '/logout': { guest: 'itself', user: 'itself' },
};

describe('the screens outside the shell', () => {
  test.for(Object.entries(outside))('%s', async ([path, { guest, user, address = path }]) => {
    const at = (end: string) => (end === 'itself' ? path : end);
    expect(await endsAt(address, null)).toBe(at(guest));
    for (const who of [people.administrator, people['user admin'], people['chat developer']])
      expect(await endsAt(address, who ?? null)).toBe(at(user));
    const toChats = user === '/intent/list' ? '/chat' : user;
    expect(await endsAt(address, { roles: [chatAgent] })).toBe(at(toChats));
    // To whom nothing is open: the shell tells them so at the address they are led to.
    for (const who of Object.values(nobodyHere)) expect(await endsAt(address, who)).toBe(at(user));
  });

  test('a code is asked for only of those who come from the sign-in', async () => {
    expect(await endsAt('/twoFactor', null)).toBe('/login');
    expect(await endsAt(`/twoFactor?token=${recordId}`, null)).toBe('/login');
  });

  test('the sign-in leads on to where one wanted to go', async () => {
    await endsAt('/customers', null);
    expect(await endsAt('/login', { roles: [administrator] })).toBe('/customers');
  });

  test('a link may ask to be signed out first', async () => {
    expect(await endsAt('/login?logout=true', { roles: [administrator] })).toBe('/logout');
    expect(await endsAt('/login?logout=true', null)).toBe('/login');
  });
});

test('the address may name the agent that is worked on from now on', async () => {
  await endsAt(`/?agent=${recordId}`, { roles: [administrator] });
  expect(cookies.get('selectAgent')).toBe(recordId);
  await endsAt('/?agent=nobody', { roles: [administrator] });
  expect(cookies.get('selectAgent')).toBe(recordId);
});

describe('a guest', () => {
  test.for([...Object.keys(screens), ...openToUsers])('goes from %s to the sign-in', async (path) => {
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

  test.for([...Object.keys(screens), ...openToUsers, ...openToAll])(
    '%s leads to the subscription',
    async (path) => {
      for (const roles of [[administrator], [chatAgent], [chatDeveloper]])
        expect(await endsAt(path, { roles, subscriptionsEndAt: past })).toBe('/subscription');
    },
  );

  test('and not before', async () => {
    expect(await endsAt('/training', { roles: [administrator], subscriptionsEndAt: future })).toBe(
      '/training',
    );
    expect(await endsAt('/subscription', { roles: [chatAgent], subscriptionsEndAt: future })).toBe('/chat');
  });
});
