import { endpoints, newId } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createFlow, createUser, createWidget } from '../../../test/factories.ts';
import { type SignedIn, signIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { newMember } from '../../../test/team-members.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { users } from '../auth/index.ts';
import { publishFlow } from '../flows/index.ts';

const { auth, profile, team, conversations: chat, flows } = endpoints;
const server = useServer();
let agentId: string;
let accountId: string;
let boss: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  boss = await staffOf(server, agentId, [0]);
  colleague = await staffOf(server, agentId, [1]);
  accountId = (await profiles()).customerId;
});

const profiles = () => boss.call(profile.getProfiles, { params: { agentId } });
const remove = (userId: string, by = boss) => by.call(auth.deleteTeamUser, { params: { agentId, userId } });
const removeAltogether = (id: string, by = boss) => by.call(auth.deleteUser, { params: { id } });
const rowOf = (userId: string) => server.app.database.shared.first(users, eq(users.id, userId));
const ids = async () => (await profiles()).list.map(({ id }) => id);

test('who has no other agent is deleted, with their teams and sessions, and the address is free', async () => {
  const { id } = colleague.user;
  await boss.call(team.addOrUpdateTeam, {
    params: { agentId },
    body: { id: newId, name: 'Support', email: '', phoneNumber: '', users: [{ id }] },
  });
  await remove(id);
  expect(await ids()).toEqual([boss.user.id]);
  expect(await rowOf(id)).toBeUndefined();
  const { list } = await boss.call(team.getTeams, { params: { agentId, name: '*' } });
  expect(list).toMatchObject([{ users: [] }]);
  expect(await refusal(colleague.call(auth.getUserByAccessToken))).toMatchObject({ status: 401 });
  const model = newMember({ email: colleague.user.email });
  const { outcome } = await boss.call(auth.registerUser, { params: { agentId }, body: { model } });
  expect(outcome).toBe('invited');
  expect(await refusal(remove(id))).toMatchObject({ status: 404 });
});

test('who has another agent keeps it, until they are deleted altogether', async () => {
  const second = await createAgent(server.app, { accountId });
  boss = await signIn(server, await createUser(server.app, { roles: { [agentId]: [0], [second]: [0] } }));
  const both = await signIn(
    server,
    await createUser(server.app, { roles: { [agentId]: [1], [second]: [1] } }),
  );
  const agents = async () =>
    (await both.call(auth.getUserByAccessToken)).userAgentList.map((link) => link.agentId);
  await remove(both.user.id);
  expect(await agents()).toEqual([second]);
  await removeAltogether(both.user.id);
  expect(await rowOf(both.user.id)).toBeUndefined();
});

test("another company's person loses the agent and nothing else", async () => {
  const guest = await staffOf(server, await createAgent(server.app), [0]);
  const visiting = await createUser(server.app, { accountId, roles: {} });
  expect(await refusal(remove(visiting.id))).toMatchObject({ status: 404 });
  const foreign = await createUser(server.app, {
    roles: { [await createAgent(server.app)]: [1], [agentId]: [1] },
  });
  await remove(foreign.id);
  expect(await rowOf(foreign.id)).toMatchObject({ isActive: true, email: foreign.email });
  expect(await refusal(removeAltogether(guest.user.id))).toMatchObject({ status: 404 });
  expect(await refusal(removeAltogether(colleague.user.id, guest))).toMatchObject({ status: 404 });
  expect(await refusal(removeAltogether(boss.user.id, colleague))).toMatchObject({ status: 404 });
});

test('the last administrator of any of their agents is not deleted, and nobody deletes themselves', async () => {
  const second = await createAgent(server.app, { accountId });
  const other = await createUser(server.app, { roles: { [agentId]: [0], [second]: [0] } });
  const admin = await staffOf(server, agentId, [0], { isUserAdmin: true });
  const last = { status: 409, messageKey: 'team.member.error.lastAdministrator' };
  expect(await refusal(removeAltogether(other.id, admin))).toMatchObject(last);
  expect(await ids()).toContain(other.id);
  await remove(other.id);
  const yourself = { status: 409, messageKey: 'team.member.error.yourself' };
  expect(await refusal(remove(boss.user.id))).toMatchObject(yourself);
  expect(await refusal(removeAltogether(boss.user.id))).toMatchObject(yourself);
});

test('of two administrators who delete each other one stays', async () => {
  const other = await staffOf(server, agentId, [0]);
  const outcomes = await Promise.allSettled([remove(other.user.id), remove(boss.user.id, other)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('logs and histories go on naming who is gone, who can do nothing any more', async () => {
  const flowId = await createFlow(server.app, { agentId, title: 'Åbningstider' });
  await server.app.database.transaction((session) =>
    publishFlow(session, { agentId, userId: colleague.user.id, now: server.app.now() }, flowId),
  );
  const visitor = await visitorOf(server, await createWidget(server.app, agentId));
  await visitor.say('Hej');
  const params = { agentId, chatToken: visitor.chatToken };
  await colleague.call(chat.takeOverChat, { params, body: { user: { id: colleague.user.id } } });
  await colleague.call(chat.sendChatMessage, { params, body: { clientId: createId(), text: 'Goddag' } });
  await remove(colleague.user.id);
  expect(await rowOf(colleague.user.id)).toMatchObject({
    isActive: false,
    email: `${colleague.user.id}@deleted.invalid`,
    passwordHash: null,
    lastName: colleague.user.name.split(' ')[1],
  });
  expect(await refusal(colleague.call(auth.getUserByAccessToken))).toMatchObject({ status: 401 });
  const { list } = await boss.call(chat.getChatList, { params: { agentId }, query: {} });
  expect(list).toMatchObject([{ user: { displayName: colleague.user.name } }]);
  const languageId =
    (await boss.call(auth.getUserByAccessToken)).userAgentList[0]?.agent.languageList[0]?.id ?? '';
  const history = await boss.call(flows.getFlowVersions, {
    params: { agentId, languageId, intentId: flowId },
  });
  expect(JSON.stringify(history)).toContain(colleague.user.name);
  await visitor.say('Er du der?');
  await server.returnNeglected();
  expect(await boss.call(chat.getChat, { params: { chatToken: visitor.chatToken } })).toMatchObject({
    status: 'awaiting',
  });
});
