import { endpoints, LoginType, type MemberInput, type TeamMember } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAgent, createUser, createWidget, password } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { post } from '../../../test/outside-world.ts';
import { type SignedIn, signIn, staffOf, visitorOf } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { newMember } from '../../../test/team-members.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import { unaskedWorkAccounts } from '../../../test/work-accounts.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents, userAgents } from '../agents/index.ts';
import { startSubscription } from '../subscriptions/index.ts';

const { auth, profile, conversations: chat } = endpoints;
const { server } = useServerWithOutside({ workAccounts: unaskedWorkAccounts });
let agentId: string;
let boss: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  boss = await staffOf(server, agentId, [0]);
  colleague = await staffOf(server, agentId, [1]);
});

const members = async (by = boss) => (await by.call(profile.getProfiles, { params: { agentId } })).list;
async function memberOf(userId: string): Promise<TeamMember> {
  const found = (await members()).find(({ id }) => id === userId);
  if (!found) throw new Error('Not among the people');
  return found;
}
async function edit(userId: string, changes: Partial<MemberInput>, by = boss) {
  return (await editMember(await memberOf(userId), changes, by)).user;
}
const editMember = (member: TeamMember, changes: Partial<MemberInput>, by = boss) =>
  by.call(auth.editUser, {
    params: { agentId, userId: member.id },
    body: { user: { ...member, ...changes }, revision: member.revision },
  });
const setActivity = (userId: string, status: boolean, by = boss) =>
  by.call(profile.setActivity, { body: { userId, status } });
const lastMail = () => readMail(post.mails.at(-1)?.text ?? '');
const lastAdministrator = { status: 409, messageKey: 'team.member.error.lastAdministrator' };

test('who somebody is and what they may do is changed', async () => {
  const changes = {
    firstName: 'Åse',
    lastName: 'Bo',
    phoneNumber: '+45 20304050',
    roleList: [1, 2] as (1 | 2)[],
  };
  expect(await edit(colleague.user.id, changes)).toMatchObject({ ...changes, phoneNumber: '+4520304050' });
  expect(await colleague.call(auth.getUserByAccessToken)).toMatchObject({
    displayName: 'Åse Bo',
    userAgentList: [{ roleList: [1, 2] }],
  });
});

test('an address is changed, the old one told, and links that went there open nothing', async () => {
  await server.call(auth.forgotPassword, { body: { email: colleague.user.email } });
  const token = /\/resetPassword\/(\S+)/.exec(lastMail().text)?.[1] ?? '';
  const email = `new-${colleague.user.id}@example.com`;
  expect(await edit(colleague.user.id, { email: email.toUpperCase() })).toMatchObject({ email });
  expect(post.mails.at(-1)?.to).toEqual([colleague.user.email]);
  expect(lastMail().text).toContain(email);
  const use = server.call(auth.checkPasswordToken, { body: { passwordResetToken: token } });
  expect(await refusal(use)).toMatchObject({ messageKey: 'resetPassword.error.invalidToken' });
  await server.call(auth.login, { body: { userName: email, password } });
  expect(await refusal(edit(colleague.user.id, { email: boss.user.email }))).toMatchObject({
    status: 409,
    messageKey: 'team.edit.userExists',
  });
  expect(await refusal(edit(colleague.user.id, { email: 'nobody' }))).toMatchObject({
    status: 400,
    messageKey: 'team.register.email.validation',
  });
});

test('a work account takes the password away, and going back invites to choose one', async () => {
  await edit(colleague.user.id, { loginType: LoginType.workAccount });
  const { email } = colleague.user;
  expect(await refusal(server.call(auth.login, { body: { userName: email, password } }))).toMatchObject({
    status: 401,
  });
  expect(await edit(colleague.user.id, { loginType: LoginType.password })).toMatchObject({ isInvited: true });
  expect(lastMail().text).toContain('/choosePassword/');
});

