import { type CustomerInput, endpoints, newId } from '@samtale/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';

const calls = endpoints.customers;
const server = useServer();
let bot: TestBot;
let agentId: string;
let staff: SignedIn;
beforeAll(async () => {
  bot = await createBot(server.app);
  agentId = bot.agentId;
});
beforeEach(async () => {
  staff = await staffOf(server, agentId, [1]);
});

const save = (customer: Partial<CustomerInput>) =>
  staff.call(calls.saveCustomer, {
    params: { agentId },
    body: { customer: { id: newId, name: '', ...customer } },
  });
const read = (customerId: string) => staff.call(calls.getCustomer, { params: { agentId, customerId } });
const merge = (fromId: string, intoId: string) =>
  staff.call(calls.mergeCustomers, { params: { agentId, fromId, intoId } });
let next = 20_000_000;
const phone = (label = '') => ({ value: `+45${next++}`, verified: false, label });
const conversationOf = async (customerId: string) => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvornår har I åbent?');
  await staff.call(endpoints.conversations.linkChatCustomer, {
    params: { agentId, chatToken: visitor.chatToken },
    body: { customerId },
  });
  return visitor.chatToken;
};
const tokensOf = async (customerId: string) =>
  (await read(customerId)).conversationList.map(({ chatToken }) => chatToken);

test('the kept one gets what it lacks, and the other is gone', async () => {
  const [work, home] = [phone('Arbejde'), phone('Hjem')];
  const kept = await save({ name: 'Cykelklubben', phones: [work], comment: 'Ti hjelme', solved: true });
  const other = await save({
    name: 'Klubben',
    phones: [home],
    emails: [{ value: 'klub@example.com', verified: true, label: '' }],
    comment: 'Vil ringes op',
    source: 'Messe',
    integrationType: 1,
  });
  const merged = await merge(other.id, kept.id);
  expect(merged).toMatchObject({
    id: kept.id,
    name: 'Cykelklubben',
    phones: [work, home],
    email: 'klub@example.com',
    emailVerified: true,
    comment: 'Ti hjelme\n\nVil ringes op',
    source: 'Messe',
    integrationType: 1,
    solved: true,
  });
  expect(merged.lastModified > kept.lastModified).toBe(true);
  expect((await read(kept.id)).customer).toEqual(merged);
  expect(await refusal(read(other.id))).toMatchObject({ status: 404 });
  const params = { agentId, orderBy: 'name', orderByAscending: 'true', skip: 0, take: 10 } as const;
  const found = await staff.call(calls.getCustomers, { params, body: { searchText: 'klub@example' } });
  expect(found.list.map(({ id }) => id)).toEqual([kept.id]);
});

test('conversations go along, the newest first, and are nobody’s once the customer is deleted', async () => {
  const kept = await save({ name: 'A' });
  const other = await save({ name: 'B' });
  const own = await conversationOf(kept.id);
  server.clock.advance(60_000);
  const theirs = await conversationOf(other.id);
  expect(await tokensOf(other.id)).toEqual([theirs]);
  await merge(other.id, kept.id);
  expect(await tokensOf(kept.id)).toEqual([theirs, own]);
  await staff.call(calls.deleteCustomer, { params: { agentId, customerId: kept.id } });
  const { chatToken } = await staff.call(endpoints.conversations.getChat, { params: { chatToken: own } });
  expect(chatToken).toBe(own);
});

test('who is not there, or the same, is not merged', async () => {
  const { id } = await save({ name: 'A' });
  expect(await refusal(merge(id, id))).toMatchObject({ status: 404 });
  expect(await refusal(merge(id, newId))).toMatchObject({ status: 404 });
  expect(await refusal(merge(newId, id))).toMatchObject({ status: 404 });
  expect((await read(id)).customer.name).toBe('A');
});

test('a customer does not get more numbers than can be saved', async () => {
  const twelve = () => Array.from({ length: 12 }, () => phone());
  const kept = await save({ phones: twelve() });
  const other = await save({ phones: twelve() });
  expect(await refusal(merge(other.id, kept.id))).toMatchObject({
    status: 400,
    messageKey: 'customers.merge.tooMany',
  });
  expect((await read(other.id)).customer.phones).toHaveLength(12);
});

test('of two who merge the same pair in both directions at once one customer is left', async () => {
  const one = await save({ phones: [phone()] });
  const other = await save({ phones: [phone()] });
  const outcomes = await Promise.allSettled([merge(one.id, other.id), merge(other.id, one.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [left] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(left?.phones).toHaveLength(2);
});
