import { endpoints, type PretendedCustomer } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createAskingFlow, ofCustomer } from '../../../test/asking-flow.ts';
import { ConversationTester } from '../../../test/conversation-tester.ts';
import { contact, customerCalls } from '../../../test/customer-calls.ts';
import { visitorOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents } from '../agents/index.ts';
import { trainAgent } from '../training/index.ts';

const tests = endpoints.conversationTests;
const server = useServer();
let tester: ConversationTester;
beforeEach(async () => {
  tester = await ConversationTester.of(server);
  const { agentId, flows } = tester.bot;
  const asking = (title: string, ...conditionList: ReturnType<typeof ofCustomer>[]) =>
    createAskingFlow(server.app, { agentId, title, conditionList, yes: flows.parking, no: flows.hours });
  await asking('Kender I mig?', ofCustomer('known', 'true'));
  await asking('Er min sag løst?', ofCustomer('solved', 'true'));
  await asking('Har I min e-mail?', ofCustomer('email', 'notEmpty'));
  await asking('Ringer jeg hjemmefra?', ofCustomer('phone', 'equals', '20 30 40 50'));
  await trainAgent(server.app, agentId);
});

const customers = customerCalls(() => ({ staff: tester.staff, agentId: tester.bot.agentId }));
const lars: PretendedCustomer = {
  name: '',
  phone: '+45 20304050',
  email: '',
  source: '',
  comment: '',
  handled: false,
  solved: true,
};
const questions = ['Kender I mig?', 'Er min sag løst?', 'Har I min e-mail?', 'Ringer jeg hjemmefra?'];
/** Which of the two flows each question led to. */
const answers = (turns: readonly { flows: readonly { title: string }[] }[]) =>
  turns.map(({ flows }) => flows.at(-1)?.title === 'Parking');

test('the simulator pretends to talk with a customer, and the test that is made of it does too', async () => {
  const unknown = await tester.fromLog(await tester.simulate(questions));
  expect(unknown.customer).toBeNull();
  expect(answers(unknown.turns.map(({ expected }) => expected))).toEqual([false, false, false, false]);
  const log = await tester.simulate(questions, { customer: lars });
  const made = await tester.staff.call(tests.createTestFromLog, {
    params: tester.language,
    body: { log, staffOnline: true, customer: lars },
  });
  expect(made.customer).toEqual(lars);
  expect(answers(made.turns.map(({ expected }) => expected))).toEqual([true, true, false, true]);
  expect(await tester.run(made.id, 'published')).toMatchObject({ state: 'passed' });
});

test('with another customer nothing is known any more of how it goes', async () => {
  const made = await tester.saved('Kender I mig?');
  await tester.run(made.id);
  const known = await tester.change(await tester.read(made.id), { customer: lars });
  expect(known).toMatchObject({ customer: lars, result: null });
  const { state, turns } = await tester.run(made.id);
  expect([state, answers(turns.map(({ got }) => got))]).toEqual(['failed', [true]]);
  const same = await tester.change(await tester.read(made.id), { customer: { ...lars } });
  expect(same.result).toMatchObject({ state: 'failed' });
});

const saveZebulon = async () => {
  const phones = [contact('+4587654321')];
  const emails = [contact('zebulon@firma.dk')];
  return (await customers.save({ name: 'Zebulon Zakariassen', phones, emails, source: 'Messe' })).id;
};

/** A conversation in which the questions can be asked, and of which a test can be made. */
async function conversation() {
  const visitor = await visitorOf(server, tester.bot.clientKey);
  const params = { ...tester.agent, chatToken: visitor.chatToken };
  const link = (customerId: string) =>
    tester.staff.call(endpoints.conversations.linkChatCustomer, { params, body: { customerId } });
  const ask = async () => {
    for (const text of questions) await visitor.say(text);
  };
  return { link, ask, create: () => tester.staff.call(tests.createTestFromConversation, { params }) };
}

test('of a real customer a test takes over what is not personal, as it was then', async () => {
  const customerId = await saveZebulon();
  const { link, ask, create } = await conversation();
  await link(customerId);
  await ask();
  // What has become of the customer since decides nothing.
  await customers.setSolved(customerId, true);
  const { phones } = await customers.read(customerId);
  await customers.save({ id: customerId, name: 'Zebulon Zakariassen', phones, emails: [] });
  const made = await create();
  expect(made.customer).toEqual({
    name: 'Kunde',
    phone: '+4500000000',
    email: 'kunde@example.com',
    source: 'Messe',
    comment: '',
    handled: false,
    solved: false,
  });
  expect(JSON.stringify(made)).not.toMatch(/zebulon|87654321/i);
  expect(answers(made.turns.map(({ expected }) => expected))).toEqual([true, false, true, false]);
  expect(await tester.run(made.id, 'published')).toMatchObject({ state: 'passed' });
});

test('a customer who was linked afterwards, or is hidden, is not known', async () => {
  const customerId = await saveZebulon();
  const { link, ask, create } = await conversation();
  await ask();
  await link(customerId);
  expect((await create()).customer).toBeNull();
  const hidden = await conversation();
  await hidden.link(customerId);
  const { shared } = server.app.database;
  const setInterval = (gdprInterval: number) =>
    shared.update(agents, { gdprInterval }, eq(agents.id, tester.bot.agentId));
  await setInterval(0);
  await hidden.ask();
  expect((await hidden.create()).customer).toBeNull();
  // Nor was the customer known then, once they are shown.
  await setInterval(365);
  expect((await hidden.create()).customer).toBeNull();
});
