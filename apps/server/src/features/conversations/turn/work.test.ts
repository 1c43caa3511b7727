import { ActionType, endpoints, RecipientKind, type StoredFlowAction } from '@samtale/contract';
import { describe, expect, test, vi } from 'vitest';
import { actionOf, botThat, orderOf } from '../../../../test/bot-that-works.ts';
import { createAgent, createFlow, createWidget } from '../../../../test/factories.ts';
import { post, shop, smsProvider } from '../../../../test/outside-world.ts';
import { botWords, staffOf, visitorOf } from '../../../../test/people.ts';
import { replayed } from '../../../../test/replayed.ts';
import { startSecondNode, startTestServer } from '../../../../test/start-test-server.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { trainAgent } from '../../training/index.ts';
import { conversationWork } from '../tables.ts';

const { server, shopUrl } = useServerWithOutside();

const { sendEmail, sendSms } = ActionType;
const order = (more?: Record<string, string>, rest?: Partial<StoredFlowAction>) =>
  orderOf(shopUrl(), more, rest);

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
    const bot = await botThat(server, [order({ method })]);
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
    actionOf(sendEmail, { subject: 'Ny ordre', text: 'Hej\n\nØl & <b>brød</b>' }, { recipientList });

  test("reaches addresses and the agent's people, once, and nobody else's", async () => {
    const agentId = await createAgent(server.app, { speaks: ['da'] });
    const stranger = await staffOf(server, agentId);
    const recipients = [
      { kind: RecipientKind.address, value: 'shop@example.com' },
      { kind: RecipientKind.address, value: 'SHOP@example.com' },
      { kind: RecipientKind.contact, value: stranger.user.id },
    ];
    const bot = await botThat(server, [mailTo(recipients)], 'Sent');
    await bot.pick();
    await bot.done();
    expect(post.mails).toMatchObject([{ to: ['SHOP@example.com'] }]);
    expect(post.mails[0]?.text).toMatch(/Subject: Ny ordre/);
    expect(post.mails[0]?.text).toMatch(/&lt;b&gt;br/);
    const colleague = await staffOf(server, bot.agentId);
    const other = await botThat(
      server,
      [mailTo([{ kind: RecipientKind.contact, value: colleague.user.id }])],
      'Sent',
    );
    await other.pick();
    expect(await other.done()).toMatchObject({ failure: 'badAddress' });
  });

  test('that the server does not take now is sent later', async () => {
    post.isAway = true;
    const bot = await botThat(
      server,
      [mailTo([{ kind: RecipientKind.address, value: 'shop@example.com' }])],
      'Sent',
    );
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
  const bot = await botThat(server, [actionOf(sendSms, { text: 'Tak' }, { recipientList: to })], 'Sent');
  await bot.pick();
  expect(await bot.done()).toMatchObject({ detail: '+4570123456' });
  expect(smsProvider.messages).toMatchObject([
    {
      headers: { authorization: 'Token secret' },
      body: '{"sender":"Samtale","message":"Tak","recipients":[{"msisdn":4570123456}]}',
    },
  ]);
});

describe('a form registration', () => {
  /** A bot whose form registration begins in one flow and ends in another; a request may come in between. */
  const botWithForm = async (asks: boolean) => {
    const start = actionOf(ActionType.formRegistrationStart, { formName: 'Tilmelding' });
    const agentId = await createAgent(server.app, { speaks: ['da'] });
    const ends = {
      formIntentActionId: start.id,
      recipientList: [{ kind: RecipientKind.address, value: 'us@example.com' }],
    };
    const ending = await createFlow(server.app, {
      agentId,
      title: 'End',
      actions: [actionOf(ActionType.formRegistrationEnd, { url: `${shopUrl()}/join` }, ends)],
    });
    const goesOn = (redirectIntentId: string) =>
      actionOf(ActionType.redirectIntent, {}, { redirectIntentId });
    const middle = await createFlow(server.app, {
      agentId,
      title: 'Middle',
      actions: [...(asks ? [order()] : []), goesOn(ending)],
    });
    const beginning = await createFlow(server.app, {
      agentId,
      title: 'Begin',
      actions: [start, goesOn(middle)],
    });
    await trainAgent(server.app, agentId);
    const visitor = await visitorOf(server, await createWidget(server.app, agentId));
    return { agentId, visitor, begin: () => visitor.say('Begin', { pickedFlowId: beginning }) };
  };

  test('is mailed and posted when it ends', async () => {
    shop.answer = () => ({ body: '{"orders":[{"state":"gold"}]}' });
    await (await botWithForm(true)).begin();
    await vi.waitFor(
      () => expect(shop.asked[1]?.body).toBe('{"form":"Tilmelding","values":{"state":"gold"}}'),
      { timeout: 5000 },
    );
    await vi.waitFor(() => expect(post.mails).toHaveLength(1), { timeout: 5000 });
    expect(post.mails[0]?.text).toMatch(/state: gold/);
  });

  test('that has collected nothing is sent nowhere, and says so', async () => {
    const { agentId, visitor, begin } = await botWithForm(false);
    await begin();
    const { events } = await replayed(server, agentId, visitor.chatToken);
    const types = events.map(({ event }) => event.type);
    expect(types).toContain('formEnded');
    expect(types).not.toContain('workRequested');
    expect(await server.app.database.agent(agentId).count(conversationWork)).toBe(0);
    const staff = await staffOf(server, agentId);
    const { list } = await staff.call(endpoints.conversations.getChatActions, {
      params: { chatToken: visitor.chatToken },
    });
    expect(list).toMatchObject([{ kind: 'startForm', about: 'Tilmelding', outcome: 'empty' }]);
  });
});

test('nobody set up to mail: the log says so', async () => {
  const bare = await startTestServer();
  const agentId = await createAgent(bare.app, { speaks: ['da'] });
  const mail = actionOf(
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
