import { ChatFilter, endpoints, RequestType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { replayed } from '../../../test/replayed.ts';
import { pngOf } from '../../../test/sample-files.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { widgets } from './tables.ts';

const server = useServer();
const calls = endpoints.widgets;
let bot: TestBot;
let staff: SignedIn;
let visitor: Visitor;
beforeAll(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [1]);
});
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
});

const letUpload = (enableUpload: boolean) =>
  server.app.database
    .agent(bot.agentId)
    .update(widgets, { chatConfig: { enableUpload } }, eq(widgets.clientKey, bot.clientKey));
const log = async () =>
  (await replayed(server, bot.agentId, visitor.chatToken)).events.map(({ event }) => event);
const upload = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  visitor.call(calls.uploadVisitorFile, { query: { name }, rawBody: new Blob([bytes]) });

test('an answer is liked, disliked with a word, and let be again', async () => {
  const { events } = await visitor.say('Hvornår har I åbent?');
  const answer = events.findLast(({ event }) => event.type === 'botSaid');
  const rate = (feedback: 'none' | 'like' | 'dislike', text = '') =>
    visitor.call(calls.rateAnswer, { body: { clientId: createId(), of: answer?.seq ?? 0, feedback, text } });
  await rate('like');
  await rate('dislike', 'Det er forkert');
  await rate('none');
  const rated = { type: 'answerRated', of: answer?.seq, flowId: bot.flows.hours };
  expect((await log()).filter(({ type }) => type === 'answerRated')).toEqual([
    { ...rated, feedback: 'like', text: '' },
    { ...rated, feedback: 'dislike', text: 'Det er forkert' },
    { ...rated, feedback: 'none', text: '' },
  ]);
});

test('only an answer of the bot in the same conversation is rated', async () => {
  await visitor.say('Hvornår har I åbent?');
  const rate = (of: number) =>
    visitor.call(calls.rateAnswer, { body: { clientId: createId(), of, feedback: 'like' } });
  expect(await refusal(rate(1))).toMatchObject({ status: 404 });
  expect(await refusal(rate(999))).toMatchObject({ status: 404 });
  expect(await refusal(rate(2 ** 40))).toMatchObject({ status: 400 });
});

test('a rating that is sent twice counts once', async () => {
  await visitor.say('Hej');
  const body = { clientId: createId(), stars: 4, text: 'Fint' };
  await visitor.call(calls.rateChat, { body });
  await visitor.call(calls.rateChat, { body });
  expect((await log()).filter(({ type }) => type === 'chatRated')).toEqual([
    { type: 'chatRated', stars: 4, text: 'Fint' },
  ]);
  expect(await refusal(visitor.call(calls.rateChat, { body: { ...body, stars: 6 } }))).toMatchObject({
    status: 400,
  });
});

test('stars count at once, and what follows changes the same rating', async () => {
  await visitor.say('Hej');
  const rate = async (stars: number, text = '') => {
    await visitor.call(calls.rateChat, { body: { clientId: createId(), stars, text } });
    const { list } = await staff.call(endpoints.conversations.getChatList, {
      params: { agentId: bot.agentId },
      query: {},
    });
    return list.find(({ chatToken }) => chatToken === visitor.chatToken)?.rating;
  };
  expect(await rate(2)).toBe(2);
  expect(await rate(4)).toBe(4);
  expect(await rate(4)).toBe(4);
  expect(await rate(4, 'Fint')).toBe(4);
  const { events } = await replayed(server, bot.agentId, visitor.chatToken);
  const first = events.find(({ event }) => event.type === 'chatRated');
  expect(first?.event).toEqual({ type: 'chatRated', stars: 2, text: '' });
  const of = first?.seq;
  expect((await log()).slice(of)).toEqual([
    { type: 'chatRatingChanged', of, stars: 4, text: '' },
    { type: 'chatRatingChanged', of, stars: 4, text: 'Fint' },
  ]);
});

test('who has left a message is among the missed, and the bot answers them', async () => {
  const body = { clientId: createId(), name: 'Bo', email: 'bo@example.com', text: 'Ring til mig' };
  await visitor.call(calls.leaveMessage, { body });
  const { events } = await visitor.say('Hvornår har I åbent?');
  expect(events.map(({ event }) => event.type)).toContain('botSaid');
  const { list } = await staff.call(endpoints.conversations.getChatList, {
    params: { agentId: bot.agentId },
    query: { requestType: RequestType.awaiting, filter: [ChatFilter.missed] },
  });
  expect(list).toContainEqual(expect.objectContaining({ chatToken: visitor.chatToken, status: 'bot' }));
});

