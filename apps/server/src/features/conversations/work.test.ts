import { createServer } from 'node:http';
import { ActionType, endpoints, RecipientKind, type StoredFlowAction } from '@samtale/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAgent, createFlow, createWidget } from '../../../test/factories.ts';
import { connectVisitor, follow } from '../../../test/hub-clients.ts';
import { type Answer, listening, portOf, post, shop, smsProvider } from '../../../test/outside-world.ts';
import { botWords, staffOf, visitorOf } from '../../../test/people.ts';
import { replayed } from '../../../test/replayed.ts';
import { startSecondNode, startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { trainAgent } from '../training/index.ts';
import { conversationWork } from './tables.ts';

let server: TestServer;
let shopUrl: string;
beforeAll(async () => {
  await Promise.all([listening(shop.server), listening(post.server), listening(smsProvider.server)]);
  shopUrl = `http://127.0.0.1:${portOf(shop.server.address())}`;
  server = await startTestServer({
    config: {
      mail: {
        url: `smtp://127.0.0.1:${portOf(post.server.server.address())}`,
        from: 'Samtale <bot@example.com>',
      },
      sms: {
        url: `gatewayapi+http://:secret@127.0.0.1:${portOf(smsProvider.server.address())}`,
        from: 'Samtale',
      },
      allowedHosts: ['127.0.0.1'],
    },
  });
});
afterAll(async () => {
  await server.close();
  shop.server.closeAllConnections();
  shop.server.close();
  smsProvider.server.close();
  post.server.close(() => undefined);
});
beforeEach(() => {
  shop.asked = [];
  shop.answer = () => ({ body: '{}' });
  post.mails = [];
  post.isAway = false;
  smsProvider.messages = [];
});

const action = (
  type: ActionType,
  parameters: Record<string, string>,
  more: Partial<StoredFlowAction> = {},
): StoredFlowAction => ({
  id: createId(),
  type,
  redirectIntentId: null,
  intentActionParameterList: Object.entries(parameters).map(([name, value]) => ({ name, value })) as never,
  ...more,
});

/** A bot with one flow that does something, reached by its button; a visitor who has picked it, on a socket. */
async function botThat(actions: StoredFlowAction[], answer = 'Done {{state}}') {
  const agentId = await createAgent(server.app, { speaks: ['da'] });
  const doing = await createFlow(server.app, { agentId, title: 'Doing', answer, actions });
  const other = await createFlow(server.app, { agentId, title: 'Other' });
  await trainAgent(server.app, agentId);
  const visitor = await visitorOf(server, await createWidget(server.app, agentId));
  const heard = await follow(await connectVisitor(server, visitor.token));
  const pick = () => visitor.say('Do it', { pickedFlowId: doing });
  const hears = (...words: string[]) =>
    vi.waitFor(() => expect(botWords(heard)).toEqual(words), { timeout: 5000, interval: 10 });
  const log = async () =>
    (await replayed(server, agentId, visitor.chatToken)).events.map(({ event }) => event);
  const done = () =>
    vi.waitFor(
      async () => {
        const found = (await log()).findLast(({ type }) => type === 'workDone');
        if (!found) throw new Error('not done yet');
        return found;
      },
      { timeout: 5000, interval: 20 },
    );
  return { agentId, visitor, other, pick, hears, log, done };
}

const { dynamicAPIRequest, apiRequest, sendEmail, sendSms } = ActionType;
const order = (more: Record<string, string> = {}, rest: Partial<StoredFlowAction> = {}) =>
  action(
    dynamicAPIRequest,
    { url: `${shopUrl}/order?key=secret`, headers: 'X-Token: hush', ...more },
    { resultList: [{ parameterAlias: 'state', path: 'orders[0].state' }], ...rest },
  );

describe('a request', () => {
  test('is sent, and the answer tells what came back; the log tells no secrets', async () => {
    const bot = await botThat([order()]);
    shop.answer = () => ({ body: '{"orders":[{"state":"sent"}]}', after: 100 });
    expect(await bot.pick()).toMatchObject({ isWorking: true });
    await bot.hears('Done sent');
    expect(shop.asked).toMatchObject([
      { method: 'GET', url: '/order?key=secret', headers: { 'x-token': 'hush' } },
    ]);
    expect(JSON.stringify(await bot.log())).not.toMatch(/secret|hush/);
    expect(await server.app.database.agent(bot.agentId).count(conversationWork)).toBe(0);
  });

  test('lets the visitor speak meanwhile and answers afterwards', async () => {
    const bot = await botThat([order()]);
    shop.answer = () => ({ body: '{"orders":[{"state":"sent"}]}', after: 300 });
    await bot.pick();
    await bot.visitor.say('Other', { pickedFlowId: bot.other });
    await bot.hears('Done sent', 'Other!');
  });

  test('is repeated when the other server is overloaded, unless it may change something', async () => {
    const reading = await botThat([order()]);
    shop.answer = () => (shop.asked.length < 2 ? { status: 503 } : { body: '{"orders":[{"state":"late"}]}' });
    await reading.pick();
    await reading.hears('Done late');
    shop.asked = [];
    const writing = await botThat([order({ method: 'POST', body: '{"a":1}' })]);
    await writing.pick();
    expect(await writing.done()).toMatchObject({ failure: 'status', detail: '503' });
    expect(shop.asked).toMatchObject([
      { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } },
    ]);
  });

  test.for<[string, Answer, object]>([
    ['too late', { after: 3000 }, { failure: 'timedOut' }],
    ['too large', { body: `"${'x'.repeat(1_100_000)}"` }, { failure: 'tooLarge' }],
    ['not JSON', { body: '<html>' }, { failure: 'unreadable' }],
    ['a refusal', { status: 404 }, { failure: 'status', detail: '404' }],
  ])(
    'that gets an answer that is %s has failed, and the flow for that goes on',
    async ([, answer, expected]) => {
      const agentId = await createAgent(server.app, { speaks: ['da'] });
      const sorry = await createFlow(server.app, { agentId, title: 'Sorry' });
      const asking = order({ timeoutSeconds: '1' }, { failedIntentId: sorry });
      const doing = await createFlow(server.app, { agentId, title: 'Doing', actions: [asking] });
      await trainAgent(server.app, agentId);
      const visitor = await visitorOf(server, await createWidget(server.app, agentId));
      const heard = await follow(await connectVisitor(server, visitor.token));
      shop.answer = () => answer;
      await visitor.say('Do it', { pickedFlowId: doing });
      await vi.waitFor(() => expect(botWords(heard)).toEqual(['Sorry!']), { timeout: 5000 });
      const { events } = await replayed(server, agentId, visitor.chatToken);
      expect(events.map(({ event }) => event)).toContainEqual(expect.objectContaining(expected));
    },
  );

  test.for(['http://169.254.169.254/latest', 'http://10.0.0.1/', 'http://[::1]:1/', 'http://127.0.0.2:1/'])(
    'to %s is not sent',
    async (url) => {
      const bot = await botThat([order({ url })]);
      await bot.pick();
      expect(await bot.done()).toMatchObject({ failure: 'forbiddenAddress' });
    },
  );

  test('that is redirected to a forbidden address ends there', async () => {
    const inner = createServer((_, response) => response.end('{}'));
    await new Promise<void>((done) => inner.listen(0, '127.0.0.2', done));
    const away = createServer((_, response) =>
      response.writeHead(302, { location: `http://127.0.0.2:${portOf(inner.address())}/` }).end(),
    );
    await listening(away);
    const bot = await botThat([order({ url: `http://127.0.0.1:${portOf(away.address())}/` })]);
    await bot.pick();
    expect(await bot.done()).toMatchObject({ failure: 'forbiddenAddress' });
    away.close();
    inner.close();
  });

  test('with the values of the conversation is their JSON', async () => {
    const bot = await botThat([
      order(),
      action(apiRequest, { url: `${shopUrl}/values` }, { parameterSource: 2 }),
    ]);
    shop.answer = () => ({ body: '{"orders":[{"state":"sent"}]}' });
    await bot.pick();
    await bot.hears('Done sent');
    expect(shop.asked[1]).toMatchObject({
      method: 'POST',
      url: '/values',
      body: '{"values":{"state":"sent"}}',
    });
  });
});

