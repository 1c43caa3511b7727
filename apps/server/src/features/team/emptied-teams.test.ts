import { endpoints, newId, Role } from '@samtale/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectStaff } from '../../../test/hub-clients.ts';
import { type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { PushService } from '../../../test/push-service.ts';
import { useChat } from '../../../test/use-chat.ts';
import { useServer } from '../../../test/use-server.ts';

const { auth, conversations, profile, push, team } = endpoints;
const service = new PushService();
beforeAll(() => service.start());
afterAll(() => service.close());
const server = useServer({ config: { allowedHosts: ['127.0.0.1'] } });
const { bot, one, other, visitor, params, takeOver } = useChat(server, beforeEach);

const save = (people: SignedIn[], id: string = newId) =>
  one.call(team.addOrUpdateTeam, {
    params: { agentId: bot.agentId },
    body: {
      id,
      name: 'Support',
      email: '',
      phoneNumber: '',
      users: people.map(({ user }) => ({ id: user.id })),
    },
  });
const memberOf = async ({ user }: SignedIn) => {
  const { list } = await one.call(profile.getProfiles, { params: { agentId: bot.agentId } });
  const found = list.find(({ id }) => id === user.id);
  if (!found) throw new Error('Not among the people');
  return found;
};
const edit = async (who: SignedIn, changes: object) =>
  one.call(auth.editUser, {
    params: { agentId: bot.agentId, userId: who.user.id },
    body: { user: { ...(await memberOf(who)), ...changes } },
  });
const remove = ({ user }: SignedIn) =>
  one.call(auth.deleteTeamUser, { params: { agentId: bot.agentId, userId: user.id } });
/** The visitor waits for a team of `people`. */
const waitFor = async (...people: SignedIn[]) => {
  const { id } = await save(people);
  await takeOver(one);
  await one.call(conversations.handOverChat, { params: params(), body: { to: { teamId: id } } });
  return id;
};
/** The requests that somebody's console hears of from now on. */
const requestsTo = async (who: SignedIn) => {
  const heard: string[] = [];
  (await connectStaff(server, who.token, bot.agentId)).on('newChatRequest', ({ chatToken }) =>
    heard.push(chatToken),
  );
  return heard;
};
const toldOnce = (list: () => readonly unknown[]) =>
  vi.waitFor(() => expect(list()).toHaveLength(1), { timeout: 10_000, interval: 20 });

test.for<[string, (teamId: string) => Promise<unknown>]>([
  ['is taken from the team', (id) => save([], id)],
  ['is taken from the team as one of the people', () => edit(other, { teamIds: [] })],
  ['takes no chats any more', () => edit(other, { roleList: [Role.chatDeveloper] })],
  ['may not sign in any more', () => edit(other, { isActive: false })],
  [
    'may not sign in, by one click',
    () => one.call(profile.setActivity, { body: { userId: other.user.id, status: false } }),
  ],
  ['is taken from the agent', () => remove(other)],
  ['is deleted', () => one.call(auth.deleteUser, { params: { id: other.user.id } })],
])('when the last of a team %s, all who take chats hear of who waits for it, once', async ([, change]) => {
  const teamId = await waitFor(other);
  const heard = await requestsTo(one);
  const device = service.browser();
  await one.call(push.registerPushSubscription, {
    params: { agentId: bot.agentId },
    body: device.registration(),
  });
  await change(teamId);
  await toldOnce(() => heard);
  expect(heard).toEqual([visitor.chatToken]);
  await toldOnce(() => device.received);
  expect(device.payloads).toMatchObject([{ kind: 'newChatRequest', chatToken: visitor.chatToken }]);
  await save([], teamId);
  const next = await visitorOf(server, bot.clientKey);
  await next.say('Jeg vil tale med et menneske');
  await vi.waitFor(() => expect(heard).toContain(next.chatToken));
  expect(heard).toEqual([visitor.chatToken, next.chatToken]);
});

test('nobody hears of it again while somebody of the team is left, nor of who waits for another', async () => {
  const third = await staffOf(server, bot.agentId, [1]);
  await waitFor(other, third);
  const heard = await requestsTo(third);
  await remove(other);
  const mine = await requestsTo(one);
  expect(mine).toEqual([]);
  await one.call(team.addOrUpdateTeam, {
    params: { agentId: bot.agentId },
    body: { id: newId, name: 'Andre', email: '', phoneNumber: '', users: [{ id: one.user.id }] },
  });
  // The last of the team goes: the first that anybody else hears.
  await remove(third);
  await toldOnce(() => mine);
  expect(heard).toEqual([]);
});
