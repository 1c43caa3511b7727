import { endpoints, Role } from '@samtale/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAccount, createAgent, createUser, password } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { type SignedIn, signIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { startSecondNode } from '../../../test/start-test-server.ts';
import { newMember } from '../../../test/team-members.ts';
import { useServer } from '../../../test/use-server.ts';

const { auth, profile } = endpoints;
const server = useServer();
let agentId: string;
let boss: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  boss = await staffOf(server, agentId, [Role.administrator]);
  colleague = await staffOf(server, agentId, [Role.administrator]);
});

/** A call that any session may make, and one for an agent's administrators alone. */
const ask = ({ call }: SignedIn) => call(auth.getUserByAccessToken);
const administer = ({ call }: SignedIn, of = agentId) =>
  call(profile.getProfiles, { params: { agentId: of } });
const sessionOf = ({ refreshToken }: SignedIn) => refreshToken.split('.')[0] ?? '';
const signOut = (who: SignedIn, by: SignedIn) =>
  by.call(auth.signOutDevice, { params: { id: sessionOf(who) } });
const signedOut = { status: 401, messageKey: 'session.expired' };

/** The statements that ask whether a session is open; the answer to the first is held back until it is let go. */
function holdLook() {
  const { pool } = server.app.database;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const looks: unknown[] = [];
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    if (!JSON.stringify(args[0]).includes('from \\"sessions\\"')) return query(...args);
    const isFirst = looks.push(args) === 1;
    const answer = await query(...args);
    if (isFirst) {
      begin();
      await free;
    }
    return answer;
  }) as never);
  return { looks, begun, letGo, [Symbol.dispose]: () => spy.mockRestore() };
}

test('those who ask at once, and soon after, share one look', async () => {
  using held = holdLook();
  const together = Promise.all([ask(boss), ask(boss), ask(boss)]);
  await held.begun;
  held.letGo();
  await together;
  await ask(boss);
  expect(held.looks).toHaveLength(1);
});

test('who is signed out is refused with the very next request', async () => {
  const phone = await signIn(server, colleague.user);
  const tablet = await signIn(server, colleague.user);
  for (const device of [colleague, phone, tablet]) await ask(device);
  await signOut(phone, colleague);
  expect(await refusal(ask(phone))).toMatchObject(signedOut);
  await ask(tablet);
  await colleague.call(auth.signOutOtherDevices);
  expect(await refusal(ask(tablet))).toMatchObject(signedOut);
  await colleague.call(auth.logout);
  expect(await refusal(ask(colleague))).toMatchObject(signedOut);
});

test('a password that is changed signs the others out at once', async () => {
  const phone = await signIn(server, colleague.user);
  await ask(phone);
  const chosen = 'rugbrød og smør';
  const body = { currentPassword: password, newPassword: chosen, confirmPassword: chosen };
  await colleague.call(auth.updatePassword, { body });
  expect(await refusal(ask(phone))).toMatchObject(signedOut);
  await ask(colleague);
});

test('a refresh token in two hands ends the session at once', async () => {
  await ask(colleague);
  const renew = (refreshToken: string) => server.call(auth.refresh, { body: { refreshToken } });
  await renew((await renew(colleague.refreshToken)).refreshToken);
  await ask(colleague);
  expect(await refusal(renew(colleague.refreshToken))).toMatchObject(signedOut);
  expect(await refusal(ask(colleague))).toMatchObject(signedOut);
});

test('who is signed out while a look is under way is refused, before and after it is answered', async () => {
  const phone = await signIn(server, colleague.user);
  await ask(colleague);
  using held = holdLook();
  const asked = ask(phone);
  await held.begun;
  await signOut(phone, colleague);
  expect(await refusal(ask(phone))).toMatchObject(signedOut);
  held.letGo();
  await asked;
  expect(await refusal(ask(phone))).toMatchObject(signedOut);
});

test('a role that is taken away is gone with the very next request', async () => {
  const mine = (await administer(colleague)).list.find(({ id }) => id === colleague.user.id);
  if (!mine) throw new Error('Not among the people');
  const params = { agentId, userId: colleague.user.id };
  const edit = (changes: object) =>
    boss.call(auth.editUser, { params, body: { user: { ...mine, ...changes } } });
  await edit({ roleList: [Role.chatAgent] });
  expect(await refusal(administer(colleague))).toMatchObject({ status: 403 });
  await edit({ roleList: [Role.administrator] });
  await administer(colleague);
  await edit({ isActive: false });
  expect(await refusal(administer(colleague))).toMatchObject(signedOut);
});

test('an agent that is taken from somebody is gone with the very next request, and back when it is given back', async () => {
  const accountId = await createAccount(server.app);
  const [first, second] = [
    await createAgent(server.app, { accountId }),
    await createAgent(server.app, { accountId }),
  ];
  const roles = { [first]: [Role.administrator], [second]: [Role.administrator] };
  const admin = await signIn(server, await createUser(server.app, { roles }));
  const other = await signIn(server, await createUser(server.app, { roles }));
  await administer(other, second);
  await admin.call(auth.deleteTeamUser, { params: { agentId: second, userId: other.user.id } });
  expect(await refusal(administer(other, second))).toMatchObject({ status: 404 });
  await administer(other, first);
  const model = newMember({ email: other.user.email, roleList: [Role.administrator] });
  await admin.call(auth.registerUser, { params: { agentId: second }, body: { model, lang: 'da' } });
  await administer(other, second);
});

test('who is switched off or removed is refused with the very next request', async () => {
  await ask(colleague);
  await boss.call(profile.setActivity, { body: { userId: colleague.user.id, status: false } });
  expect(await refusal(ask(colleague))).toMatchObject(signedOut);

  const third = await staffOf(server, agentId, [Role.administrator]);
  await administer(third);
  await boss.call(auth.deleteTeamUser, { params: { agentId, userId: third.user.id } });
  expect(await refusal(administer(third))).toMatchObject({ status: 401 });
});

test('another node refuses a request about a second later, and a socket at once', async () => {
  const other = await startSecondNode(server);
  const phone = await signIn(server, colleague.user);
  const there = { ...phone, call: other.callAs(phone.token) };
  await administer(there);
  await signOut(phone, colleague);
  await expect(connectStaff(other, phone.token, agentId)).rejects.toThrow('session.expired');
  await vi.waitFor(async () => expect(await refusal(administer(there))).toMatchObject(signedOut), {
    timeout: 5000,
    interval: 100,
  });
});
