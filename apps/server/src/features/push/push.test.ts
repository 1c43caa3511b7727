import { endpoints, pushDevicesMax } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { password } from '../../../test/factories.ts';
import { type SignedIn, signIn, staffOf, type Visitor, visitorOf } from '../../../test/people.ts';
import { type PushBrowser, PushService, vapidClaims } from '../../../test/push-service.ts';
import { refusal } from '../../../test/refusal.ts';
import { startSecondNode } from '../../../test/start-test-server.ts';
import { useServer } from '../../../test/use-server.ts';
import { forgetExpiredSignIns, users } from '../auth/index.ts';
import { teams, teamUsers } from '../team/index.ts';
import { outliveSessions } from './outlive-sessions.ts';

const { push, conversations } = endpoints;
const service = new PushService();
const config = { allowedHosts: ['127.0.0.1'] };
beforeAll(() => service.start());
afterAll(() => service.close());
const server = useServer({ config });
let bot: TestBot;
let one: SignedIn;
let other: SignedIn;
beforeEach(async () => {
  service.status = 201;
  bot = await createBot(server.app);
  one = await staffOf(server, bot.agentId, [0]);
  other = await staffOf(server, bot.agentId, [1]);
});

const register = (who: SignedIn, browser: PushBrowser, more = {}) =>
  who.call(push.registerPushSubscription, {
    params: { agentId: bot.agentId },
    body: browser.registration(more),
  });
const devicesOf = async (who: SignedIn) => (await who.call(push.getPushSubscriptions)).pushSubscriptionList;
const sendTest = (who: SignedIn, id: string) => who.call(push.sendTestPush, { params: { id } });
const takeOver = (by: SignedIn, { chatToken }: Visitor) =>
  by.call(conversations.takeOverChat, {
    params: { agentId: bot.agentId, chatToken },
    body: { user: { id: by.user.id } },
  });
const told = (browser: PushBrowser, times = 1) =>
  vi.waitFor(() => expect(browser.received).toHaveLength(times), { timeout: 10_000, interval: 20 });
/** Has a device told of something later: what was to be told before has been, or never will be. */
const askForPerson = async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Jeg vil tale med et menneske');
  return visitor;
};

test('who asks for a person is told of on the devices of those who are online and take chats', async () => {
  const away = await staffOf(server, bot.agentId, [1]);
  await server.app.database.shared.update(users, { chatStatus: 0 }, eq(users.id, away.user.id));
  const developer = await staffOf(server, bot.agentId, [2]);
  const devices = { online: service.browser(), away: service.browser(), developer: service.browser() };
  await register(one, devices.online);
  await register(away, devices.away);
  await register(developer, devices.developer);
  const { chatToken } = await askForPerson();
  await told(devices.online);
  expect(devices.online.payloads).toEqual([
    { kind: 'newChatRequest', language: 'da', agentId: bot.agentId, chatToken, text: expect.any(String) },
  ]);
  expect(devices.away.received).toEqual([]);
  expect(devices.developer.received).toEqual([]);
  // That it got there is noted once the device has it.
  const used = { lastUsedAt: server.clock.now().toISOString() };
  await vi.waitFor(async () => expect((await devicesOf(one))[0]).toMatchObject(used), { timeout: 10_000 });
});

describe('a session that is', () => {
  let left: SignedIn;
  let browser: PushBrowser;
  beforeEach(async () => {
    left = await signIn(server, one.user);
    browser = service.browser();
    await register(left, browser);
    await register(one, service.browser());
  });
  const choose = {
    currentPassword: password,
    newPassword: 'noget helt nyt',
    confirmPassword: 'noget helt nyt',
  };

  test.for<[string, () => Promise<unknown>]>([
    [
      'signed out from afar',
      () => one.call(endpoints.auth.signOutDevice, { params: { id: left.refreshToken.split('.')[0] ?? '' } }),
    ],
    ['not the one that stays', () => one.call(endpoints.auth.signOutOtherDevices)],
    ['of an old password', () => one.call(endpoints.auth.updatePassword, { body: choose })],
    ['left', () => left.call(endpoints.auth.logout)],
  ])('%s tells of chats no more, the other does', async ([, end]) => {
    expect(await devicesOf(one)).toHaveLength(2);
    await end();
    expect((await devicesOf(one)).map(({ endpoint }) => endpoint)).not.toContain(
      browser.registration().endpoint,
    );
    expect(await devicesOf(one)).toHaveLength(1);
  });

  test('expired tells of chats all the same', async () => {
    server.clock.advance(31 * 86_400_000);
    await forgetExpiredSignIns(server.app, outliveSessions);
    expect(await devicesOf(await signIn(server, one.user))).toHaveLength(2);
  });

  test('begun again is the one that its device goes with', async () => {
    const again = await signIn(server, one.user);
    await register(again, browser);
    await left.call(endpoints.auth.logout);
    expect(await devicesOf(one)).toHaveLength(2);
    await again.call(endpoints.auth.logout);
    expect(await devicesOf(one)).toHaveLength(1);
  });
});

