import { ActionType, endpoints, newId, RecipientKind } from '@samtale/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { actionOf, botThat, orderOf } from '../../../../test/bot-that-works.ts';
import { inLine } from '../../../../test/in-line.ts';
import { post, shop } from '../../../../test/outside-world.ts';
import { type SignedIn, staffOf, type Visitor, visitorWith } from '../../../../test/people.ts';
import { refusal } from '../../../../test/refusal.ts';
import { replayed } from '../../../../test/replayed.ts';
import { startSecondNode } from '../../../../test/start-test-server.ts';
import { filesHolding, tablesHolding } from '../../../../test/stored-words.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { createId } from '../../../platform/database/columns.ts';
import { conversationWork } from '../tables.ts';

const calls = endpoints.conversations;
const { server, shopUrl } = useServerWithOutside({ trustedProxies: 1 });
let bot: Awaited<ReturnType<typeof botThat>>;
let staff: SignedIn;
let visitor: Visitor;
beforeEach(async () => {
  const mail = actionOf(
    ActionType.sendEmail,
    { subject: 'Ordre', text: 'Se {{state}}' },
    { recipientList: [{ kind: RecipientKind.address, value: 'lager@example.com' }] },
  );
  bot = await botThat(server, [orderOf(shopUrl()), mail]);
  staff = await staffOf(server, bot.agentId);
  visitor = bot.visitor;
});

const params = () => ({ agentId: bot.agentId, chatToken: visitor.chatToken });
const anonymise = () => staff.call(calls.anonymizeChatData, { params: params() });
const takeOver = () =>
  staff.call(calls.takeOverChat, { params: params(), body: { user: { id: staff.user.id } } });
const held = () => ({
  text: 'SELECT FROM conversations WHERE id = $1 FOR UPDATE',
  values: [visitor.chatToken],
});
/** The node's memory has told the rows all. */
const rowsFollow = () => staff.call(calls.getChatList, { params: { agentId: bot.agentId } });

/** What tells who is meant: no other test says it. */
let markers = 0;
const newMarker = () => `Zebulon${++markers}x`;

const upload = (marker: string) =>
  staff.call(endpoints.files.uploadFile, {
    params: { agentId: bot.agentId },
    query: { name: `Tilbud til ${marker}.txt` },
    rawBody: new Blob([`Hej ${marker}`]),
  });

async function reply(marker: string) {
  const file = await upload(marker);
  const body = { clientId: createId(), text: `Hej ${marker}`, files: [file.id] };
  return staff.call(calls.sendChatMessage, { params: params(), body });
}

/** Each says a marker in the conversation in its own way; some are refused once it is over. */
const sayings: Record<string, (marker: string) => Promise<unknown>> = {
  'the visitor, which nothing answers': (marker) => visitor.say(`Jeg hedder ${marker}`),
  'the visitor at another node': async (marker) => {
    const second = await startSecondNode(server);
    return visitorWith(second, visitor.token, visitor.chatToken).say(`Jeg hedder ${marker}`);
  },
  'a reply with a file': reply,
  'a note': (marker) =>
    staff.call(calls.addChatNote, {
      params: params(),
      body: { clientId: createId(), text: `Det er ${marker}` },
    }),
};

/** What was said before is nowhere; what is noted after stands until the conversation is anonymised once more. */
async function expectGone(said: readonly string[]): Promise<void> {
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  const erased = events.findLastIndex(({ event }) => event.type === 'anonymised');
  expect(erased).toBeGreaterThan(0);
  const afterwards = JSON.stringify(events.slice(erased));
  const before = said.filter((marker) => !afterwards.includes(marker));
  await server.settleConversations();
  expect(await tablesHolding(server, [...before, 'never said'])).toEqual([]);
  await anonymise();
  await server.settleConversations();
  expect(await tablesHolding(server, said)).toEqual([]);
  expect(await filesHolding(said)).toBe(0);
  await replayed(server, bot.agentId, visitor.chatToken);
}

for (const [what, say] of Object.entries(sayings)) {
  test.for(['before', 'after'] as const)(`${what}: under way just %s it is anonymised`, async (when) => {
    await visitor.say('Hej');
    if (say === reply) await takeOver();
    const marker = newMarker();
    const saying = () => say(marker);
    const [first, second] = await inLine(
      server,
      held(),
      when === 'before' ? [saying, anonymise] : [anonymise, saying],
    );
    expect((when === 'before' ? second : first)?.status).toBe('fulfilled');
    await expectGone([marker]);
  });
}

