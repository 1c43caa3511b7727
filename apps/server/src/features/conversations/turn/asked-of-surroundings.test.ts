import { type ActionCondition, ConditionKind, endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionOf, createAskingFlow, ofCustomer } from '../../../../test/asking-flow.ts';
import { contact, customerCalls } from '../../../../test/customer-calls.ts';
import { createAgent, createFlow, createWidget } from '../../../../test/factories.ts';
import { type SignedIn, staffOf, visitorOf, visitorWith } from '../../../../test/people.ts';
import { startSecondNode, startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { agents } from '../../agents/index.ts';
import { trainAgent } from '../../training/index.ts';

const calls = endpoints.conversations;
let server: TestServer;
let agentId: string;
let clientKey: string;
let staff: SignedIn;
/** Flows by what they answer. */
let ids: Record<'Ja' | 'Nej' | 'Hej', string>;

const createAsking = (title: string, conditionList: ActionCondition[]) =>
  createAskingFlow(server.app, { agentId, title, conditionList, yes: ids.Ja, no: ids.Nej });

beforeAll(async () => {
  server = await startTestServer();
  agentId = await createAgent(server.app, { speaks: ['da'] });
  const answering = (title: string) => createFlow(server.app, { agentId, title, phrases: [`${title} tak`] });
  ids = { Ja: await answering('Ja'), Nej: await answering('Nej'), Hej: await answering('Hej') };
  await createAsking('Kender I mig?', [ofCustomer('known', 'true')]);
  await createAsking('Er jeg fra firmaet?', [ofCustomer('email', 'endWith', '@firma.dk')]);
  await createAsking('Passer alt om mig?', [
    ofCustomer('name', 'equals', 'bo hansen'),
    ofCustomer('phone', 'equals', '20 30 40 50'),
    ofCustomer('phone', 'startWith', '+46'),
    ofCustomer('email', 'notContains', '@example.org'),
    ofCustomer('source', 'contains', 'messe'),
    ofCustomer('comment', 'matches', '^vip\\b'),
    ofCustomer('handled', 'true'),
    ofCustomer('solved', 'false'),
  ]);
  await createAsking('Er I der nu?', [conditionOf(ConditionKind.customInfo, 'staffOnline', 'true')]);
  await trainAgent(server.app, agentId);
  clientKey = await createWidget(server.app, agentId);
  staff = await staffOf(server, agentId);
});
afterAll(() => server.close());

const { save, remove, setSolved } = customerCalls(() => ({ staff, agentId }));

const saveBo = (more: Parameters<typeof save>[0] = {}) =>
  save({ name: 'Bo Hansen', emails: [contact('bo@example.com'), contact('bo@firma.dk')], ...more });

/** A visitor who asks, and is answered with the title of the flow that came of it. */
async function asker() {
  const visitor = await visitorOf(server, clientKey);
  const ask = async (text: string, through = visitor) => {
    const { events } = await through.say(text);
    const last = events.flatMap(({ event }) => (event.type === 'botSaid' ? [event.flowId] : [])).at(-1);
    return (['Ja', 'Nej'] as const).find((title) => ids[title] === last);
  };
  const { chatToken } = visitor;
  const link = (customerId: string | null) =>
    staff.call(calls.linkChatCustomer, { params: { agentId, chatToken }, body: { customerId } });
  return { visitor, ask, link };
}

test('what is known of the customer decides from the moment a conversation is linked, and is not in its log', async () => {
  const { visitor, ask, link } = await asker();
  const customer = await saveBo();
  expect([await ask('Er jeg fra firmaet?'), await ask('Kender I mig?')]).toEqual(['Nej', 'Nej']);
  await link(customer.id);
  expect([await ask('Er jeg fra firmaet?'), await ask('Kender I mig?')]).toEqual(['Ja', 'Ja']);
  const chat = await staff.call(calls.getChat, { params: { chatToken: visitor.chatToken } });
  const checked = chat.events.flatMap(({ event }) => (event.type === 'conditionsChecked' ? [event] : []));
  expect(checked.map(({ met, conditions }) => [met, conditions.map(({ actual }) => actual)])).toEqual([
    [false, ['']],
    [false, ['']],
    [true, ['']],
    [true, ['']],
  ]);
  expect(JSON.stringify(chat.events)).not.toMatch(/bo@|Bo Hansen/);
  await link(null);
  expect([await ask('Er jeg fra firmaet?'), await ask('Kender I mig?')]).toEqual(['Nej', 'Nej']);
  await remove(customer.id);
});

test('every fact is compared as it is now, also by a node that has not had the conversation', async () => {
  const { visitor, ask, link } = await asker();
  const customer = await saveBo({
    phones: [contact('+4520304050'), contact('+46701234567')],
    source: 'Messen i Herning',
    comment: 'VIP, ring gerne',
    handled: true,
    solved: false,
  });
  expect(await ask('Passer alt om mig?')).toBe('Nej');
  await link(customer.id);
  expect(await ask('Passer alt om mig?')).toBe('Ja');
  const second = await startSecondNode(server);
  const elsewhere = visitorWith(second, visitor.token, visitor.chatToken);
  expect(await ask('Passer alt om mig?', elsewhere)).toBe('Ja');
  await setSolved(customer.id, true);
  expect(await ask('Passer alt om mig?')).toBe('Nej');
  await remove(customer.id);
  expect(await ask('Kender I mig?')).toBe('Nej');
});

test('a customer whom the agent hides is not known', async () => {
  const { ask, link } = await asker();
  const customer = await saveBo();
  await link(customer.id);
  const setInterval = (gdprInterval: number) =>
    server.app.database.shared.update(agents, { gdprInterval }, eq(agents.id, agentId));
  await setInterval(0);
  expect([await ask('Er jeg fra firmaet?'), await ask('Kender I mig?')]).toEqual(['Nej', 'Nej']);
  await setInterval(365);
  expect(await ask('Kender I mig?')).toBe('Ja');
  await remove(customer.id);
});

test('whether somebody is there is asked for a condition too, where no flow hands over', async () => {
  const { ask } = await asker();
  expect(await ask('Er I der nu?')).toBe('Ja');
});
