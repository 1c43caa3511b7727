import { createServer } from 'node:http';
import { ActionType, type StoredFlowAction } from '@samtale/contract';
import { describe, expect, test, vi } from 'vitest';
import { actionOf, botThat, orderOf } from '../../../../test/bot-that-works.ts';
import { createAgent, createFlow, createWidget } from '../../../../test/factories.ts';
import { connectVisitor, follow } from '../../../../test/hub-clients.ts';
import { type Answer, listening, portOf, shop } from '../../../../test/outside-world.ts';
import { botWords, visitorOf } from '../../../../test/people.ts';
import { replayed } from '../../../../test/replayed.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { trainAgent } from '../../training/index.ts';
import { conversationWork } from '../tables.ts';

const { server, shopUrl } = useServerWithOutside();

const { apiRequest } = ActionType;
const order = (more?: Record<string, string>, rest?: Partial<StoredFlowAction>) =>
  orderOf(shopUrl(), more, rest);

describe('a request', () => {
  test('is sent, and the answer tells what came back; the log tells no secrets', async () => {
    const bot = await botThat(server, [order()]);
    shop.answer = () => ({ body: '{"orders":[{"state":"sent"}]}', after: 100 });
    expect(await bot.pick()).toMatchObject({ isWorking: true });
    await bot.hears('Done sent');
    expect(shop.asked).toMatchObject([
      { method: 'GET', url: '/order?key=secret', headers: { 'x-token': 'hush' } },
    ]);
    expect(JSON.stringify(await bot.log())).not.toMatch(/secret|hush/);
    expect(await server.app.database.agent(bot.agentId).count(conversationWork)).toBe(0);
  });

  test('brings nothing that cannot be stored', async () => {
    const bot = await botThat(server, [order()]);
    shop.answer = () => ({ body: '{"orders":[{"state":"se\\u0000nt"}]}' });
    await bot.pick();
    await bot.hears('Done sent');
    await server.settleConversations();
  });

  test('lets the visitor speak meanwhile and answers afterwards', async () => {
    const bot = await botThat(server, [order()]);
    shop.answer = () => ({ body: '{"orders":[{"state":"sent"}]}', after: 300 });
    await bot.pick();
    await bot.visitor.say('Other', { pickedFlowId: bot.other });
    await bot.hears('Done sent', 'Other!');
  });

  test('is repeated when the other server is overloaded, unless it may change something', async () => {
    const reading = await botThat(server, [order()]);
    shop.answer = () => (shop.asked.length < 2 ? { status: 503 } : { body: '{"orders":[{"state":"late"}]}' });
    await reading.pick();
    await reading.hears('Done late');
    shop.asked = [];
    const writing = await botThat(server, [order({ method: 'POST', body: '{"a":1}' })]);
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
      const bot = await botThat(server, [order({ url })]);
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
    const bot = await botThat(server, [order({ url: `http://127.0.0.1:${portOf(away.address())}/` })]);
    await bot.pick();
    expect(await bot.done()).toMatchObject({ failure: 'forbiddenAddress' });
    away.close();
    inner.close();
  });

  test('with the values of the conversation is their JSON', async () => {
    const bot = await botThat(server, [
      order(),
      actionOf(apiRequest, { url: `${shopUrl()}/values` }, { parameterSource: 2 }),
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
