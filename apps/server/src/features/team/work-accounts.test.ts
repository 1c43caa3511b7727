import { endpoints, LoginType, type MemberInput, type TeamMember } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { newMember } from '../../../test/team-members.ts';
import { useServerWithWorkAccounts } from '../../../test/work-accounts.ts';
import { createId } from '../../platform/database/columns.ts';
import { publishFlow } from '../flows/index.ts';

const { auth } = endpoints;
const { server, signInAtWork } = useServerWithWorkAccounts();
const notRegistered = { status: 401, messageKey: 'login.logintype.notRegistered' };
let agentId: string;
let boss: SignedIn;
beforeEach(async () => {
  server.clock.advance(3600_000);
  agentId = await createAgent(server.app);
  boss = await staffOf(server, agentId, [0]);
});

const invite = async (email: string): Promise<TeamMember> => {
  const model = newMember({ email, loginType: LoginType.workAccount });
  return (await boss.call(auth.registerUser, { params: { agentId }, body: { model } })).user;
};
const edit = (member: TeamMember, changes: Partial<MemberInput>) =>
  boss.call(auth.editUser, {
    params: { agentId, userId: member.id },
    body: { user: { ...member, ...changes } },
  });
const someone = () => ({ subject: createId(), email: `work-${createId()}@example.com` });
const isIn = async (call: SignedIn['call']) => (await call(auth.getUserByAccessToken)).id;

test('who is removed and invited again signs in with the same work account', async () => {
  const { subject, email } = someone();
  const member = await invite(email);
  await signInAtWork(subject, email);
  // The history of a flow names them, so that who they were stays behind.
  const flowId = await createFlow(server.app, { agentId, title: 'Åbningstider' });
  await server.app.database.transaction((session) =>
    publishFlow(session, { agentId, userId: member.id, now: server.app.now() }, flowId),
  );
  await boss.call(auth.deleteTeamUser, { params: { agentId, userId: member.id } });
  expect(await refusal(signInAtWork(subject, email))).toMatchObject(notRegistered);
  const again = await invite(email);
  expect(again.id).not.toBe(member.id);
  expect(await isIn(await signInAtWork(subject, email))).toBe(again.id);
});

test('another address ends the sessions, and the work account that had the old one gets in no more', async () => {
  const { subject, email } = someone();
  const member = await invite(email);
  const call = await signInAtWork(subject, email);
  const successor = someone();
  await edit(member, { email: successor.email });
  expect(await refusal(isIn(call))).toMatchObject({ status: 401 });
  expect(await refusal(signInAtWork(subject, email))).toMatchObject(notRegistered);
  expect(await isIn(await signInAtWork(successor.subject, successor.email))).toBe(member.id);
});

test('a password that is replaced by a work account ends the sessions it made', async () => {
  const colleague = await staffOf(server, agentId, [1]);
  const { list } = await boss.call(endpoints.profile.getProfiles, { params: { agentId } });
  const member = list.find(({ id }) => id === colleague.user.id);
  if (!member) throw new Error('Not among the people');
  await edit(member, { firstName: 'Åse' });
  expect(await isIn(colleague.call)).toBe(member.id);
  await edit(member, { loginType: LoginType.workAccount });
  expect(await refusal(isIn(colleague.call))).toMatchObject({ status: 401 });
});

test('somebody else to whom the provider has given the address is not the one who is known from there', async () => {
  const { subject, email } = someone();
  const member = await invite(email);
  await signInAtWork(subject, email);
  expect(await refusal(signInAtWork(createId(), email))).toMatchObject(notRegistered);
  expect(await isIn(await signInAtWork(subject, email))).toBe(member.id);
});
