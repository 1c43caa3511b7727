import { endpoints, newId, type TeamInput, teamNameMax } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createWidget } from '../../../test/factories.ts';
import { type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const { team: calls, conversations: chat } = endpoints;
const server = useServer();
let agentId: string;
let boss: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  boss = await staffOf(server, agentId, [0]);
  colleague = await staffOf(server, agentId, [1]);
});

const input = (changes: Partial<TeamInput> = {}): TeamInput => ({
  id: newId,
  name: 'Kundeservice',
  email: 'support@example.com',
  phoneNumber: '+45 70 10 10 10',
  users: [{ id: colleague.user.id }],
  ...changes,
});
const save = (body: TeamInput, by = boss) => by.call(calls.addOrUpdateTeam, { params: { agentId }, body });
const list = async (name = '*') => (await boss.call(calls.getTeams, { params: { agentId, name } })).list;
const remove = (teamId: string, by = boss) => by.call(calls.deleteTeam, { params: { teamId } });
const targets = async () => (await boss.call(chat.getHandOverTargets, { params: { agentId } })).teams;

test('a team is made, found by its name, changed and deleted', async () => {
  const made = await save(input());
  const { id, name, email } = colleague.user;
  expect(made).toEqual({
    ...input(),
    id: made.id,
    users: [{ id, name, email }],
    revision: expect.any(String),
  });
  expect(await list()).toEqual([made]);
  expect(await list('SERVICE')).toEqual([made]);
  expect(await list('100%')).toEqual([]);
  expect(await targets()).toEqual([{ id: made.id, name: 'Kundeservice', isOnline: true }]);
  const changed = await save(input({ id: made.id, name: 'Support', email: '', phoneNumber: '', users: [] }));
  expect(await list()).toEqual([changed]);
  expect(changed).toMatchObject({ name: 'Support', users: [] });
  expect(await remove(made.id)).toEqual({ ok: true });
  expect([await list(), await targets()]).toEqual([[], []]);
});

test('who works on the agent is found by name, with their teams', async () => {
  const { id } = await save(input());
  const users = async (name: string) =>
    (await boss.call(calls.getTeamUsers, { params: { agentId, name } })).list;
  expect(new Map((await users('*')).map((user) => [user.id, user.teamIds]))).toEqual(
    new Map([
      [boss.user.id, []],
      [colleague.user.id, [id]],
    ]),
  );
  expect(await users(colleague.user.name.split(' ')[1] ?? '')).toHaveLength(1);
  expect((await users(colleague.user.name)).map((user) => user.id)).toEqual([colleague.user.id]);
});

test.for<[string, Partial<TeamInput>, string]>([
  ['no name', { name: '  ' }, 'team.error.name'],
  ['a name that is too long', { name: 'x'.repeat(teamNameMax + 1) }, 'team.error.name'],
  ['an address that is none', { email: 'support' }, 'team.error.email'],
  ['a number that is none', { phoneNumber: 'ring' }, 'team.error.phoneNumber'],
  ['somebody who works elsewhere', { users: [{ id: createId() }] }, 'team.error.user'],
])('%s is refused', async ([, changes, messageKey]) => {
  expect(await refusal(save(input(changes)))).toMatchObject({
    status: 400,
    details: { fields: [{ messageKey }] },
  });
  expect(await list()).toEqual([]);
});

test('two teams of an agent do not have the same name', async () => {
  const { id } = await save(input());
  expect(await refusal(save(input({ name: 'KUNDESERVICE' })))).toMatchObject({
    status: 409,
    details: { fields: [{ path: 'name', messageKey: 'team.error.nameTaken' }] },
  });
  await save(input({ id }));
  const other = await staffOf(server, await createAgent(server.app), [0]);
  const { userAgentList } = await other.call(endpoints.auth.getUserByAccessToken);
  const params = { agentId: userAgentList[0]?.agentId ?? '' };
  await other.call(calls.addOrUpdateTeam, { params, body: input({ users: [] }) });
  const twice = await Promise.allSettled([save(input({ name: 'Salg' })), save(input({ name: 'salg' }))]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('what a colleague has changed of a team meanwhile is not undone by a form that was opened before', async () => {
  const opened = await save(input());
  const newest = await save({ ...opened, users: [] });
  expect(await refusal(save({ ...opened, email: 'other@example.com' }))).toMatchObject({
    status: 409,
    messageKey: 'team.error.changed',
  });
  expect(await list()).toEqual([newest]);
  expect(await save({ ...newest, email: 'other@example.com' })).toMatchObject({ users: [] });
});

test('who is switched off for a while is in their team again afterwards', async () => {
  const { id } = await save(input());
  const switched = (status: boolean) =>
    boss.call(endpoints.profile.setActivity, { body: { userId: colleague.user.id, status } });
  await switched(false);
  expect((await save(input({ id, name: 'Support', users: [{ id: boss.user.id }] }))).users).toHaveLength(1);
  await switched(true);
  const [team] = await list();
  expect(new Set(team?.users.map((user) => user.id))).toEqual(new Set([boss.user.id, colleague.user.id]));
});

test('a team for which somebody waits is not deleted', async () => {
  const { id } = await save(input());
  const visitor = await visitorOf(server, await createWidget(server.app, agentId));
  await visitor.say('Hej');
  const params = { agentId, chatToken: visitor.chatToken };
  await boss.call(chat.handOverChat, { params, body: { to: { teamId: id } } });
  // The row, by which it is found, follows the log a moment later.
  await boss.call(chat.getChat, { params: { chatToken: visitor.chatToken } });
  expect(await refusal(remove(id))).toMatchObject({ status: 409, messageKey: 'team.delete.awaited' });
  expect(await list()).toHaveLength(1);
});

test('only administrators of the agent change its teams', async () => {
  const { id } = await save(input());
  expect(await refusal(save(input(), colleague))).toMatchObject({ status: 403 });
  expect(await refusal(remove(id, colleague))).toMatchObject({ status: 403 });
  const stranger = await staffOf(server, await createAgent(server.app), [0]);
  expect(await refusal(remove(id, stranger))).toMatchObject({ status: 404 });
  const elsewhere = { params: { agentId: await createAgent(server.app) }, body: input({ id }) };
  expect(await refusal(stranger.call(calls.addOrUpdateTeam, elsewhere))).toMatchObject({ status: 404 });
  expect(await list()).toHaveLength(1);
});