test('nobody gets in as a user admin by giving them another address, and no guest as their hosts', async () => {
  const admin = await staffOf(server, agentId, [0], {
    isUserAdmin: true,
    accountId: await accountOf(agentId),
  });
  const elsewhere = await createAgent(server.app);
  const partner = await staffOf(server, agentId, [0], { accountId: await accountOf(elsewhere) });
  const email = 'taken-over@example.com';
  const notOwn = { status: 403, messageKey: 'team.member.error.notOwn' };
  expect(await refusal(edit(admin.user.id, { email }))).toMatchObject(notOwn);
  expect(await refusal(setActivity(admin.user.id, false))).toMatchObject({ status: 404 });
  expect(await refusal(edit(colleague.user.id, { email }, partner))).toMatchObject(notOwn);
  expect(await refusal(setActivity(colleague.user.id, false, partner))).toMatchObject({ status: 404 });
  expect(await edit(colleague.user.id, { firstName: 'Bo' }, admin)).toMatchObject({ firstName: 'Bo' });
});

test("of another company's people only the roles are changed, and nothing but them is told", async () => {
  const elsewhere = await createAgent(server.app);
  const guest = await createUser(server.app, { roles: { [elsewhere]: [0], [agentId]: [1] } });
  expect(await memberOf(guest.id)).toMatchObject({ isOwn: false, phoneNumber: '', otherAgents: 0 });
  expect(await edit(guest.id, { roleList: [2] })).toMatchObject({ roleList: [2], firstName: 'Test' });
  for (const changes of [{ firstName: 'Åse' }, { email: 'x@example.com' }, { isActive: false }])
    expect(await refusal(edit(guest.id, changes))).toMatchObject({
      status: 403,
      messageKey: 'team.member.error.notOwn',
    });
  expect(await refusal(setActivity(guest.id, false))).toMatchObject({ status: 404 });
  expect(await memberOf(guest.id)).toMatchObject({ firstName: 'Test', email: guest.email, isActive: true });
});

test("another customer's people read as not found", async () => {
  const stranger = await staffOf(server, await createAgent(server.app), [0]);
  const { id: userId } = colleague.user;
  const user = await memberOf(userId);
  const calls = [
    () => stranger.call(auth.editUser, { params: { agentId, userId }, body: { user } }),
    () => setActivity(userId, false, stranger),
    () => stranger.call(auth.deleteUser, { params: { id: userId } }),
    () => boss.call(auth.editUser, { params: { agentId, userId: stranger.user.id }, body: { user } }),
    () => setActivity(stranger.user.id, false),
    () => setActivity(createId(), false),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 404 });
  expect(await refusal(edit(userId, {}, colleague))).toMatchObject({ status: 403 });
  expect(await refusal(setActivity(boss.user.id, false, colleague))).toMatchObject({ status: 404 });
});

test('the last administrator stays one, by whichever way', async () => {
  expect(await refusal(edit(boss.user.id, { roleList: [1] }))).toMatchObject(lastAdministrator);
  const other = await staffOf(server, agentId, [0]);
  await edit(boss.user.id, { roleList: [1] });
  expect(await refusal(edit(other.user.id, { roleList: [2] }, other))).toMatchObject({ status: 403 });
  const second = await staffOf(server, agentId, [0]);
  boss = second;
  await setActivity(other.user.id, false);
  expect(await refusal(edit(second.user.id, { roleList: [1] }))).toMatchObject(lastAdministrator);
  await setActivity(other.user.id, true);
  await edit(second.user.id, { roleList: [1] });
});

test('of two administrators who resign at once one stays', async () => {
  const other = await staffOf(server, agentId, [0]);
  const resign = async ({ user, call }: SignedIn) => {
    const input = { ...(await memberOf(user.id)), roleList: [1 as const] };
    return () => call(auth.editUser, { params: { agentId, userId: user.id }, body: { user: input } });
  };
  const both = [await resign(boss), await resign(other)];
  const outcomes = await Promise.allSettled(both.map((go) => go()));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an administrator of two agents is the last of one, whoever switches them off', async () => {
  const accountId = await accountOf(agentId);
  const second = await createAgent(server.app, { accountId });
  const other = await createUser(server.app, { roles: { [agentId]: [0], [second]: [0] } });
  const admin = await staffOf(server, agentId, [0], { isUserAdmin: true });
  expect(await refusal(setActivity(other.id, false, admin))).toMatchObject(lastAdministrator);
  expect(await memberOf(other.id)).toMatchObject({ isActive: true });
});

test('nobody switches themselves off', async () => {
  await staffOf(server, agentId, [0]);
  const yourself = { status: 409, messageKey: 'team.member.error.yourself' };
  expect(await refusal(setActivity(boss.user.id, false))).toMatchObject(yourself);
  expect(await refusal(edit(boss.user.id, { isActive: false }))).toMatchObject(yourself);
});

