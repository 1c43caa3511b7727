import { ActionType, danish, endpoints, newId, RecipientKind, Role } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { actionOf, botThat, orderOf } from '../../../../test/bot-that-works.ts';
import { answered, connectStaff, connectVisitor, follow, watch } from '../../../../test/hub-clients.ts';
import { post, shop } from '../../../../test/outside-world.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { refusal } from '../../../../test/refusal.ts';
import { replayed } from '../../../../test/replayed.ts';
import { startSecondNode } from '../../../../test/start-test-server.ts';
import { tablesHolding } from '../../../../test/stored-words.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { createId } from '../../../platform/database/columns.ts';
import { conversations, conversationWork } from '../tables.ts';

const calls = endpoints.conversations;
type Bot = Awaited<ReturnType<typeof botThat>>;
const { server, shopUrl } = useServerWithOutside();
let bot: Bot;
let staff: SignedIn;
let visitor: Visitor;
beforeEach(async () => {
  shop.answer = () => ({ body: '{"orders":[{"state":"Fjernlager Qvistrup"}]}' });
  const mail = actionOf(
    ActionType.sendEmail,
    { subject: 'Ordre {{state}}', text: 'Se {{state}}' },
    { recipientList: [{ kind: RecipientKind.address, value: 'lager@example.com' }] },
  );
  bot = await botThat(server, [orderOf(shopUrl()), mail]);
  staff = await staffOf(server, bot.agentId);
  visitor = bot.visitor;
});

/** What tells who the visitor is: their words, and what others said of them. */
const secrets = ['Zebulon', 'Grynhatten', '31415926', '31 41 59 26', 'Qvistrup', 'Utålmodig', '203.0.113.77'];
const params = (of = visitor) => ({ agentId: bot.agentId, chatToken: of.chatToken });
const anonymise = (by = staff, of = visitor) => by.call(calls.anonymizeChatData, { params: params(of) });
const takeOver = (by = staff) =>
  by.call(calls.takeOverChat, { params: params(), body: { user: { id: by.user.id } } });
const question = 'Jeg hedder Zebulon, zebulon@grynhatten.dk, ring på 31 41 59 26';

/** Everything that can be known of a visitor. */
async function talk(): Promise<void> {
  // Mail is not taken, so it waits to be sent again.
  post.isAway = true;
  await visitor.say(question);
  await bot.pick();
  await bot.hears('Done Fjernlager Qvistrup');
  const putOff = async () => {
    const [work] = await server.app.database.agent(bot.agentId).select(conversationWork);
    expect(work).toMatchObject({ isRunning: false });
  };
  await vi.waitFor(putOff, { timeout: 10_000 });
  await staff.call(endpoints.conversationTests.createTestFromConversation, { params: params() });
  await takeOver();
  const file = await staff.call(endpoints.files.uploadFile, {
    params: { agentId: bot.agentId },
    query: { name: 'Tilbud til Grynhatten.txt' },
    rawBody: new Blob(['Kære Zebulon']),
  });
  const said = { clientId: createId(), text: 'Kære Zebulon, jeg ringer på 31415926', files: [file.id] };
  await staff.call(calls.sendChatMessage, { params: params(), body: said });
  const note = { clientId: createId(), text: 'Grynhatten er utålmodig' };
  await staff.call(calls.addChatNote, { params: params(), body: note });
  const customer = await staff.call(endpoints.customers.saveCustomer, {
    params: { agentId: bot.agentId },
    body: { customer: { id: newId, name: 'Kunde' }, phoneId: null },
  });
  await staff.call(calls.linkChatCustomer, { params: params(), body: { customerId: customer.id } });
  await server.app.database.agent(bot.agentId).update(
    conversations,
    {
      ipAddresses: [
        { ip: '203.0.113.77', userAgent: 'Firefox', page: '', at: server.clock.now().toISOString() },
      ],
    },
    eq(conversations.id, visitor.chatToken),
  );
}

