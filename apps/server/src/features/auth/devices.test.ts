import { endpoints } from '@samtale/contract';
import { expect, test } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { signIn } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';

const { auth } = endpoints;
const server = useServer();
const expired = { status: 401, messageKey: 'session.expired' };

async function threeDevices() {
  const user = await createUser(server.app);
  const first = await signIn(server, user);
  server.clock.advance(60_000);
  const second = await signIn(server, user);
  server.clock.advance(60_000);
  return { user, first, second, third: await signIn(server, user) };
}
const devicesOf = async ({ call }: { call: typeof server.call }) => (await call(auth.getDevices)).list;

test('the devices are told, the one in use first, then by last use', async () => {
  const { first, third } = await threeDevices();
  await server.call(auth.refresh, { body: { refreshToken: third.refreshToken } });
  const list = await devicesOf(first);
  expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(list[1]?.lastUsedAt.localeCompare(list[2]?.lastUsedAt ?? '')).toBe(1);
  expect(list[0]).toMatchObject({ address: '127.0.0.1', userAgent: expect.stringContaining('node') });
  expect(JSON.stringify(list)).not.toContain(first.refreshToken.split('.')[1]);
});

test('one is signed out at once, the others stay', async () => {
  const { first, second, third } = await threeDevices();
  const id = second.refreshToken.split('.')[0] ?? '';
  await first.call(auth.signOutDevice, { params: { id } });
  expect(await refusal(devicesOf(second))).toMatchObject(expired);
  expect(await devicesOf(third)).toHaveLength(2);
});

test("another user's device stays", async () => {
  const { first } = await threeDevices();
  const stranger = await signIn(server, await createUser(server.app));
  const id = first.refreshToken.split('.')[0] ?? '';
  await stranger.call(auth.signOutDevice, { params: { id } });
  expect(await devicesOf(first)).toHaveLength(3);
});

test('all but this one are signed out', async () => {
  const { first, second, third } = await threeDevices();
  await third.call(auth.signOutOtherDevices);
  expect(await devicesOf(third)).toHaveLength(1);
  for (const gone of [first, second]) expect(await refusal(devicesOf(gone))).toMatchObject(expired);
});
