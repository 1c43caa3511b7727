import { type Endpoint, notIncludedKey, plansEndedKey, type Role, Role as roles } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerTo, declared, forStaff, pathValues } from '../../../test/every-endpoint.ts';
import { createAgent, createUser, createWidget } from '../../../test/factories.ts';
import { type SignedIn, signIn, staffOf, visitorOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents } from '../../features/agents/index.ts';
import { subscriptions } from '../../features/subscriptions/index.ts';
import { teams } from '../../features/team/index.ts';
import { createId } from '../database/columns.ts';

const forAgent = declared.filter(({ endpoint }) => endpoint.access.kind === 'agent');

const forUserAdmins = forStaff.filter(
  ({ endpoint: { access } }) => 'userAdmin' in access && access.userAdmin,
);

const server = useServer();
/** Values for every path parameter there is; ids that lead nowhere but for the agent and its conversation. */
let ids: Record<string, string | number>;
const byRole = new Map<Role, SignedIn>();
/** By role, with the flag of those who look after all agents. */
const userAdmins = new Map<Role, SignedIn>();
let stranger: SignedIn;

beforeAll(async () => {
  const { app } = server;
  const agentId = await createAgent(app);
  await app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
  const visitor = await visitorOf(server, await createWidget(app, agentId));
  ids = pathValues(agentId, visitor.chatToken);
  for (const role of Object.values(roles)) {
    byRole.set(role, await staffOf(server, agentId, [role]));
    userAdmins.set(role, await staffOf(server, agentId, [role], { isUserAdmin: true }));
  }
  stranger = await staffOf(server, await createAgent(app), Object.values(roles));
});
/** A team that was deleted is there again for the next. */
beforeEach(async () => {
  const team = { id: String(ids.teamId), name: 'Support', email: '', phoneNumber: '' };
  const scope = server.app.database.agent(String(ids.agentId));
  await scope.insert(teams, [team], { onConflictDoNothing: true });
});

const statusOf = (endpoint: Endpoint, token?: string) =>
  answerTo(server.url, endpoint, { params: ids, authorization: token && `Bearer ${token}` });
const forbidden = { status: 403, reply: { code: 'forbidden' } };
const expired = { code: 'unauthorized', messageKey: 'session.expired', details: {} };

describe('as nobody', () => {
  test.for(declared.map(({ title, endpoint }) => [title, endpoint] as const))('%s', async ([, endpoint]) => {
    const { status, reply } = await statusOf(endpoint);
    // A body that is empty is refused; what takes none is open to all.
    if (endpoint.access.kind === 'public') expect([200, 400, 404, 401]).toContain(status);
    else expect({ status, reply }).toEqual({ status: 401, reply: expired });
  });
});

describe('with a token of the other kind', () => {
  test.for(declared.map(({ title, endpoint }) => [title, endpoint] as const))('%s', async ([, endpoint]) => {
    if (endpoint.access.kind === 'public') return;
    const visitor = await visitorOf(server, await createWidget(server.app, String(ids.agentId)));
    const staff = byRole.get(roles.administrator);
    const token = endpoint.access.kind === 'visitor' ? staff?.token : visitor.token;
    expect(await statusOf(endpoint, token)).toEqual({ status: 401, reply: expired });
  });
});

describe.for([...Object.entries(roles)])('as %s', ([, role]) => {
  test.for(forAgent.map(({ title, endpoint }) => [title, endpoint] as const))('%s', async ([, endpoint]) => {
    const { access } = endpoint;
    if (access.kind !== 'agent') return;
    const answer = await statusOf(endpoint, byRole.get(role)?.token);
    const isFor = access.roles.includes(role) && !access.userAdmin;
    if (isFor) expect([200, 400, 404, 409]).toContain(answer.status);
    else expect(answer).toMatchObject(forbidden);
  });
});