test('no table holds any of it any more, and the log folds as before', async () => {
  await talk();
  await server.settleConversations();
  expect(await tablesHolding(server, secrets)).toEqual([
    'conversation_steps',
    'conversation_tests',
    'conversation_texts',
    'conversation_work',
    'conversations',
    'files',
    'unsolved_questions',
  ]);
  const before = (await replayed(server, bot.agentId, visitor.chatToken)).events;
  const fileId = before.flatMap(({ event }) => (event.type === 'staffSaid' ? (event.files ?? []) : []))[0]
    ?.id;
  expect(await server.app.outbound.files.get(fileId ?? '')).not.toBeNull();

  const receipt = await anonymise();
  expect(await tablesHolding(server, secrets)).toEqual([]);
  expect(await server.app.outbound.files.get(fileId ?? '')).toBeNull();
  expect(receipt).toMatchObject({
    chatToken: visitor.chatToken,
    erasedAt: server.clock.now().toISOString(),
    user: { id: staff.user.id, name: staff.user.name },
    counts: {
      messages: 4,
      notes: 1,
      files: 1,
      addresses: 1,
      questions: 1,
      tests: 1,
      work: 1,
      customers: 1,
    },
  });
  const { events, state } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(events.map(({ event }) => event.type)).toEqual([
    ...before.map(({ event }) => event.type),
    'anonymised',
  ]);
  expect(state).toMatchObject({ status: 'ended', userId: null });
  expect(Object.keys(state)).not.toEqual(expect.arrayContaining(['parameters', 'forms', 'customerId']));
  // It stays so when the node takes it for quiet, and when it starts again.
  await server.settleConversations();
  expect(await tablesHolding(server, secrets)).toEqual([]);
});

test.for([
  ['goes on', false],
  ['is quiet', true],
] as const)(
  'a conversation that %s is found by the name of a file until it is anonymised',
  async ([, isQuiet]) => {
    const found = async (searchText: string) =>
      (await staff.call(calls.getChatList, { params: { agentId: bot.agentId }, query: { searchText } }))
        .totalCount;
    await talk();
    if (isQuiet) await server.settleConversations();
    expect(await found('til grynhatten')).toBe(1);
    expect(await found('grynhatten txt')).toBe(1);
    await anonymise();
    expect(await found('tilbud')).toBe(0);
    await server.settleConversations();
    expect(await found('tilbud')).toBe(0);
  },
);

test('doing it again changes nothing and has the same receipt, which administrators can read', async () => {
  await talk();
  const receipt = await anonymise();
  server.clock.advance(60_000);
  expect(await anonymise()).toEqual(receipt);
  const list = (by: SignedIn) => by.call(calls.getErasures, { params: { agentId: bot.agentId } });
  expect(await list(staff)).toEqual({ list: [receipt], totalCount: 1 });
  const colleague = await staffOf(server, bot.agentId, [1]);
  expect(await refusal(list(colleague))).toMatchObject({ status: 403 });
  expect(await anonymise(colleague)).toEqual(receipt);
});

test('it is over for its visitor, and what the staff note afterwards is erased the next time', async () => {
  await talk();
  await anonymise();
  const note = { clientId: createId(), text: 'Det var Zebulon' };
  await staff.call(calls.addChatNote, { params: params(), body: note });
  const actions = [
    visitor.say('Grynhatten igen'),
    visitor.call(endpoints.widgets.rateChat, {
      body: { clientId: createId(), stars: 1, text: 'Grynhatten' },
    }),
    visitor.call(endpoints.widgets.setVisitorValues, {
      body: { clientId: createId(), values: { navn: 'Grynhatten' } },
    }),
    visitor.call(endpoints.widgets.leaveMessage, {
      body: { clientId: createId(), name: 'Zebulon', email: 'bo@example.com', text: 'Grynhatten' },
    }),
  ];
  for (const action of actions)
    expect(await refusal(action)).toMatchObject({ status: 404, messageKey: 'chat.unknownChat' });
  expect((await anonymise()).counts).toMatchObject({ messages: 0, notes: 1, values: 0, files: 0 });
  expect(await tablesHolding(server, secrets)).toEqual([]);
  await replayed(server, bot.agentId, visitor.chatToken);
});

test('open windows get the new log; the visitor’s shows nothing of it', async () => {
  await visitor.say(question);
  await takeOver();
  const console = await connectStaff(server, staff.token, bot.agentId);
  const seen = await watch(console, visitor.chatToken);
  const widget = await connectVisitor(server, visitor.token);
  const shown = await follow(widget);
  const told = [console, widget].map(
    (socket) => new Promise<unknown>((resolve) => socket.on('delivery', resolve as never)),
  );
  const { upTo } = seen;
  await anonymise();
  const [staffRun, visitorRun] = await Promise.all(told);
  expect(visitorRun).toEqual({
    chatToken: visitor.chatToken,
    after: 0,
    upTo: upTo + 1,
    events: [],
    reset: true,
  });
  expect(staffRun).toMatchObject({ after: 0, upTo: upTo + 1, reset: true });
  expect(JSON.stringify(staffRun)).not.toMatch(/Zebulon/i);
  // A window that was closed meanwhile hears of it when it asks for what it missed.
  const missed = answered(await widget.emitWithAck('catchUp', { after: shown.events.length - 1 }));
  expect(missed).toEqual(visitorRun);
  const again = answered(await console.emitWithAck('watch', { chatToken: visitor.chatToken, after: upTo }));
  expect(again).toEqual(staffRun);
  const chat = await staff.call(calls.getChat, {
    params: { chatToken: visitor.chatToken },
    query: { after: upTo },
  });
  expect(chat).toMatchObject({ reset: true, status: 'ended', lastMessage: '•••••', ipAddressList: [] });
});

