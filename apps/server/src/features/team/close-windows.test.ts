import { endpoints } from '@samtale/contract';
import { expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';

const { auth, profile } = endpoints;
const server = useServer();

type Change = (boss: SignedIn, params: { agentId: string; userId: string }) => Promise<unknown>;

async function changeRoles(boss: SignedIn, { agentId, userId }: { agentId: string; userId: string }) {
  const { list } = await boss.call(profile.getProfiles, { params: { agentId } });
  const member = list.find(({ id }) => id === userId);
  if (!member) throw new Error('Not among the people');
  const user = { ...member, roleList: [2 as const] };
  return boss.call(auth.editUser, { params: { agentId, userId }, body: { user } });
}

test.for<[string, Change]>([
  ['has other roles', changeRoles],
  ['is taken from the agent', (boss, params) => boss.call(auth.deleteTeamUser, { params })],
  ['needs no second factor any more', (boss, params) => boss.call(auth.stopMemberTwoFactor, { params })],
])('the windows of who %s close', async ([, change]) => {
  const agentId = await createAgent(server.app);
  const boss = await staffOf(server, agentId, [0]);
  const colleague = await staffOf(server, agentId, [1]);
  const window = await connectStaff(server, colleague.token, agentId);
  const closed = new Promise((resolve) => window.once('disconnect', resolve));
  await change(boss, { agentId, userId: colleague.user.id });
  expect(await closed).toBe('io server disconnect');
});