describe('what a node leaves behind', () => {
  /** Work that a node has begun with and never told of. */
  const abandon = (agentId: string) =>
    server.app.database
      .agent(agentId)
      .update(conversationWork, { isRunning: true, attempts: 1, dueAt: server.clock.now().toISOString() });
  const pending = { after: 60_000 };

  test.for([
    ['is asked again by another when that does no harm', 'GET', 'Done again'],
    ['has failed when it may have changed something', 'POST', 'Done '],
  ] as const)('%s', async ([, method, words]) => {
    const bot = await botThat([order({ method })]);
    shop.answer = () => pending;
    await bot.pick();
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    await abandon(bot.agentId);
    shop.answer = () => ({ body: '{"orders":[{"state":"again"}]}' });
    const second = await startSecondNode(server, { config: { allowedHosts: ['127.0.0.1'] } });
    await second.sweepWork();
    const { events } = await replayed(server, bot.agentId, bot.visitor.chatToken);
    expect(botWords({ events })).toEqual([words]);
    // The first node tells nothing any more.
    expect(await server.app.database.agent(bot.agentId).count(conversationWork)).toBe(0);
  });
});

describe('mail', () => {
  const mailTo = (recipientList: StoredFlowAction['recipientList']) =>
    action(sendEmail, { subject: 'Ny ordre', text: 'Hej\n\nØl & <b>brød</b>' }, { recipientList });

  test("reaches addresses and the agent's people, once, and nobody else's", async () => {
    const agentId = await createAgent(server.app, { speaks: ['da'] });
    const stranger = await staffOf(server, agentId);
    const recipients = [
      { kind: RecipientKind.address, value: 'shop@example.com' },
      { kind: RecipientKind.address, value: 'SHOP@example.com' },
      { kind: RecipientKind.contact, value: stranger.user.id },
    ];
    const bot = await botThat([mailTo(recipients)], 'Sent');
    await bot.pick();
    await bot.done();
    expect(post.mails).toMatchObject([{ to: ['SHOP@example.com'] }]);
    expect(post.mails[0]?.text).toMatch(/Subject: Ny ordre/);
    expect(post.mails[0]?.text).toMatch(/&lt;b&gt;br/);
    const colleague = await staffOf(server, bot.agentId);
    const other = await botThat(
      [mailTo([{ kind: RecipientKind.contact, value: colleague.user.id }])],
      'Sent',
    );
    await other.pick();
    expect(await other.done()).toMatchObject({ failure: 'badAddress' });
  });

  test('that the server does not take now is sent later', async () => {
    post.isAway = true;
    const bot = await botThat([mailTo([{ kind: RecipientKind.address, value: 'shop@example.com' }])], 'Sent');
    await bot.pick();
    const scope = server.app.database.agent(bot.agentId);
    await vi.waitFor(async () =>
      expect(await scope.first(conversationWork)).toMatchObject({ attempts: 1, isRunning: false }),
    );
    post.isAway = false;
    await server.sweepWork();
    expect(post.mails).toEqual([]);
    server.clock.advance(60_000);
    await server.sweepWork();
    expect(post.mails).toHaveLength(1);
    expect(await bot.done()).toMatchObject({ detail: 'shop@example.com' });
  });
});