test('what is sent too late leaves no file', async () => {
  const marker = newMarker();
  await visitor.say('Hej');
  await takeOver();
  await anonymise();
  expect(await refusal(reply(marker))).toMatchObject({ messageKey: 'chat.message.notTaken' });
  expect(await tablesHolding(server, [marker])).toEqual([]);
  expect(await filesHolding([marker])).toBe(0);
});

test('all of it at once, the same question among it', async () => {
  const question = `Hvor er ${newMarker()}?`;
  await visitor.say(question);
  // Nobody has it, so that the bot answers and notes what it cannot.
  const possible = Object.values(sayings).filter((say) => say !== reply);
  const said = possible.map((say) => [say, newMarker()] as const);
  const outcomes = await Promise.allSettled([
    ...said.map(([say, marker]) => say(marker)),
    visitor.say(question),
    anonymise(),
    visitor.say(question),
  ]);
  expect(outcomes.at(-2)?.status).toBe('fulfilled');
  await expectGone(said.map(([, marker]) => marker));
  expect(await tablesHolding(server, [question])).toEqual([]);
});

test.for(['before', 'after'] as const)('an address noted just %s it is not kept', async (when) => {
  await visitor.say('Hej');
  const ip = `203.0.113.${++markers}`;
  const write = () =>
    fetch(`${server.url}/api/widget/message`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${visitor.token}`,
        'content-type': 'application/json',
        'x-forwarded-for': ip,
      },
      body: JSON.stringify({ clientId: createId(), text: 'Hej igen' }),
    });
  await inLine(server, held(), when === 'before' ? [write, anonymise] : [anonymise, write]);
  // Whoever still waited for the row comes before this.
  await anonymise();
  expect(await tablesHolding(server, [ip])).toEqual([]);
});

test('words that are being made searchable are not written afterwards', async () => {
  const marker = newMarker();
  await visitor.say('Hej');
  await server.settleConversations();
  await visitor.say(`Jeg hedder ${marker}`);
  await rowsFollow();
  const words = {
    text: 'SELECT FROM conversation_texts WHERE conversation_id = $1 FOR UPDATE',
    values: [visitor.chatToken],
  };
  const outcomes = await inLine(server, words, [anonymise, () => server.settleConversations()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await tablesHolding(server, [marker])).toEqual([]);
});

test('a customer who is made one with another does not get it back', async () => {
  await visitor.say('Hej');
  const [from, into] = await Promise.all(
    ['Fra', 'Til'].map((name) =>
      staff.call(endpoints.customers.saveCustomer, {
        params: { agentId: bot.agentId },
        body: { customer: { id: newId, name }, phoneId: null },
      }),
    ),
  );
  if (!from || !into) throw new Error('no customers');
  await staff.call(calls.linkChatCustomer, { params: params(), body: { customerId: from.id } });
  await server.settleConversations();
  const merge = () =>
    staff.call(endpoints.customers.mergeCustomers, {
      params: { agentId: bot.agentId, fromId: from.id, intoId: into.id },
    });
  const outcomes = await inLine(server, held(), [anonymise, merge]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const { events, state } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(state.customerId).toBeUndefined();
  expect(events.at(-1)?.event.type).toBe('anonymised');
});

/** A mail with the marker in it that was not taken, and waits to be sent again in a minute. */
async function leaveMail(marker: string): Promise<void> {
  shop.answer = () => ({ body: JSON.stringify({ orders: [{ state: marker }] }) });
  post.isAway = true;
  await visitor.say('Noget andet');
  await bot.pick();
  await bot.hears(`Done ${marker}`);
  await vi.waitFor(async () => expect(await mailsWaiting()).toMatchObject([{ isRunning: false }]));
  post.isAway = false;
  server.clock.advance(60_000);
}
const mailsWaiting = () => server.app.database.agent(bot.agentId).select(conversationWork);

test('a mail that waits to be sent is not sent any more', async () => {
  const marker = newMarker();
  await leaveMail(marker);
  expect((await anonymise()).counts).toMatchObject({ work: 1 });
  await server.sweepWork();
  expect(post.mails).toEqual([]);
  await expectGone([marker]);
});

test('what comes of a mail that is being sent is not told', async () => {
  const marker = newMarker();
  await leaveMail(marker);
  const outcomes = await inLine(server, held(), [anonymise, () => server.sweepWork()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(events.at(-1)?.event.type).toBe('anonymised');
  expect(await mailsWaiting()).toEqual([]);
  await expectGone([marker]);
});