test('another node that has it in memory brings nothing back, and it is over there too', async () => {
  const second = await startSecondNode(server, { config: { allowedHosts: ['127.0.0.1'] } });
  const there = second.callAs(visitor.token);
  const say = (text: string) =>
    there(endpoints.widgets.sendVisitorMessage, { body: { clientId: createId(), text } });
  await say(question);
  await say('Grynhatten');
  await anonymise();
  await second.settleConversations();
  expect(await tablesHolding(server, secrets)).toEqual([]);
  expect(await refusal(say('Hej igen'))).toMatchObject({ status: 404 });
  await second.settleConversations();
  expect(await tablesHolding(server, secrets)).toEqual([]);
  await replayed(server, bot.agentId, visitor.chatToken);
});

test('what is being said meanwhile is erased too, or refused', async () => {
  await visitor.say(question);
  const anonymising = anonymise();
  const said = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => visitor.say(`Hej ${i}`)));
  const receipt = await anonymising;
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  const at = events.findIndex(({ event }) => event.type === 'anonymised');
  const texts = (part: typeof events) =>
    part.flatMap(({ event }) => (event.type === 'endUserSaid' ? [event.text] : []));
  expect(new Set(texts(events))).toEqual(new Set(['•••••']));
  expect(at).toBe(events.length - 1);
  expect(texts(events).length).toBe(1 + said.filter(({ status }) => status === 'fulfilled').length);
  expect(receipt.counts.messages).toBeGreaterThan(0);
});

test('a question that others have asked stays among the unsolved ones, without naming the conversation', async () => {
  const other = await visitorOf(server, await clientKey());
  await other.say('Sælger I zeppelinere?');
  await visitor.say('SÆLGER i zeppelinere');
  expect((await anonymise()).counts).toMatchObject({ questions: 0 });
  const { list } = await staff.call(endpoints.training.getUnsolvedQuestions, {
    params: { agentId: bot.agentId, languageId: danish.id, page: 0, rowsPerPage: 10 },
  });
  expect(list).toMatchObject([{ question: 'sælger i zeppelinere', count: 1, chatToken: null }]);
});

const clientKey = async () => {
  const { list } = await staff.call(endpoints.widgets.getClientListBasic, {
    params: { agentId: bot.agentId },
  });
  return list[0]?.clientKey ?? '';
};

test('whoever has chats reads the receipts of a conversation, and no stranger', async () => {
  const receiptsOf = async (by: SignedIn, { chatToken }: Visitor) =>
    (await by.call(calls.getChatErasures, { params: { chatToken } })).list;
  await visitor.say('Jeg hedder Zebulon');
  expect(await receiptsOf(staff, visitor)).toEqual([]);
  const first = await anonymise();
  server.clock.advance(1000);
  const note = { clientId: createId(), text: 'Grynhatten igen' };
  await staff.call(calls.addChatNote, { params: params(), body: note });
  const second = await anonymise();
  expect(second.id).not.toBe(first.id);
  const other = await visitorOf(server, await clientKey());
  for (const role of [Role.administrator, Role.chatAgent, Role.chatDeveloper]) {
    const one = await staffOf(server, bot.agentId, [role]);
    expect(await receiptsOf(one, visitor)).toEqual([second, first]);
    expect(await receiptsOf(one, other)).toEqual([]);
  }
  const stranger = await staffOf(server, (await botThat(server, [])).agentId);
  expect(await refusal(receiptsOf(stranger, visitor))).toMatchObject({ status: 404 });
});

test('what a colleague has is theirs; what another company has is not found', async () => {
  await visitor.say('Jeg hedder Wolfgang');
  await takeOver();
  const colleague = await staffOf(server, bot.agentId, [1]);
  expect(await refusal(anonymise(colleague))).toMatchObject({
    status: 409,
    messageKey: 'chat.anonymize.occupied',
    details: { values: { name: staff.user.name } },
  });
  const stranger = await staffOf(server, (await botThat(server, [])).agentId);
  expect(await refusal(anonymise(stranger))).toMatchObject({ status: 404 });
  expect((await tablesHolding(server, ['Wolfgang'])).length).toBeGreaterThan(0);
});
