import { endpoints, newId } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { customerCalls } from '../../../test/customer-calls.ts';
import { type SignedIn, signIn, type Visitor, visitorOf } from '../../../test/people.ts';
import { tablesHolding } from '../../../test/stored-words.ts';
import { useBot } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const { settings, conversations } = endpoints;
const day = 24 * 60 * 60_000;
const server = useServer();
const { bot, staff: first } = useBot(server, beforeEach);
let staff: SignedIn;
beforeEach(() => {
  staff = first;
});
const customers = customerCalls(() => ({ staff, agentId: bot.agentId }));

const params = () => ({ agentId: bot.agentId });
const keepFor = (value: number) => staff.call(settings.setGdprInterval, { params: { ...params(), value } });
const preview = (value: number) => staff.call(settings.getGdprPreview, { params: { ...params(), value } });
const pass = async (days: number) => {
  await server.settleConversations();
  server.clock.advance(days * day);
  // Nobody stays signed in for so long.
  staff = await signIn(server, first.user);
};
const talk = async (text: string): Promise<Visitor> => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say(text);
  return visitor;
};
const erasuresOf = ({ chatToken }: Visitor) =>
  staff.call(conversations.getChatErasures, { params: { ...params(), chatToken } });
const isErased = async (visitor: Visitor) => (await erasuresOf(visitor)).list.length;

test('what nobody has said anything in for so long is erased, and no more than once', async () => {
  const old = await talk('Jeg hedder Gunhildur');
  await customers.save({ name: 'Gunhildur' });
  await pass(20);
  const newer = await talk('Jeg hedder Ingemarius');
  await customers.save({ name: 'Ingemarius' });
  await pass(20);
  await keepFor(30);
  await pass(1);
  await server.eraseOldData();
  await server.eraseOldData();
  expect(await isErased(old)).toBe(1);
  expect(await isErased(newer)).toBe(0);
  expect(await tablesHolding(server, ['Gunhildur'])).toEqual([]);
  expect(await customers.names()).toEqual(['Ingemarius']);
  const [receipt] = (await erasuresOf(old)).list;
  expect(receipt).toMatchObject({ user: { id: newId, name: 'Samtale' }, counts: { messages: 1 } });
});

test('a customer who has written since stays, and so does one that was changed', async () => {
  const writes = await customers.save({ name: 'Skriver' });
  const changed = await customers.save({ name: 'Rettes' });
  await customers.save({ name: 'Tavs' });
  const visitor = await talk('Hej');
  await staff.call(conversations.linkChatCustomer, {
    params: { ...params(), chatToken: visitor.chatToken },
    body: { customerId: writes.id },
  });
  await pass(39);
  await visitor.say('Hej igen');
  await customers.save({ ...changed, name: 'Rettet' });
  await keepFor(30);
  await pass(1);
  await server.eraseOldData();
  expect((await customers.names({ orderBy: 'name', up: true })).sort()).toEqual(['Rettet', 'Skriver']);
});

test('a conversation that somebody is in waits until it is free', async () => {
  const visitor = await talk('Jeg hedder Gunhildur');
  const chat = { ...params(), chatToken: visitor.chatToken };
  await staff.call(conversations.takeOverChat, { params: chat, body: { user: { id: staff.user.id } } });
  await keepFor(1);
  await pass(10);
  expect(await preview(1)).toMatchObject({ conversations: 0 });
  await server.eraseOldData();
  expect(await isErased(visitor)).toBe(0);
  await staff.call(conversations.leaveChat, { params: chat });
  await pass(2);
  await server.eraseOldData();
  expect(await isErased(visitor)).toBe(1);
});

test('a visitor who has come back is not forgotten, although lists do not tell of it yet', async () => {
  const visitor = await talk('Jeg hedder Gunhildur');
  await keepFor(30);
  await pass(40);
  await visitor.say('Hej igen');
  expect(await preview(30)).toMatchObject({ conversations: 0 });
  await server.eraseOldData();
  expect(await isErased(visitor)).toBe(0);
});

test('a shorter interval erases nothing in its first day, and nothing at all when it is taken back', async () => {
  const visitor = await talk('Jeg hedder Gunhildur');
  await pass(20);
  const saved = await keepFor(10);
  expect(saved.gdprErasesFrom).toBe(new Date(server.clock.now().getTime() + day).toISOString());
  await pass(0.9);
  await server.eraseOldData();
  expect(await isErased(visitor)).toBe(0);
  // Half-way back is still shorter than it was: the day runs on.
  expect((await keepFor(15)).gdprErasesFrom).toBe(saved.gdprErasesFrom);
  await server.eraseOldData();
  expect(await isErased(visitor)).toBe(0);
  await keepFor(365);
  await pass(2);
  await server.eraseOldData();
  expect(await isErased(visitor)).toBe(0);
});

test('at 0 nothing is erased, and going from there is a shorter interval', async () => {
  const visitor = await talk('Jeg hedder Gunhildur');
  await keepFor(0);
  await pass(1000);
  await server.eraseOldData();
  expect(await isErased(visitor)).toBe(0);
  expect(await preview(0)).toEqual({ conversations: 0, customers: 0, oldest: null });
  expect((await keepFor(1000)).gdprErasesFrom).not.toBeNull();
});

test('an agent whose data cannot be erased does not keep the others’ from it', async () => {
  const other = await createBot(server.app);
  const { pool } = server.app.database;
  const eraseBut = async (agentId: string) => {
    const refusing = `CHECK (agent_id <> '${agentId}') NOT VALID`;
    await pool.query(`ALTER TABLE erasures ADD CONSTRAINT refusing ${refusing}`);
    await expect(server.eraseOldData().finally(() => dropRefusing())).rejects.toThrow(AggregateError);
  };
  const dropRefusing = () => pool.query('ALTER TABLE erasures DROP CONSTRAINT refusing');
  const countOf = async (agentId: string) => {
    const { rows } = await pool.query('SELECT 1 FROM erasures WHERE agent_id = $1', [agentId]);
    return rows.length;
  };
  await pool.query('UPDATE agents SET gdpr_interval = 0 WHERE id NOT IN ($1, $2)', [
    bot.agentId,
    other.agentId,
  ]);
  await pool.query('UPDATE agents SET gdpr_interval = 30 WHERE id IN ($1, $2)', [bot.agentId, other.agentId]);
  const talkWithBoth = async () => {
    await talk('Jeg hedder Gunhildur');
    await (await visitorOf(server, other.clientKey)).say('Jeg hedder Ingemarius');
    await pass(40);
  };
  // Whichever of them comes first.
  await talkWithBoth();
  await eraseBut(bot.agentId);
  expect([await countOf(bot.agentId), await countOf(other.agentId)]).toEqual([0, 1]);
  await talkWithBoth();
  await eraseBut(other.agentId);
  expect([await countOf(bot.agentId), await countOf(other.agentId)]).toEqual([2, 1]);
});

test('the preview tells what would go, and how old it is', async () => {
  const oldest = server.clock.now().toISOString();
  await talk('Et');
  await pass(10);
  await talk('To');
  await customers.save({ name: 'Kunde' });
  await pass(10);
  expect(await preview(15)).toEqual({ conversations: 1, customers: 0, oldest });
  expect(await preview(5)).toEqual({ conversations: 2, customers: 1, oldest });
  expect(await preview(30)).toEqual({ conversations: 0, customers: 0, oldest: null });
});