test('a team is asked alone', async () => {
  const [team] = [{ id: bot.flows.hours, name: 'Team', email: '', phoneNumber: '' }];
  await server.app.database.agent(bot.agentId).insert(teams, [team]);
  await server.app.database
    .agent(bot.agentId)
    .insert(teamUsers, [{ teamId: team.id, userId: other.user.id }]);
  const devices = { inside: service.browser(), outside: service.browser() };
  await register(other, devices.inside);
  await register(one, devices.outside);
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hej');
  await takeOver(one, visitor);
  await one.call(conversations.handOverChat, {
    params: { agentId: bot.agentId, chatToken: visitor.chatToken },
    body: { to: { teamId: team.id } },
  });
  await told(devices.inside);
  expect(devices.outside.received).toEqual([]);
});

test('a word to the person who has the chat goes to all of their devices, in the language of each', async () => {
  const devices = { danish: service.browser(), english: service.browser(), colleague: service.browser() };
  await register(one, devices.danish);
  await register(one, devices.english, { language: 'en' });
  await register(other, devices.colleague);
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvornår har I åbent?');
  await takeOver(one, visitor);
  await visitor.say('Er der nogen? 🚲');
  await Promise.all([told(devices.danish), told(devices.english)]);
  const { chatToken } = visitor;
  const payload = { kind: 'newChatMessage', agentId: bot.agentId, chatToken, text: 'Er der nogen? 🚲' };
  expect(devices.danish.payloads).toEqual([{ ...payload, language: 'da' }]);
  expect(devices.english.payloads).toEqual([{ ...payload, language: 'en' }]);
  expect(devices.colleague.received).toEqual([]);
});

test('all of many devices are told', async () => {
  const devices = Array.from({ length: 5 }, () => service.browser());
  for (const device of devices) await register(one, device);
  await askForPerson();
  await Promise.all(devices.map((device) => told(device)));
});

test('a long message is cut, and several at once are told of once, with the last words', async () => {
  const browser = service.browser();
  await register(one, browser);
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hej');
  await takeOver(one, visitor);
  for (const text of ['En', 'To', 'å'.repeat(400)]) await visitor.say(text);
  await told(browser);
  expect(browser.payloads.at(-1)?.text).toBe('å'.repeat(120));
});

test('the push service is told who sends, how urgent it is, and that newer news replace older', async () => {
  const browser = service.browser();
  await register(one, browser);
  const { chatToken } = await askForPerson();
  await told(browser);
  const { headers } = browser.received[0] ?? { headers: {} };
  expect(headers).toMatchObject({
    ttl: '60',
    urgency: 'high',
    topic: chatToken.replaceAll('-', ''),
    'content-encoding': 'aes128gcm',
  });
  const claims = vapidClaims(headers);
  const { publicKey } = await one.call(push.getPushKey);
  expect(claims).toMatchObject({ publicKey, aud: service.origin, sub: expect.stringMatching(/^mailto:.+@/) });
  expect(claims.exp * 1000).toBeGreaterThan(Date.now());
  const second = await startSecondNode(server, { config });
  expect(await second.callAs(one.token)(push.getPushKey)).toEqual({ publicKey });
});

test('what is no news any more is not told', async () => {
  const browser = service.browser();
  await register(one, browser);
  service.status = 503;
  await askForPerson();
  await told(browser);
  service.status = 201;
  server.clock.advance(61_000);
  const { chatToken } = await askForPerson();
  await vi.waitFor(() => expect(browser.payloads.at(-1)?.chatToken).toBe(chatToken));
  // The first one is tried again within four seconds, and then found to be too old.
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), { timeout: 15_000, interval: 100 });
  expect(browser.received).toHaveLength(2);
});

test('a push service that is overloaded is asked again', async () => {
  const browser = service.browser();
  await register(one, browser);
  service.status = 429;
  await askForPerson();
  await told(browser);
  service.status = 201;
  await told(browser, 2);
  expect(browser.payloads[1]).toEqual(browser.payloads[0]);
  expect(await devicesOf(one)).toHaveLength(1);
});

test.for([404, 410])('a device that has ended its subscription is forgotten (%i)', async (status) => {
  const browser = service.browser();
  await register(one, browser);
  service.status = status;
  await askForPerson();
  await vi.waitFor(async () => expect(await devicesOf(one)).toEqual([]), { timeout: 10_000 });
  expect(browser.received).toHaveLength(1);
});

test('a conversation that somebody has taken meanwhile is told of no more', async () => {
  const browser = service.browser();
  await register(other, browser);
  const visitor = await askForPerson();
  await takeOver(one, visitor);
  const next = await askForPerson();
  await told(browser);
  expect(browser.payloads).toMatchObject([{ chatToken: next.chatToken }]);
});