test('who is switched off is signed out everywhere, windows closed, and comes back when switched on', async () => {
  const window = await connectStaff(server, colleague.token, agentId);
  const elsewhere = await signIn(server, colleague.user);
  const closed = new Promise((resolve) => window.once('disconnect', resolve));
  await setActivity(colleague.user.id, false);
  expect(await closed).toBe('io server disconnect');
  await expect(connectStaff(server, colleague.token, agentId)).rejects.toThrow('session.expired');
  for (const session of [colleague, elsewhere]) {
    expect(await refusal(session.call(auth.getUserByAccessToken))).toMatchObject({ status: 401 });
    const renewal = server.call(auth.refresh, { body: { refreshToken: session.refreshToken } });
    expect(await refusal(renewal)).toMatchObject({ status: 401 });
  }
  const login = () => server.call(auth.login, { body: { userName: colleague.user.email, password } });
  expect(await refusal(login())).toMatchObject({ messageKey: 'login.failed' });
  expect(await memberOf(colleague.user.id)).toMatchObject({ isActive: false, isOnline: false });
  await setActivity(colleague.user.id, true);
  await login();
});

test.for<[string, (userId: string) => Promise<unknown>]>([
  ['switched off', (userId) => setActivity(userId, false)],
  ['taken from the agent', (userId) => boss.call(auth.deleteTeamUser, { params: { agentId, userId } })],
])('the visitor of somebody who is %s is put back in line', async ([, leave]) => {
  const accountId = (await boss.call(profile.getProfiles, { params: { agentId } })).customerId;
  const second = await createAgent(server.app, { accountId });
  boss = await signIn(server, await createUser(server.app, { roles: { [agentId]: [0], [second]: [0] } }));
  const busy = await signIn(
    server,
    await createUser(server.app, { roles: { [agentId]: [1], [second]: [1] } }),
  );
  const visitor = await visitorOf(server, await createWidget(server.app, agentId));
  await visitor.say('Hej');
  const params = { agentId, chatToken: visitor.chatToken };
  await busy.call(chat.takeOverChat, { params, body: { user: { id: busy.user.id } } });
  await visitor.say('Er der nogen?');
  await leave(busy.user.id);
  await server.returnNeglected();
  const { status, user } = await boss.call(chat.getChat, { params: { chatToken: visitor.chatToken } });
  expect({ status, user }).toEqual({ status: 'awaiting', user: null });
});

test('roles that a plan does not include are not given, and kept by who has them', async () => {
  await startSubscription(server.app.database, agentId, 'phoneSmall', server.app.now());
  expect(await refusal(edit(colleague.user.id, { roleList: [1, 2] }))).toMatchObject({
    status: 403,
    messageKey: 'team.upgrade.userRoles',
  });
  expect(await edit(colleague.user.id, { roleList: [0, 1] })).toMatchObject({ roleList: [0, 1] });
});

test('what a colleague has changed meanwhile is not undone by a form that was opened before', async () => {
  const opened = await memberOf(colleague.user.id);
  await setActivity(colleague.user.id, false);
  const phoneNumber = '+4520304050';
  expect(await refusal(editMember(opened, { phoneNumber }))).toMatchObject({
    status: 409,
    messageKey: 'team.member.error.changed',
  });
  expect(await memberOf(colleague.user.id)).toMatchObject({ isActive: false, phoneNumber: '' });
  const newest = await memberOf(colleague.user.id);
  const { user } = await editMember(newest, { phoneNumber });
  expect(user).toMatchObject({ isActive: false, phoneNumber });
  expect(user.revision).toBe((await memberOf(colleague.user.id)).revision);
});

test('an administrator who cannot sign in yet is not the one who is left', async () => {
  const { user } = await boss.call(auth.registerUser, {
    params: { agentId },
    body: { model: newMember({ roleList: [0] }) },
  });
  expect(await refusal(edit(boss.user.id, { roleList: [1] }))).toMatchObject(lastAdministrator);
  await edit(user.id, { loginType: LoginType.workAccount });
  await edit(boss.user.id, { roleList: [1] });
});

