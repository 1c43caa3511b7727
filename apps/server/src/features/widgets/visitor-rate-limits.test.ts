import { endpoints, widgetEvents } from '@samtale/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { answered, connectStaff, connectVisitor } from '../../../test/hub-clients.ts';
import { staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const limits = { messages: 3, conversations: 6 };
const points = { visitor: 200, user: 1e9, network: 1e9, company: 1e9 };
const server = useServer({ config: { visitorLimits: limits, points, trustedProxies: 1 } });
const tooMany = { status: 429, messageKey: 'widget.tooMany' };
let bot: TestBot;
beforeAll(async () => {
  bot = await createBot(server.app);
});

const begin = (ip: string) =>
  fetch(`${server.url}/api/widget/clientKey/${bot.clientKey}/conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ language: 'da' }),
  });
const beginOften = async (ip: string, times: number) => {
  const replies = await Promise.all(Array.from({ length: times }, () => begin(ip)));
  return replies.filter(({ ok }) => ok).length;
};

test('from one network so many conversations are begun at once, and others are let in all the while', async () => {
  expect(await beginOften('2001:db8:1:2::1', 2 * limits.conversations)).toBe(limits.conversations);
  const refused = await begin('2001:db8:1:2:3::9');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ messageKey: 'widget.tooMany' });
  expect(await beginOften('203.0.113.7', 2)).toBe(2);
});

test('a visitor who says more than a person does is told to wait; others are heard', async () => {
  const [one, other] = [await visitorOf(server, bot.clientKey), await visitorOf(server, bot.clientKey)];
  for (let i = 0; i < limits.messages; i++) await one.say('Hvornår har I åbent?');
  expect(await refusal(one.say('Hvornår har I åbent?'))).toMatchObject(tooMany);
  const stars = { body: { clientId: createId(), stars: 5, text: '' } };
  expect(await refusal(one.call(endpoints.widgets.rateChat, stars))).toMatchObject(tooMany);
  const socket = await connectVisitor(server, one.token);
  const said = await socket.emitWithAck('say', { clientId: createId(), text: 'Hvornår har I åbent?' });
  expect(() => answered(said)).toThrow('widget.tooMany');
  await other.say('Hvornår har I åbent?');
});

test('what the server could not store is not counted against who said it', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvornår har I åbent?');
  const { pool } = server.app.database;
  const ask = pool.query.bind(pool);
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const storesSteps = (query: unknown) => JSON.stringify(query).includes('append-steps');
  const refuseSteps = (...query: Parameters<typeof ask>) =>
    storesSteps(query) ? Promise.reject(gone) : ask(...query);
  const asked = vi.spyOn(pool, 'query').mockImplementation(refuseSteps as typeof ask);
  for (let i = 0; i < 2 * limits.messages; i++)
    expect(await refusal(visitor.say('Hej'))).toMatchObject({ status: 503 });
  asked.mockRestore();
  for (let i = 1; i < limits.messages; i++) await visitor.say('Hvornår har I åbent?');
  expect(await refusal(visitor.say('Hej'))).toMatchObject(tooMany);
});

test('the staff are not told without end that somebody types', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvornår har I åbent?');
  const staff = await staffOf(server, bot.agentId, [1]);
  const [watching, typing] = [
    await connectStaff(server, staff.token, bot.agentId),
    await connectVisitor(server, visitor.token),
  ];
  answered(await watching.emitWithAck('watch', { chatToken: visitor.chatToken, after: 0 }));
  let told = 0;
  watching.on('typing', () => told++);
  // What is sent while the one before is under way is the same, so each has its turn; 40 points are gone already.
  for (let i = 0; i < 100; i++) {
    typing.emit('typing');
    await typing.emitWithAck('catchUp', { after: i });
  }
  await expect.poll(() => told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(points.visitor / widgetEvents.typing.cost);
  expect(told).toBeLessThan(50);
});