describe.for([...Object.entries(roles)])('as a user admin who is %s', ([, role]) => {
  test.for(forUserAdmins.map(({ title, endpoint }) => [title, endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      const { access } = endpoint;
      const answer = await statusOf(endpoint, userAdmins.get(role)?.token);
      if (access.kind !== 'agent' || access.roles.includes(role))
        expect([200, 400, 404, 409]).toContain(answer.status);
      else expect(answer).toMatchObject(forbidden);
    },
  );
});

test('what is for user admins is for nobody without the flag', async () => {
  expect(forUserAdmins.map(({ title }) => title)).toContain('agents.getAgentList');
  for (const { title, endpoint } of forUserAdmins) {
    const answer = await statusOf(endpoint, byRole.get(roles.administrator)?.token);
    expect({ title, ...answer }).toMatchObject({ title, ...forbidden });
  }
});

describe("as another customer's administrator", () => {
  test.for(forAgent.map(({ title, endpoint }) => [title, endpoint] as const))('%s', async ([, endpoint]) => {
    expect(await statusOf(endpoint, stranger.token)).toEqual({
      status: 404,
      reply: { code: 'notFound', messageKey: 'error.notFound', details: {} },
    });
  });
});

test('what an agent has to include is refused where it does not', async () => {
  const asking = forAgent.filter(({ endpoint: { access } }) => access.kind === 'agent' && access.includes);
  expect(asking.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['statistics.getDeviceList', 'statistics.getGenAiChatList']),
  );
  const { app } = server;
  const agentId = await createAgent(app);
  await app.database.shared.update(agents, { includeConversationAi: false }, eq(agents.id, agentId));
  const staff = await staffOf(server, agentId, Object.values(roles), { isUserAdmin: true });
  for (const { title, endpoint } of asking) {
    const authorization = `Bearer ${staff.token}`;
    const answer = await answerTo(server.url, endpoint, { params: { ...ids, agentId }, authorization });
    expect({ title, ...answer }).toMatchObject({ title, status: 403, reply: { messageKey: notIncludedKey } });
  }
});

describe('once all plans have ended', () => {
  let ended: SignedIn;
  const planId = createId();
  const scope = () => server.app.database.agent(String(ids.agentId));
  beforeAll(async () => {
    const startsAt = new Date(server.clock.now().getTime() - 2000).toISOString();
    const bindingEnd = new Date(server.clock.now().getTime() - 1000).toISOString();
    const plan = { id: planId, plan: 'chatbotSmall', startsAt, bindingEnd, autoRenews: false } as const;
    await scope().insert(subscriptions, [plan]);
    // Nothing is remembered of who is new.
    ended = await staffOf(server, String(ids.agentId), Object.values(roles), { isUserAdmin: true });
  });
  afterAll(() => scope().delete(subscriptions, eq(subscriptions.id, planId)));

  test.for(forStaff.map(({ title, endpoint }) => [title, endpoint] as const))(
    '%s',
    async ([title, endpoint]) => {
      const { access } = endpoint;
      const { token } = title === 'auth.logout' ? await signIn(server, ended.user) : ended;
      const answer = await statusOf(endpoint, token);
      if ('whenEnded' in access && access.whenEnded) expect([200, 400, 404, 409]).toContain(answer.status);
      else expect(answer).toMatchObject({ status: 403, reply: { messageKey: plansEndedKey } });
    },
  );

  test('visitors go on', async () => {
    const visitor = await visitorOf(server, await createWidget(server.app, String(ids.agentId)));
    expect((await visitor.say('Hej')).events).not.toEqual([]);
  });
});

test('what is open once all plans have ended is to see that it is so, and what is one’s own', () => {
  const open = forStaff.filter(({ endpoint: { access } }) => 'whenEnded' in access && access.whenEnded);
  expect(open.map(({ title }) => title).sort()).toEqual([
    'auth.confirmTwoFactor',
    'auth.getDevices',
    'auth.getTwoFactor',
    'auth.getUserByAccessToken',
    'auth.logout',
    'auth.renewRecoveryCodes',
    'auth.signOutDevice',
    'auth.signOutOtherDevices',
    'auth.startTwoFactor',
    'auth.stopTwoFactor',
    'auth.updateEmail',
    'auth.updatePassword',
    'auth.updateProfile',
    'profile.removePicture',
    'profile.saveSettings',
    'profile.setChatStatus',
    'profile.setPicture',
    'push.getPushSubscriptions',
    'push.savePushSubscriptions',
    'subscriptions.getCurrentSubscription',
    'subscriptions.getSubscriptionContacts',
    'subscriptions.getSubscriptionList',
  ]);
});

test('with an expired token every call of the staff is refused', async () => {
  const { token } = await signIn(server, await createUser(server.app));
  server.clock.advance(3600_000);
  for (const { title, endpoint } of forStaff) {
    const answer = await statusOf(endpoint, token);
    expect({ title, ...answer }).toEqual({ title, status: 401, reply: expired });
  }
});

test('an id that is none reads as not found, not as a mistake', async () => {
  for (const path of [
    '/api/chat/agent/1',
    '/api/chat/chatTokenId/x%00',
    '/api/training/state/agentId/%2e%2e',
  ]) {
    const response = await fetch(server.url + path);
    expect(response.status, path).toBe(404);
  }
});