test('a device is listed without its keys, renamed, and removed by being left out', async () => {
  const [laptop, phone] = [service.browser(), service.browser()];
  const { data } = await register(one, laptop);
  server.clock.advance(1);
  await register(one, phone, { deviceName: 'Telefon', browser: 'Chrome' });
  const listed = await devicesOf(one);
  expect(listed.map(({ deviceName }) => deviceName)).toEqual(['Telefon', 'Firefox, Linux']);
  expect(JSON.stringify(listed)).not.toContain(laptop.registration().authSecret);
  const save = (pushSubscriptionList: { id: string; deviceName: string }[]) =>
    one.call(push.savePushSubscriptions, { body: { pushSubscriptionList } });
  const saved = await save([{ id: data.id, deviceName: 'Bærbar' }]);
  expect(saved.pushSubscriptionList).toMatchObject([{ id: data.id, deviceName: 'Bærbar' }]);
  // Registered again, as when the language changes, it keeps the name it was given.
  await register(one, laptop, { language: 'en' });
  expect(await devicesOf(one)).toMatchObject([{ id: data.id, deviceName: 'Bærbar', language: 'en' }]);
  expect(await refusal(save([{ id: data.id, deviceName: ' ' }]))).toMatchObject({ status: 400 });
  await save([]);
  expect(await devicesOf(one)).toEqual([]);
});

test("another user's device is neither seen, renamed, removed nor tried", async () => {
  const browser = service.browser();
  const { data } = await register(one, browser);
  expect(await devicesOf(other)).toEqual([]);
  const pushSubscriptionList = [{ id: data.id, deviceName: 'Min' }];
  expect(await other.call(push.savePushSubscriptions, { body: { pushSubscriptionList } })).toEqual({
    pushSubscriptionList: [],
  });
  expect(await refusal(sendTest(other, data.id))).toMatchObject({
    status: 404,
    messageKey: 'push.deviceGone',
  });
  expect(await devicesOf(one)).toEqual([data]);
  expect(browser.received).toEqual([]);
});

test('a device belongs to who registered it last', async () => {
  const browser = service.browser();
  await register(one, browser);
  await Promise.all([register(other, browser), register(other, browser)]);
  expect(await devicesOf(one)).toEqual([]);
  expect(await devicesOf(other)).toHaveLength(1);
});

test('a device can be tried, and what comes of it is told', async () => {
  const browser = service.browser();
  const { data } = await register(one, browser, { language: 'en' });
  await sendTest(one, data.id);
  expect(browser.payloads).toEqual([
    { kind: 'test', language: 'en', agentId: null, chatToken: null, text: '' },
  ]);
  for (const status of [503, 403]) {
    service.status = status;
    expect(await refusal(sendTest(one, data.id))).toMatchObject({
      status: 503,
      messageKey: 'push.notDelivered',
    });
  }
  service.status = 410;
  expect(await refusal(sendTest(one, data.id))).toMatchObject({
    status: 404,
    messageKey: 'push.deviceGone',
  });
  expect(await devicesOf(one)).toEqual([]);
});

test('a device is no way into the network of the server', async () => {
  const place = (endpoint: string) => register(one, service.browser(), { endpoint });
  for (const endpoint of ['http://push.example.com/a', 'https://10.0.0.1/a', 'https://[::1]/a']) {
    expect(await refusal(place(endpoint))).toMatchObject({ status: 400, messageKey: 'push.badEndpoint' });
  }
  expect(await refusal(place('ftp://push.example.com/a'))).toMatchObject({ status: 400 });
  expect((await place('https://push.example.com/a')).data.endpoint).toBe('https://push.example.com/a');
  // Its name leads to the server's own network: that is found out when it is asked.
  const strict = (await startSecondNode(server)).callAs(one.token);
  const { data } = await place('https://localhost/a');
  expect(await refusal(strict(push.sendTestPush, { params: { id: data.id } }))).toMatchObject({
    messageKey: 'push.deviceGone',
  });
});

test('a device whose key is none is forgotten when it is tried', async () => {
  const browser = service.browser();
  const { data } = await register(one, browser, { key: `B${'A'.repeat(86)}` });
  expect(await refusal(sendTest(one, data.id))).toMatchObject({ messageKey: 'push.deviceGone' });
});

test('of many devices the newest are kept', async () => {
  for (let i = 0; i < pushDevicesMax + 1; i++) {
    server.clock.advance(1);
    await register(one, service.browser(), { deviceName: `${i}` });
  }
  const names = (await devicesOf(one)).map(({ deviceName }) => deviceName);
  expect(names).toHaveLength(pushDevicesMax);
  expect(names).not.toContain('0');
});

async function jobsLeft(): Promise<number> {
  const { rows } = await server.app.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'push' AND state <= 'active'`,
  );
  return rows[0]?.count ?? -1;
}