test('nobody changes how they sign in themselves, nor shuts out the last administrator by it', async () => {
  const other = await staffOf(server, agentId, [0]);
  expect(await refusal(edit(boss.user.id, { loginType: LoginType.workAccount }))).toMatchObject({
    status: 409,
    messageKey: 'team.member.error.ownLoginType',
  });
  const elsewhere = await createAgent(server.app);
  await server.app.database.shared.insert(userAgents, [
    { userId: other.user.id, linkedAgentId: elsewhere, roles: [0] },
  ]);
  await edit(other.user.id, { loginType: LoginType.workAccount });
  expect(await refusal(edit(other.user.id, { loginType: LoginType.password }))).toMatchObject(
    lastAdministrator,
  );
});

test('the mails about another address are counted before it is stored, and whether they were taken is told', async () => {
  const address = () => `new-${createId()}@example.com`;
  const move = async (email: string) => editMember(await memberOf(colleague.user.id), { email });
  expect(await move(address())).toMatchObject({ isMailed: true });
  post.isAway = true;
  expect(await move(address())).toMatchObject({ isMailed: false });
  post.isAway = false;
  expect(await editMember(await memberOf(colleague.user.id), { firstName: 'Åse' })).toMatchObject({
    isMailed: null,
  });
  const home = address();
  for (let n = 0; n < 5; n++) for (const email of [home, address()]) await move(email);
  await move(home);
  expect(await refusal(move(address()))).toMatchObject({
    status: 429,
    messageKey: 'team.invitation.tooMany',
  });
  expect(await memberOf(colleague.user.id)).toMatchObject({ email: home });
});

test('who signs in with a work account is told at the old address too', async () => {
  await edit(colleague.user.id, { loginType: LoginType.workAccount });
  const before = post.mails.length;
  await edit(colleague.user.id, { email: `new-${colleague.user.id}@example.com` });
  expect(post.mails.slice(before).map(({ to }) => to)).toEqual([
    [colleague.user.email],
    [`new-${colleague.user.id}@example.com`],
  ]);
});

describe('who works on an agent that the caller does not administer', () => {
  const notAllAgents = { status: 403, messageKey: 'team.member.error.notAllAgents' };
  let second: string;
  beforeEach(async () => {
    second = await createAgent(server.app, { accountId: await accountOf(agentId) });
    await server.app.database.shared.insert(userAgents, [
      { userId: colleague.user.id, linkedAgentId: second, roles: [0] },
    ]);
  });
  const shutOut = () => [
    () => edit(colleague.user.id, { email: 'taken-over@example.com' }),
    () => edit(colleague.user.id, { loginType: LoginType.workAccount }),
    () => edit(colleague.user.id, { isActive: false }),
    () => setActivity(colleague.user.id, false),
    () => boss.call(auth.stopMemberTwoFactor, { params: { agentId, userId: colleague.user.id } }),
    () => boss.call(auth.deleteUser, { params: { id: colleague.user.id } }),
  ];

  test('has roles and teams changed here and nothing else', async () => {
    expect(await memberOf(colleague.user.id)).toMatchObject({ isOwn: false, hasOthersAgents: true });
    for (const call of shutOut()) expect(await refusal(call())).toMatchObject(notAllAgents);
    expect(await edit(colleague.user.id, { roleList: [2] })).toMatchObject({ roleList: [2] });
    expect(await memberOf(colleague.user.id)).toMatchObject({ email: colleague.user.email, isActive: true });
    await boss.call(auth.deleteTeamUser, { params: { agentId, userId: colleague.user.id } });
    expect((await colleague.call(auth.getUserByAccessToken)).userAgentList).toHaveLength(1);
  });

  test('changes who they are themselves, and is changed by who administers all of it', async () => {
    await edit(colleague.user.id, { roleList: [0] });
    expect(await edit(colleague.user.id, { firstName: 'Åse' }, colleague)).toMatchObject({
      firstName: 'Åse',
    });
    await server.app.database.shared.insert(userAgents, [
      { userId: boss.user.id, linkedAgentId: second, roles: [0] },
    ]);
    expect(await memberOf(colleague.user.id)).toMatchObject({ isOwn: true, hasOthersAgents: false });
    await setActivity(colleague.user.id, false);
  });
});

async function accountOf(ofAgent: string): Promise<string> {
  const agent = await server.app.database.shared.first(agents, eq(agents.id, ofAgent));
  return agent?.accountId ?? '';
}
