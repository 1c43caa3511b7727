import { ChatFilter, endpoints, RequestType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../../test/create-bot.ts';
import { connectStaff } from '../../../../test/hub-clients.ts';
import { post } from '../../../../test/outside-world.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { PushService } from '../../../../test/push-service.ts';
import { replayed } from '../../../../test/replayed.ts';
import { useServerWithOutside } from '../../../../test/use-server-with-outside.ts';
import { createId } from '../../../platform/database/columns.ts';
import { takeSending } from '../../actions/index.ts';
import { users } from '../../auth/index.ts';

const calls = endpoints.conversations;
const { server } = useServerWithOutside();
const service = new PushService();
beforeAll(() => service.start());
afterAll(() => service.close());
let bot: TestBot;
let staff: SignedIn;
let visitor: Visitor;
beforeEach(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [0]);
  // What is mailed here is what visitors get.
  await staff.call(endpoints.profile.saveSettings, { body: { leftMessageMails: false } });
  visitor = await visitorOf(server, bot.clientKey);
  await visitor.call(endpoints.widgets.leaveMessage, {
    body: { clientId: createId(), name: 'Bo', email: 'bo@nowhere.example', text: 'Ring til mig' },
  });
  await staff.call(calls.takeOverChat, { params: params(), body: { user: { id: staff.user.id } } });
  setRefusing(true);
});

const params = () => ({ agentId: bot.agentId, chatToken: visitor.chatToken });
const reply = (text: string) =>
  staff.call(calls.sendChatMessage, { params: params(), body: { clientId: createId(), text, files: [] } });
/** Whether the mail server knows the visitor's address. */
function setRefusing(isRefusing: boolean): void {
  const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  if (post.server) post.server.onRcptTo = (_address, _session, done) => done(isRefusing ? refused : null);
}
/** So much later that what was gathered is sent. */
async function sendGathered(): Promise<void> {
  server.clock.advance(60_000);
  await server.sweepWork();
}
const listed = async (
  requestType: typeof RequestType.all | typeof RequestType.awaiting,
  filter: ChatFilter[] = [],
) =>
  (await staff.call(calls.getChatList, { params: { agentId: bot.agentId }, query: { requestType, filter } }))
    .list;
const waiting = () => staff.call(calls.getWaitingCount, { params: { agentId: bot.agentId } });
const lastEvent = async () =>
  (await replayed(server, bot.agentId, visitor.chatToken)).events.at(-1)?.event ?? null;

test('an answer that the mail server refuses counts as owed until it is sent or another one is', async () => {
  await reply('Det gør vi');
  expect(await waiting()).toEqual({ inLine: 0, own: 0 });
  await sendGathered();
  expect(await lastEvent()).toMatchObject({ type: 'workDone', failure: 'refused' });
  const since = server.clock.now().toISOString();
  expect(await listed(RequestType.all)).toMatchObject([
    { chatToken: visitor.chatToken, unansweredSince: since, answerRoute: { hasFailed: true } },
  ]);
  expect(await waiting()).toEqual({ inLine: 0, own: 1 });

  // It is refused again, and then another way is tried.
  await staff.call(calls.sendAnswerAgain, { params: params() });
  await vi.waitFor(async () => expect(await lastEvent()).toMatchObject({ failure: 'refused' }));
  expect(await waiting()).toEqual({ inLine: 0, own: 1 });
  await reply('Hvad er dit nummer?');
  expect(await waiting()).toEqual({ inLine: 0, own: 0 });
  await sendGathered();
  expect(await waiting()).toEqual({ inLine: 0, own: 1 });

  setRefusing(false);
  await staff.call(calls.sendAnswerAgain, { params: params() });
  await vi.waitFor(() => expect(post.mails).toHaveLength(1));
  await vi.waitFor(async () => expect(await lastEvent()).toMatchObject({ type: 'workDone' }));
  expect(await listed(RequestType.all)).toMatchObject([
    { unansweredSince: null, missedSince: null, answerRoute: { hasFailed: false } },
  ]);
  expect(await waiting()).toEqual({ inLine: 0, own: 0 });
});

test.for(['leaveChat', 'endChat'] as const)(
  'whoever has gone after it (%s) does not see it: then it waits for all',
  async (going) => {
    await reply('Det gør vi');
    await staff.call(calls[going], { params: params() });
    expect(await waiting()).toEqual({ inLine: 0, own: 0 });
    await sendGathered();
    const since = server.clock.now().toISOString();
    expect(await listed(RequestType.awaiting, [ChatFilter.missed])).toMatchObject([
      { chatToken: visitor.chatToken, status: 'bot', missedSince: since, answerRoute: { hasFailed: true } },
    ]);
    expect(await waiting()).toEqual({ inLine: 1, own: 0 });
    setRefusing(false);
    await staff.call(calls.sendAnswerAgain, { params: params() });
    await vi.waitFor(async () => expect(await waiting()).toEqual({ inLine: 0, own: 0 }));
    await vi.waitFor(() => expect(post.mails).toHaveLength(1));
    expect(await listed(RequestType.awaiting)).toEqual([]);
  },
);

test.for(['who has the conversation', 'those who are there where nobody has it'])(
  '%s are told at once, and on their devices',
  async (whom) => {
    const device = service.browser();
    await staff.call(endpoints.push.registerPushSubscription, {
      params: { agentId: bot.agentId },
      body: device.registration(),
    });
    await reply('Det gør vi');
    if (whom !== 'who has the conversation') await staff.call(calls.leaveChat, { params: params() });
    const socket = await connectStaff(server, staff.token, bot.agentId);
    const heard = new Promise((resolve) => socket.once('answerFailed', resolve));
    await sendGathered();
    expect(await heard).toMatchObject({ chatToken: visitor.chatToken, answerRoute: { hasFailed: true } });
    await vi.waitFor(
      () => expect(device.payloads).toMatchObject([{ kind: 'answerFailed', chatToken: visitor.chatToken }]),
      { timeout: 10_000, interval: 20 },
    );
  },
);

test('whoever has answered keeps the conversation, however long ago the answer was lost, while they are there', async () => {
  const pass = async () => {
    server.clock.advance(6 * 60_000);
    const seen = { lastSeenAt: server.clock.now().toISOString() };
    await server.app.database.shared.update(users, seen, eq(users.id, staff.user.id));
    await server.returnNeglected();
  };
  await reply('Det gør vi');
  await sendGathered();
  await pass();
  expect(await lastEvent()).toMatchObject({ type: 'workDone', failure: 'refused' });
  expect(await waiting()).toEqual({ inLine: 0, own: 1 });
  await visitor.say('Hallo?');
  await pass();
  expect(await lastEvent()).toMatchObject({ type: 'returned', reason: 'noAnswer' });
});

test('an answer is not sent when so many were sent in its conversation already, and the staff see it', async () => {
  setRefusing(false);
  const conversationId = visitor.chatToken;
  const sent = {
    agentId: bot.agentId,
    conversationId,
    recipients: ['bo@nowhere.example'],
    byStaff: true,
  } as const;
  while (await takeSending(server.app, 'mail', sent));
  await reply('Det gør vi');
  await sendGathered();
  expect(await lastEvent()).toMatchObject({
    type: 'workDone',
    failure: 'tooMany',
    detail: 'bo@nowhere.example',
  });
  expect(await waiting()).toEqual({ inLine: 0, own: 1 });
});