test('a conversation that a person has is over when its visitor begins another', async () => {
  const leave = (clientId = createId()) => visitor.call(calls.leaveConversation, { body: { clientId } });
  await visitor.say('Hej');
  await leave();
  expect((await log()).map(({ type }) => type)).not.toContain('visitorLeft');
  await staff.call(endpoints.conversations.takeOverChat, {
    params: { agentId: bot.agentId, chatToken: visitor.chatToken },
    body: { user: { id: staff.user.id } },
  });
  const id = createId();
  await leave(id);
  await leave(id);
  expect((await log()).slice(-2).map(({ type }) => type)).toEqual(['takenOver', 'visitorLeft']);
  const { list } = await staff.call(endpoints.conversations.getChatList, {
    params: { agentId: bot.agentId },
    query: {},
  });
  const row = list.find(({ chatToken }) => chatToken === visitor.chatToken);
  expect(row).toMatchObject({ status: 'ended', user: null });
});

test('a message that is left waits for the staff', async () => {
  const body = { clientId: createId(), name: 'Bo', email: 'bo@example.com', text: 'Ring til mig' };
  await visitor.call(calls.leaveMessage, { body });
  const { list } = await staff.call(endpoints.conversations.getChatList, {
    params: { agentId: bot.agentId },
    query: { requestType: 1, page: 0, rowsPerPage: 10 },
  });
  expect(list.find(({ chatToken }) => chatToken === visitor.chatToken)).toMatchObject({
    lastMessage: 'Ring til mig',
    lastMessageFrom: 'endUser',
  });
  const again = () => visitor.call(calls.leaveMessage, { body: { ...body, clientId: createId() } });
  for (let i = 0; i < 4; i++) await again();
  expect(await refusal(again())).toMatchObject({ status: 429, messageKey: 'widget.tooMany' });
  const wrong = visitor.call(calls.leaveMessage, { body: { ...body, email: 'bo' } });
  expect(await refusal(wrong)).toMatchObject({ status: 400 });
});

test('what the page tells is a value until it takes it away', async () => {
  const tell = (values: Record<string, string>) =>
    visitor.call(calls.setVisitorValues, { body: { clientId: createId(), values } });
  await tell({ kundenummer: '42', navn: 'Bo' });
  await tell({ kundenummer: '42' });
  await tell({ navn: '' });
  const { state } = await replayed(server, bot.agentId, visitor.chatToken);
  expect(state.parameters).toEqual({ kundenummer: { value: '42', text: '42' } });
  expect((await log()).filter(({ type }) => type === 'visitorTold')).toHaveLength(2);
});

test('a page that tells ever more names is heard up to a hundred', async () => {
  const tell = (from: number) =>
    visitor.call(calls.setVisitorValues, {
      body: {
        clientId: createId(),
        values: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`n${from + i}`, 'x'])),
      },
    });
  for (const from of [0, 30, 60, 90, 120]) await tell(from);
  const names = async () =>
    Object.keys((await replayed(server, bot.agentId, visitor.chatToken)).state.parameters ?? {});
  expect(await names()).toHaveLength(100);
  await visitor.call(calls.setVisitorValues, { body: { clientId: createId(), values: { n0: '', n1: 'y' } } });
  expect(await names()).toHaveLength(99);
});

test('files are sent where the widget takes them, and told like all that is said', async () => {
  await letUpload(false);
  const photo = new Uint8Array(pngOf(40, 30));
  expect(await refusal(upload(photo, 'foto.png'))).toMatchObject({
    status: 403,
    messageKey: 'widget.noUpload',
  });
  await letUpload(true);
  const file = await upload(photo, 'foto.png');
  const body = { clientId: createId(), text: '', files: [file.id] };
  await visitor.call(calls.sendVisitorMessage, { body });
  expect(await log()).toContainEqual({ type: 'endUserSaid', text: '', files: [file] });
  const { lastMessage } = await staff.call(endpoints.conversations.getChat, {
    params: { chatToken: visitor.chatToken },
  });
  expect(lastMessage).toBe('foto.png');
  const nothing = visitor.call(calls.sendVisitorMessage, { body: { clientId: createId(), text: ' ' } });
  expect(await refusal(nothing)).toMatchObject({ status: 400 });
  const program = upload(new TextEncoder().encode('#!/bin/sh\nrm'), 'x.png');
  expect(await refusal(program)).toMatchObject({ messageKey: 'file.error.kind' });
});

test('without a mail server a transcript is refused in words', async () => {
  await visitor.say('Hej');
  const asked = visitor.call(calls.mailTranscript, { body: { email: 'bo@example.com' } });
  expect(await refusal(asked)).toMatchObject({ status: 409, messageKey: 'chat.mail.notSetUp' });
});

test('an address gets no more than a few transcripts an hour, whoever asks', async () => {
  const ask = async (email: string) => {
    const somebody = await visitorOf(server, bot.clientKey);
    return refusal(somebody.call(calls.mailTranscript, { body: { email } }));
  };
  for (let i = 0; i < 5; i++) expect(await ask('offer@example.com')).toMatchObject({ status: 409 });
  expect(await ask('Offer@example.com')).toMatchObject({ status: 429, messageKey: 'widget.tooMany' });
  expect(await ask('offer+1@example.com')).toMatchObject({ status: 429 });
  expect(await ask('en-anden@example.com')).toMatchObject({ status: 409 });
});
