import { endpoints } from '@samtale/contract';
import { expect, test } from 'vitest';
import { createAgent, password } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { type SignedIn, signIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';

const { auth } = endpoints;
const server = useServer();
const sessionOf = ({ refreshToken }: SignedIn) => refreshToken.split('.')[0] ?? '';
const choose = { currentPassword: password, newPassword: 'something new', confirmPassword: 'something new' };

/** Ends the session of `thief` from `owner`, who is the same user somewhere else. */
type End = (owner: SignedIn, thief: SignedIn) => Promise<unknown>;

test.for<[string, End]>([
  [
    'is signed out from afar',
    (owner, thief) => owner.call(auth.signOutDevice, { params: { id: sessionOf(thief) } }),
  ],
  ['is not the one that stays', (owner) => owner.call(auth.signOutOtherDevices)],
  ['knows the old password', (owner) => owner.call(auth.updatePassword, { body: choose })],
  ['has left', (_owner, thief) => thief.call(auth.logout)],
  [
    'comes back with a used token',
    async (_owner, { refreshToken }) => {
      const renew = (token: string) => server.call(auth.refresh, { body: { refreshToken: token } });
      await renew((await renew(refreshToken)).refreshToken);
      expect(await refusal(renew(refreshToken))).toMatchObject({ messageKey: 'session.expired' });
    },
  ],
])('the windows of a session that %s close, those of the other stay', async ([, end]) => {
  const agentId = await createAgent(server.app);
  const owner = await staffOf(server, agentId, [1]);
  const thief = await signIn(server, owner.user);
  const stays = await connectStaff(server, owner.token, agentId);
  const closes = await connectStaff(server, thief.token, agentId);
  let isClosed = false;
  stays.once('disconnect', () => {
    isClosed = true;
  });
  const closed = new Promise((resolve) => closes.once('disconnect', resolve));
  await end(owner, thief);
  expect(await closed).toBe('io server disconnect');
  expect(isClosed).toBe(false);
  await expect(connectStaff(server, thief.token, agentId)).rejects.toThrow('session.expired');
});

test("nobody closes another user's windows", async () => {
  const agentId = await createAgent(server.app);
  const owner = await staffOf(server, agentId, [1]);
  const stranger = await staffOf(server, agentId, [1]);
  const stays = await connectStaff(server, owner.token, agentId);
  const own = await connectStaff(server, stranger.token, agentId);
  const closed = new Promise((resolve) => own.once('disconnect', resolve));
  await stranger.call(auth.signOutDevice, { params: { id: sessionOf(owner) } });
  await stranger.call(auth.signOutDevice, { params: { id: sessionOf(stranger) } });
  await closed;
  expect(stays.connected).toBe(true);
});
