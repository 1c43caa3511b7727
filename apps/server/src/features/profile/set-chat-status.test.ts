import { endpoints, type Role } from '@samtale/contract';
import { expect, test, vi } from 'vitest';
import { createAgent, createUser } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { signIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const { auth, profile } = endpoints;

test.for<[string, Role[][], boolean]>([
  ['an administrator', [[0]], true],
  ['a chat agent', [[1]], true],
  ['a chat agent on another agent', [[2], [1, 3]], true],
  ['a chat developer', [[2]], false],
  ['a contact', [[3]], false],
  ['who has no role', [[]], false],
  ['who is on no agent', [], false],
])('%s', async ([, rolesOn, takesChats]) => {
  const roles: Record<string, Role[]> = {};
  for (const held of rolesOn) roles[await createAgent(server.app)] = held;
  const user = await createUser(server.app, { roles, chatStatus: 0 });
  const me = await signIn(server, user);
  const goOnline = () => me.call(profile.setChatStatus, { params: { id: user.id }, body: { chatStatus: 1 } });
  if (takesChats) await goOnline();
  else expect(await refusal(goOnline())).toMatchObject({ status: 403, messageKey: 'error.forbidden' });
  expect(await me.call(auth.getUserByAccessToken)).toMatchObject({ chatStatus: takesChats ? 1 : 0 });
});

test('over the hub, too', async () => {
  const agentId = await createAgent(server.app);
  const developer = await staffOf(server, agentId, [2], { chatStatus: 0 });
  const agent = await staffOf(server, agentId, [1], { chatStatus: 0 });
  const ofDeveloper = await connectStaff(server, developer.token, agentId);
  const ofAgent = await connectStaff(server, agent.token, agentId);
  const heard: unknown[] = [];
  ofAgent.on('changeChatStatus', (change) => heard.push(change));
  ofDeveloper.emit('changeChatStatus', 1);
  await ofDeveloper.emitWithAck('watch', { chatToken: agentId, after: 0 });
  ofAgent.emit('changeChatStatus', 1);
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([{ userId: agent.user.id, chatStatus: 1 }]);
  expect(await developer.call(auth.getUserByAccessToken)).toMatchObject({ chatStatus: 0 });
});
