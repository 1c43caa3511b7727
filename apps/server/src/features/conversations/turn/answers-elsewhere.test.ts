import { ActionType, endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { actionOf, orderOf } from '../../../../test/bot-that-works.ts';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { createAgent, createFlow, createWidget } from '../../../../test/factories.ts';
import { connectStaff, connectVisitor, follow, watch } from '../../../../test/hub-clients.ts';
import { post, shop, smsProvider } from '../../../../test/outside-world.ts';
import { type SignedIn, signIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { readMail } from '../../../../test/read-mail.ts';
import { replayed } from '../../../../test/replayed.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { createId } from '../../../platform/database/columns.ts';
import { agents } from '../../agents/index.ts';
import { trainAgent } from '../../training/index.ts';
import { isVisitorHere } from '../realtime/visitor-presence.ts';
import { conversationWork } from '../tables.ts';

const calls = endpoints.conversations;
const { server, shopUrl } = useServerWithOutside();
let bot: TestBot;
let staff: SignedIn;
let visitor: Visitor;
beforeAll(async () => {
  bot = await createBot(server.app);
  await server.app.database.shared.update(agents, { name: 'Cykelhuset' }, eq(agents.id, bot.agentId));
});
beforeEach(async () => {
  staff = await staffOf(server, bot.agentId, [0]);
  // What is mailed here is what visitors get.
  await staff.call(endpoints.profile.saveSettings, { body: { leftMessageMails: false } });
  visitor = await visitorOf(server, bot.clientKey);
});

const params = () => ({ agentId: bot.agentId, chatToken: visitor.chatToken });
const leave = (email: string, of = visitor, name = 'Mette Holm') =>
  of.call(endpoints.widgets.leaveMessage, {
    body: { clientId: createId(), name, email, text: 'Kan I lappe min cykel?' },
  });
const reply = (text: string) =>
  staff.call(calls.sendChatMessage, { params: params(), body: { clientId: createId(), text, files: [] } });
const takeOver = () =>
  staff.call(calls.takeOverChat, { params: params(), body: { user: { id: staff.user.id } } });
const chat = (of = visitor) => staff.call(calls.getChat, { params: { chatToken: of.chatToken }, query: {} });
const linked = (of = visitor) =>
  vi.waitFor(async () => {
    const { customer } = await chat(of);
    if (!customer) throw new Error('nobody yet');
    return customer;
  }, 5000);
const log = async () =>
  (await replayed(server, bot.agentId, visitor.chatToken)).events.map(({ event }) => event);
/** So much later that what was gathered is sent. */
async function sendGathered(): Promise<void> {
  server.clock.advance(60_000);
  await server.sweepWork();
}

test('who leaves a message becomes a customer, and is the same one the next time', async () => {
  await leave('Mette@Example.com');
  const customer = await linked();
  expect(customer.name).toBe('Mette Holm');
  expect(await chat()).toMatchObject({ lastMessage: 'Kan I lappe min cykel?', lastMessageFrom: 'endUser' });
  const { customer: known } = await staff.call(endpoints.customers.getCustomer, {
    params: { agentId: bot.agentId, customerId: customer.id },
  });
  expect(known).toMatchObject({ email: 'mette@example.com', emailVerified: false });
  const again = await visitorOf(server, bot.clientKey);
  await leave('mette@example.com', again, 'M. Holm');
  expect(await linked(again)).toEqual(customer);
  await replayed(server, bot.agentId, again.chatToken);
});

test('whom it is with already stays, and an agent without customers gets none', async () => {
  await leave('anders@example.com');
  const { id } = await linked();
  await leave('berit@example.com');
  await server.sweepWork();
  expect((await chat()).customer?.id).toBe(id);
  const setInterval = (gdprInterval: number) =>
    server.app.database.shared.update(agents, { gdprInterval }, eq(agents.id, bot.agentId));
  await setInterval(0);
  const other = await visitorOf(server, bot.clientKey);
  await leave('carl@example.com', other);
  const scope = server.app.database.agent(bot.agentId);
  const ofOther = eq(conversationWork.conversationId, other.chatToken);
  await vi.waitFor(async () => expect(await scope.count(conversationWork, ofOther)).toBe(0));
  await setInterval(365);
  expect((await replayed(server, bot.agentId, other.chatToken)).state.customerId).toBeUndefined();
});

test('what the staff say to who is away is one mail, with what was said before', async () => {
  await visitor.say('Hvornår har I åbent?');
  await leave('mette@example.com');
  await linked();
  await takeOver();
  await reply('Ja, det kan vi.');
  await reply('Kom forbi i morgen.');
  expect((await chat()).answerRoute).toEqual({ via: 'email', to: 'mette@example.com', hasFailed: false });
  await server.sweepWork();
  expect(post.mails).toEqual([]);
  await reply('Vi lukker klokken 17.');
  await sendGathered();
  expect(post.mails).toMatchObject([{ to: ['mette@example.com'] }]);
  const { subject, text, html } = readMail(post.mails[0]?.text ?? '');
  expect(subject).toBe('Svar fra Cykelhuset');
  const parts = text.trim().split('\n\n');
  const [first, second, third] = ['Ja, det kan vi.', 'Kom forbi i morgen.', 'Vi lukker klokken 17.'];
  expect(parts.slice(1, 4).map((part) => part.split('\n')[1])).toEqual([first, second, third]);
  expect(parts[4]).toMatch(/^Svar i chatten: http.*#invitation=/);
  expect(parts.indexOf('Tidligere i samtalen')).toBe(5);
  expect(parts.slice(6).join('\n')).toMatch(/Hvornår har I åbent\?[\s\S]*Kan I lappe min cykel\?/);
  expect(parts.slice(6).join('\n')).not.toContain(first);
  expect(html).toContain('Svar i chatten');
  expect((await log()).slice(-5)).toMatchObject([
    { type: 'staffSaid', text: first },
    { type: 'answerSending', via: 'email', to: 'mette@example.com' },
    { type: 'staffSaid', text: second },
    { type: 'staffSaid', text: third },
    { type: 'workDone', detail: 'mette@example.com' },
  ]);
  await reply('Og søndag har vi lukket.');
  await sendGathered();
  expect(post.mails).toHaveLength(2);
  const next = readMail(post.mails[1]?.text ?? '').text.split('\n\n');
  expect(next[1]).toContain('Og søndag har vi lukket.');
  expect(next[2]).toMatch(/^Svar i chatten/);
});

test('the link of the mail leads into the conversation', async () => {
  await leave('mette@example.com');
  await takeOver();
  await reply('Ja, det kan vi.');
  await sendGathered();
  const code = /#invitation=([\w-]+)/.exec(readMail(post.mails[0]?.text ?? '').text)?.[1] ?? '';
  const { chatToken } = await server.call(endpoints.widgets.acceptInvitation, { body: { code } });
  expect(chatToken).toBe(visitor.chatToken);
});

test('who is connected is sent nothing, and the staff are told who is', async () => {
  await leave('mette@example.com');
  await takeOver();
  const console = await connectStaff(server, staff.token, bot.agentId);
  const presence: boolean[] = [];
  console.on('visitorPresence', ({ isHere }) => presence.push(isHere));
  await watch(console, visitor.chatToken);
  await vi.waitFor(() => expect(presence).toEqual([false]));
  const widget = await connectVisitor(server, visitor.token);
  await follow(widget);
  await vi.waitFor(() => expect(presence.at(-1)).toBe(true));
  await reply('Ja, det kan vi.');
  await sendGathered();
  expect(post.mails).toEqual([]);
  expect((await log()).map(({ type }) => type)).not.toContain('answerSending');
  widget.disconnect();
  await vi.waitFor(() => expect(presence.at(-1)).toBe(false));
  await reply('Er du der?');
  await sendGathered();
  expect(post.mails).toHaveLength(1);
});

test('who was only on the way to the next page reads it there, and is sent what is left unread', async () => {
  await leave('mette@example.com');
  await takeOver();
  await reply('Ja, det kan vi.');
  const widget = await connectVisitor(server, visitor.token);
  await follow(widget);
  const { seq } = (await replayed(server, bot.agentId, visitor.chatToken)).events.at(-1) ?? { seq: 0 };
  widget.emit('seen', { seq });
  await vi.waitFor(async () => expect((await chat()).visitorSeenSeq).toBe(seq));
  await sendGathered();
  expect(post.mails).toEqual([]);
  expect((await log()).at(-1)).toMatchObject({ type: 'workDone', wasRead: true });
  widget.disconnect();
  await vi.waitFor(async () => expect(await isVisitorHere(server.app, visitor.chatToken)).toBe(false));
  await reply('Kom forbi i morgen.');
  await sendGathered();
  expect(readMail(post.mails[0]?.text ?? '').text.split('Tidligere i samtalen')[0]).not.toContain(
    'Ja, det kan vi.',
  );
});

test('who had a page open and leaves it without reading is sent what was said meanwhile, once', async () => {
  await leave('mette@example.com');
  await takeOver();
  const widget = await connectVisitor(server, visitor.token);
  await reply('Ja, det kan vi.');
  await sendGathered();
  expect(post.mails).toEqual([]);
  const goAway = async (socket: Awaited<ReturnType<typeof connectVisitor>>) => {
    socket.disconnect();
    await vi.waitFor(async () => expect((await log()).at(-1)?.type).toBe('answerSending'));
    await sendGathered();
  };
  await goAway(widget);
  expect(post.mails).toMatchObject([{ to: ['mette@example.com'] }]);
  // Who comes back and goes again is not sent the same once more.
  const again = await connectVisitor(server, visitor.token);
  await reply('Kom forbi i morgen.');
  await goAway(again);
  expect(post.mails).toHaveLength(2);
  expect(readMail(post.mails[1]?.text ?? '').text.split('Tidligere i samtalen')[0]).not.toContain(
    'Ja, det kan vi.',
  );
});

test('without an address nothing is sent', async () => {
  await visitor.say('Hej');
  await takeOver();
  await reply('Hej');
  expect((await chat()).answerRoute).toBeNull();
  await sendGathered();
  expect(post.mails).toEqual([]);
});

test('what cannot be sent is told of, and sent when somebody tries again', async () => {
  await leave('mette@example.com');
  await takeOver();
  await reply('Ja, det kan vi.');
  post.isAway = true;
  for (let attempt = 0; attempt < 6; attempt++) {
    server.clock.advance(60 * 60_000);
    await server.sweepWork();
  }
  staff = await signIn(server, staff.user);
  expect((await log()).at(-1)).toMatchObject({ type: 'workDone', failure: 'unreachable' });
  expect((await chat()).answerRoute).toMatchObject({ hasFailed: true });
  post.isAway = false;
  await staff.call(calls.sendAnswerAgain, { params: params() });
  await vi.waitFor(() => expect(post.mails).toHaveLength(1));
  await vi.waitFor(async () => expect((await chat()).answerRoute).toMatchObject({ hasFailed: false }));
  expect(readMail(post.mails[0]?.text ?? '').text).toContain('Ja, det kan vi.');
  await staff.call(calls.sendAnswerAgain, { params: params() });
  await server.sweepWork();
  expect(post.mails).toHaveLength(1);
});

test('who typed only a phone number into a registration is answered by text message', async () => {
  shop.answer = () => ({ body: '{"orders":[{"state":"20 30 40 50"}]}' });
  const agentId = await createAgent(server.app, { speaks: ['da'] });
  const start = actionOf(ActionType.formRegistrationStart, { formName: 'Ring mig op' });
  const end = actionOf(
    ActionType.formRegistrationEnd,
    { url: `${shopUrl()}/join` },
    { formIntentActionId: start.id },
  );
  const last = await createFlow(server.app, { agentId, title: 'End', actions: [end] });
  const goesTo = (redirectIntentId: string) => actionOf(ActionType.redirectIntent, {}, { redirectIntentId });
  const asking = [orderOf(shopUrl()), goesTo(last)];
  const middle = await createFlow(server.app, { agentId, title: 'Middle', actions: asking });
  const beginning = [start, goesTo(middle)];
  const first = await createFlow(server.app, { agentId, title: 'Begin', actions: beginning });
  await trainAgent(server.app, agentId);
  staff = await staffOf(server, agentId, [0]);
  visitor = await visitorOf(server, await createWidget(server.app, agentId));
  await visitor.say('Ring mig op', { pickedFlowId: first });
  const customer = await linked();
  const { customer: known } = await staff.call(endpoints.customers.getCustomer, {
    params: { agentId, customerId: customer.id },
  });
  expect(known).toMatchObject({ phone: '+4520304050', email: '' });
  const to = { agentId, chatToken: visitor.chatToken };
  await staff.call(calls.takeOverChat, { params: to, body: { user: { id: staff.user.id } } });
  for (const text of ['Hej.', 'Din cykel er klar.'])
    await staff.call(calls.sendChatMessage, { params: to, body: { clientId: createId(), text, files: [] } });
  await sendGathered();
  expect(smsProvider.messages.map(({ body }) => JSON.parse(body))).toMatchObject([
    { message: 'Hej.\nDin cykel er klar.', recipients: [{ msisdn: 4520304050 }] },
  ]);
  expect(post.mails).toEqual([]);
});

test('anonymised, nothing is sent and nobody is reached', async () => {
  await leave('mette@example.com');
  await takeOver();
  await reply('Ja, det kan vi.');
  await staff.call(calls.anonymizeChatData, { params: params() });
  await sendGathered();
  expect(post.mails).toEqual([]);
  expect(await chat()).toMatchObject({ answerRoute: null, customer: null });
  expect(JSON.stringify(await log())).not.toContain('mette@');
});

test('the staff and the widget are told that mail and text messages can be sent', async () => {
  expect(await chat()).toMatchObject({ answersBy: ['email', 'sms'] });
  const config = await server.call(endpoints.widgets.getWidgetConfig, {
    params: { clientKey: bot.clientKey },
    query: {},
  });
  expect(config.sendsMail).toBe(true);
});
