import { endpoints } from '@samtale/contract';
import { expect, test } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { signIn } from '../../test/people.ts';
import { startSecondNode, startTestServer } from '../../test/start-test-server.ts';
import { readConfig } from '../platform/config.ts';
import { ensureDemo } from './ensure-demo.ts';
import { lockDemo } from './lock-demo.ts';

const untrained = { train: async () => undefined };

test('there is a demo where a server is tried out, and none where the world reaches it, unless told', () => {
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig({ SAMTALE_URL: 'https://chat.example.com' }).demo).toBe(false);
  expect(readConfig({ SAMTALE_URL: 'https://chat.example.com', SAMTALE_DEMO: 'on' }).demo).toBe(true);
  expect(readConfig({ SAMTALE_DEMO: 'off' }).demo).toBe(false);
});

test('who looks after all companies is named by addresses', () => {
  const named = (text: string) => readConfig({ SAMTALE_USER_ADMINS: text }).userAdmins;
  expect(named('')).toEqual([]);
  expect(named('Anna@example.com, bo@example.com')).toEqual(['anna@example.com', 'bo@example.com']);
  expect(() => named('anna')).toThrow(/SAMTALE_USER_ADMINS/);
});

test('the people of an earlier demo are signed out and switched off, but for those with a password of their own', async () => {
  const server = await startTestServer();
  const { user, password } = await ensureDemo(server.app, untrained);
  const login = (userName: string) =>
    server.call(endpoints.auth.login, { body: { userName, password } }).catch(() => null);
  expect(await login(user)).not.toBeNull();
  expect((await lockDemo(server.app)).sort()).toEqual(['demo@samtale.dk', 'kollega@samtale.dk']);
  expect(await login(user)).toBeNull();
  expect(await login('kollega@samtale.dk')).toBeNull();
  expect(await lockDemo(server.app)).toEqual([]);
  await server.close();
});

test('who is named has the flag after the next start', async () => {
  const first = await startTestServer();
  const user = await createUser(first.app);
  const second = await startSecondNode(first, { config: { userAdmins: [user.email] } });
  const { call } = await signIn(second, user);
  expect((await call(endpoints.auth.getUserByAccessToken)).isUserAdmin).toBe(true);
  await first.close();
});