test('a text message goes out through the provider, to numbers as people write them', async () => {
  const to = [{ kind: RecipientKind.address, value: '70 12 34 56' }];
  const bot = await botThat([action(sendSms, { text: 'Tak' }, { recipientList: to })], 'Sent');
  await bot.pick();
  expect(await bot.done()).toMatchObject({ detail: '+4570123456' });
  expect(smsProvider.messages).toMatchObject([
    {
      headers: { authorization: 'Token secret' },
      body: '{"sender":"Samtale","message":"Tak","recipients":[{"msisdn":4570123456}]}',
    },
  ]);
});

test('a form is mailed and posted when it ends', async () => {
  const start = action(ActionType.formRegistrationStart, { formName: 'Tilmelding' });
  const agentId = await createAgent(server.app, { speaks: ['da'] });
  const ending = await createFlow(server.app, {
    agentId,
    title: 'End',
    actions: [
      action(
        ActionType.formRegistrationEnd,
        { url: `${shopUrl}/join` },
        {
          formIntentActionId: start.id,
          recipientList: [{ kind: RecipientKind.address, value: 'us@example.com' }],
        },
      ),
    ],
  });
  const middle = await createFlow(server.app, {
    agentId,
    title: 'Middle',
    actions: [order(), action(ActionType.redirectIntent, {}, { redirectIntentId: ending })],
  });
  const beginning = await createFlow(server.app, {
    agentId,
    title: 'Begin',
    actions: [start, action(ActionType.redirectIntent, {}, { redirectIntentId: middle })],
  });
  await trainAgent(server.app, agentId);
  const visitor = await visitorOf(server, await createWidget(server.app, agentId));
  shop.answer = () => ({ body: '{"orders":[{"state":"gold"}]}' });
  await visitor.say('Begin', { pickedFlowId: beginning });
  await vi.waitFor(
    () => expect(shop.asked[1]?.body).toBe('{"form":"Tilmelding","values":{"state":"gold"}}'),
    {
      timeout: 5000,
    },
  );
  await vi.waitFor(() => expect(post.mails).toHaveLength(1), { timeout: 5000 });
  expect(post.mails[0]?.text).toMatch(/state: gold/);
});

test('nobody set up to mail: the log says so', async () => {
  const bare = await startTestServer();
  const agentId = await createAgent(bare.app, { speaks: ['da'] });
  const mail = action(
    sendEmail,
    { subject: 'S' },
    { recipientList: [{ kind: RecipientKind.address, value: 'a@b.dk' }] },
  );
  const doing = await createFlow(bare.app, { agentId, title: 'Doing', actions: [mail] });
  await trainAgent(bare.app, agentId);
  const visitor = await visitorOf(bare, await createWidget(bare.app, agentId));
  await visitor.say('Do it', { pickedFlowId: doing });
  await vi.waitFor(
    async () => {
      const { events } = await replayed(bare, agentId, visitor.chatToken);
      expect(events.map(({ event }) => event)).toContainEqual(
        expect.objectContaining({ failure: 'notSetUp' }),
      );
    },
    { timeout: 5000 },
  );
  const staff = await staffOf(bare, agentId);
  const { list } = await staff.call(endpoints.actions.getAllActions, {});
  expect(list.find(({ type }) => type === sendEmail)).toMatchObject({ isSetUp: false });
  await bare.close();
});
