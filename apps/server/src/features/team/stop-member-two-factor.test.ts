import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetOutside } from '../../../test/bot-that-works.ts';
import { createAgent, createUser, password } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { type SignedIn, signIn, staffOf } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import { agents } from '../agents/index.ts';

const { auth, profile } = endpoints;
const { server } = useServerWithOutside();
let agentId: string;
let boss: SignedIn;
let colleague: SignedIn;
beforeEach(async () => {
  server.clock.advance(3600_000);
  agentId = await createAgent(server.app);
  boss = await staffOf(server, agentId, [0]);
  colleague = await staffOf(server, agentId, [1]);
  await protect(colleague);
  forgetOutside();
});

/** Has somebody asked for a mailed code at the sign-in. */
async function protect(who: SignedIn): Promise<void> {
  await who.call(auth.startTwoFactor, { body: { method: 'mail', currentPassword: password } });
  const code = /^\d{4}$/m.exec(readMail(post.mails.at(-1)?.text ?? '').text)?.[0] ?? '';
  await who.call(auth.confirmTwoFactor, { body: { code } });
}
const stop = (userId: string, by = boss) =>
  by.call(auth.stopMemberTwoFactor, { params: { agentId, userId } });
const methodOf = async (userId: string, by = boss) => {
  const { list } = await by.call(profile.getProfiles, { params: { agentId } });
  return list.find(({ id }) => id === userId)?.twoFactor;
};
/** Whether the password alone signs somebody in. */
const getsInAlone = async ({ user: { email } }: SignedIn) =>
  'accessToken' in (await server.call(auth.login, { body: { userName: email, password } }));
const accountOf = async (id: string) => {
  const agent = await server.app.database.shared.first(agents, eq(agents.id, id));
  if (!agent) throw new Error('There is no such agent');
  return agent.accountId;
};
const notOwn = { status: 403, messageKey: 'team.member.error.notOwn' };

test('who has lost what proves it is them gets in with the password, and is told who saw to it', async () => {
  expect(await methodOf(colleague.user.id)).toBe('mail');
  expect(await getsInAlone(colleague)).toBe(false);
  forgetOutside();
  expect(await stop(colleague.user.id)).toEqual({ isMailed: true });
  expect(await methodOf(colleague.user.id)).toBeNull();
  expect(await refusal(colleague.call(auth.getUserByAccessToken))).toMatchObject({ status: 401 });
  expect(post.mails).toMatchObject([{ to: [colleague.user.email] }]);
  const { subject, text } = readMail(post.mails[0]?.text ?? '');
  expect(subject).toBe('Dit totrinslogin i Samtale er slået fra');
  expect(text).toContain(`${boss.user.name} har slået dit totrinslogin fra`);
  expect(await getsInAlone(colleague)).toBe(true);
  const again = await signIn(server, colleague.user);
  expect(await again.call(auth.getTwoFactor)).toEqual({ method: null, recoveryCodesLeft: 0 });
});

test('it is entered who did it to whom', async () => {
  await stop(colleague.user.id);
  await vi.waitFor(async () => {
    const { list } = await boss.call(endpoints.auditLog.getAuditLog, { params: { agentId } });
    expect(list).toContainEqual(
      expect.objectContaining({
        title: 'auth.stopMemberTwoFactor',
        userId: boss.user.id,
        records: { userId: colleague.user.id },
      }),
    );
  });
});

test('a mail that is not taken keeps nobody out, and whoever asked is told', async () => {
  post.isAway = true;
  expect(await stop(colleague.user.id)).toEqual({ isMailed: false });
  post.isAway = false;
  expect(await getsInAlone(colleague)).toBe(true);
});

test('nobody does it to themselves, whose session somebody else may have', async () => {
  await protect(boss);
  const refused = await refusal(stop(boss.user.id));
  expect(refused).toMatchObject({ status: 409, messageKey: 'team.member.error.ownTwoFactor' });
  expect(await getsInAlone(boss)).toBe(false);
});

test('only administrators do it', async () => {
  const developer = await staffOf(server, agentId, [1, 2, 3]);
  expect(await refusal(stop(colleague.user.id, developer))).toMatchObject({ status: 403 });
  const stranger = await staffOf(server, await createAgent(server.app), [0]);
  expect(await refusal(stop(colleague.user.id, stranger))).toMatchObject({ status: 404 });
  expect(await getsInAlone(colleague)).toBe(false);
});

test("another company's people keep theirs, which is not shown either, and so do those whose guest one is", async () => {
  const elsewhere = await createAgent(server.app);
  const guest = await signIn(
    server,
    await createUser(server.app, { roles: { [elsewhere]: [0], [agentId]: [0] } }),
  );
  await protect(guest);
  expect(await methodOf(guest.user.id)).toBeNull();
  expect(await refusal(stop(guest.user.id))).toMatchObject(notOwn);
  expect(await refusal(stop(colleague.user.id, guest))).toMatchObject(notOwn);
  expect([await getsInAlone(guest), await getsInAlone(colleague)]).toEqual([false, false]);
});

test('a user admin keeps theirs from everybody who is none', async () => {
  const accountId = await accountOf(agentId);
  const admin = await staffOf(server, agentId, [0], { isUserAdmin: true, accountId });
  await protect(admin);
  expect(await methodOf(admin.user.id)).toBeNull();
  expect(await refusal(stop(admin.user.id))).toMatchObject(notOwn);
  expect(await getsInAlone(admin)).toBe(false);
  expect(await stop(colleague.user.id, admin)).toEqual({ isMailed: true });
});

test('who works on no agent of the caller is not found', async () => {
  const other = await createUser(server.app, { accountId: await accountOf(agentId) });
  expect(await refusal(stop(other.id))).toMatchObject({ status: 404 });
});
