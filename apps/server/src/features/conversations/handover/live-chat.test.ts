import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAgent } from '../../../../test/factories.ts';
import { answered, connectStaff, connectVisitor, watch } from '../../../../test/hub-clients.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../../test/people.ts';
import { refusal } from '../../../../test/refusal.ts';
import { useChat } from '../../../../test/use-chat.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';
import { users } from '../../auth/index.ts';
import { pushSubscriptions } from '../../push/tables.ts';
import { teams, teamUsers } from '../../team/index.ts';
import { conversations } from '../tables.ts';

const calls = endpoints.conversations;
const server = useServer();
const { bot, one, other, visitor, params, takeOver, reply } = useChat(server, beforeEach);

const handOver = (by: SignedIn, to: { userId: string } | { teamId: string }) =>
  by.call(calls.handOverChat, { params: params(), body: { to } });
const chat = () => one.call(calls.getChat, { params: { chatToken: visitor.chatToken } });
const attendedAt = async () => {
  const { chatToken } = params();
  const row = await server.app.database
    .agent(bot.agentId)
    .first(conversations, eq(conversations.id, chatToken));
  return row?.attendedAt;
};
const setUser = (who: SignedIn, values: Partial<typeof users.$inferInsert>) =>
  server.app.database.shared.update(users, values, eq(users.id, who.user.id));
/** Everybody is connected; a while goes by. */
const pass = async (minutes: number) => {
  server.clock.advance(minutes * 60_000);
  for (const who of [one, other]) await setUser(who, { lastSeenAt: server.clock.now().toISOString() });
};
const team = async (...members: SignedIn[]) => {
  const id = createId();
  const scope = server.app.database.agent(bot.agentId);
  await scope.insert(teams, [{ id, name: 'Support', email: '', phoneNumber: '' }]);
  await scope.insert(
    teamUsers,
    members.map(({ user }) => ({ teamId: id, userId: user.id })),
  );
  return id;
};

test('what has ended is nobody’s, and what the visitor writes then is answered by the bot', async () => {
  await takeOver(one);
  expect(await refusal(other.call(calls.endChat, { params: params() }))).toMatchObject({
    status: 409,
    messageKey: 'chat.endChat.error',
  });
  expect(await one.call(calls.endChat, { params: params() })).toMatchObject({ status: 'ended', user: null });
  expect(botWords(await visitor.say('Hvor kan jeg parkere?'))).toEqual(['Parking!']);
  expect(await chat()).toMatchObject({ status: 'bot' });
});

test('a colleague to whom it is handed has it, and hears of it', async () => {
  await takeOver(one);
  const socket = await connectStaff(server, other.token, bot.agentId);
  const asked = new Promise((resolve) => socket.once('chatHandedOver', (row) => resolve(row.chatToken)));
  expect(await handOver(one, { userId: other.user.id })).toMatchObject({
    status: 'human',
    user: { id: other.user.id, displayName: other.user.name },
  });
  expect(await asked).toBe(visitor.chatToken);
  expect(await refusal(reply(one))).toMatchObject({ messageKey: 'chat.message.notTaken' });
  await reply(other);
});

test('handed to a team it waits for one of them, and only they hear of it', async () => {
  await takeOver(one);
  const teamId = await team(other);
  const [mine, theirs] = [
    await connectStaff(server, one.token, bot.agentId),
    await connectStaff(server, other.token, bot.agentId),
  ];
  const heard: string[] = [];
  mine.on('newChatRequest', () => heard.push('one'));
  const asked = new Promise<void>((resolve) => theirs.once('newChatRequest', () => resolve()));
  expect(await handOver(one, { teamId })).toMatchObject({ status: 'awaiting', user: null, teamId });
  await asked;
  expect(heard).toEqual([]);
  expect(await takeOver(other)).toMatchObject({ teamId: null, waitingSince: null });
});

test('who waits for a team that is gone waits for all who take chats', async () => {
  await takeOver(one);
  const teamId = await team(other);
  await handOver(one, { teamId });
  await setUser(other, { chatStatus: 0 });
  const place = async () => {
    const socket = await connectVisitor(server, visitor.token);
    const told = new Promise((resolve) => socket.once('queuePlace', resolve));
    answered(await socket.emitWithAck('catchUp', { after: 0 }));
    return told;
  };
  expect(await place()).toEqual({ place: 1, staffOnline: false });
  await server.app.database.agent(bot.agentId).delete(teams, eq(teams.id, teamId));
  expect(await place()).toEqual({ place: 1, staffOnline: true });
});

test('nothing is handed to who is not there, or does not belong to the agent', async () => {
  await takeOver(one);
  const teamId = await team(other);
  const stranger = await staffOf(server, await createAgent(server.app));
  const developer = await staffOf(server, bot.agentId, [2]);
  for (const { user } of [stranger, developer, one])
    expect(await refusal(handOver(one, { userId: user.id }))).toMatchObject({
      messageKey: 'chat.handOver.unknown',
    });
  expect(await refusal(handOver(one, { teamId: createId() }))).toMatchObject({
    messageKey: 'chat.handOver.unknown',
  });
  await setUser(other, { chatStatus: 0 });
  expect(await refusal(handOver(one, { userId: other.user.id }))).toMatchObject({
    status: 409,
    messageKey: 'chat.handOver.userOffline',
    details: { values: { name: other.user.name } },
  });
  expect(await refusal(handOver(one, { teamId }))).toMatchObject({ messageKey: 'chat.handOver.teamOffline' });
  const targets = await one.call(calls.getHandOverTargets, { params: { agentId: bot.agentId } });
  expect(targets).toEqual({
    users: [{ id: other.user.id, name: other.user.name, isOnline: false }],
    teams: [{ id: teamId, name: 'Support', isOnline: false }],
  });
});

test("a colleague's conversation is not handed on", async () => {
  await takeOver(one);
  expect(await refusal(handOver(other, { userId: one.user.id }))).toMatchObject({
    status: 409,
    messageKey: 'chat.handOver.error',
  });
});

test('a note is for the staff alone', async () => {
  const clientId = createId();
  const note = () =>
    other.call(calls.addChatNote, { params: params(), body: { clientId, text: 'Har ringet før' } });
  expect(await note()).toEqual(await note());
  const notes = (await chat()).events.filter(({ event }) => event.type === 'noteAdded');
  expect(notes).toMatchObject([{ event: { name: other.user.name, text: 'Har ringet før' } }]);
  const seen = await visitor.call(endpoints.widgets.getVisitorEvents);
  expect(JSON.stringify(seen)).not.toContain('Har ringet');
  expect((await chat()).lastMessage).not.toContain('Har ringet');
});

test('a visitor whom a person does not answer in time waits again, in the place that was theirs', async () => {
  await takeOver(one);
  await visitor.say('Er du der?');
  const asked = server.clock.now().toISOString();
  await pass(4);
  await visitor.say('Hallo?');
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'human', unansweredSince: asked });
  await pass(2);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'awaiting', user: null, waitingSince: asked });
  expect((await chat()).events.at(-1)).toMatchObject({
    event: { type: 'returned', reason: 'noAnswer', name: one.user.name },
  });
});

test('who takes a visitor over that has waited for long has as much time to answer as anybody', async () => {
  await visitor.say('Jeg vil tale med et menneske');
  await pass(7);
  await takeOver(one);
  await pass(4);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'human', user: { id: one.user.id } });
  await pass(2);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'awaiting', user: null });
});

test('who writes at an answer is not taken for somebody who lets the visitor wait', async () => {
  await takeOver(one);
  await visitor.say('Kan I forklare det hele?');
  const { chatToken } = params();
  const socket = await connectStaff(server, one.token, bot.agentId);
  answered(await socket.emitWithAck('watch', { chatToken, after: 0 }));
  for (let round = 0; round < 2; round++) {
    await pass(4);
    socket.emit('typing', { chatToken });
    await vi.waitFor(async () => expect(await attendedAt()).toBe(server.clock.now().toISOString()));
    await server.returnNeglected();
    expect(await chat()).toMatchObject({ status: 'human' });
  }
  await pass(6);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'awaiting', user: null });
});

test('who has answered keeps the conversation', async () => {
  await takeOver(one);
  await visitor.say('Er du der?');
  await reply(one, 'Ja');
  await pass(10);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'human', unansweredSince: null });
});

test.for([
  ['has gone offline', { chatStatus: 0 }],
  ['has not been connected for minutes', { lastSeenAt: '2026-11-20T08:00:00.000Z' }],
] as const)('a visitor whose person %s waits again at once', async ([, values]) => {
  await takeOver(one);
  await visitor.say('Er du der?');
  await setUser(one, values);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'awaiting', user: null });
  expect((await chat()).events.at(-1)?.event).toMatchObject({ type: 'returned', reason: 'offline' });
});

test('who has shut the laptop is reached by a phone that gets push, for a working day', async () => {
  await takeOver(one);
  await visitor.say('Er du der?');
  await setUser(one, { lastSeenAt: '2026-11-20T06:00:00.000Z' });
  const device = { endpoint: createId(), key: '', authSecret: '', browser: '', deviceName: 'Telefon' };
  const createdAt = server.clock.now().toISOString();
  await server.app.database.shared.insert(pushSubscriptions, [
    { ...device, userId: one.user.id, language: 'da', createdAt, lastUsedAt: null },
  ]);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'human' });
  await setUser(one, { lastSeenAt: '2026-11-19T06:00:00.000Z' });
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'awaiting' });
});

test('how long a visitor may be let wait is for the administrator to say', async () => {
  const agent = { agentId: bot.agentId };
  expect(await other.call(calls.getChatRules, { params: agent })).toEqual({ answerMinutes: 5 });
  const rules = { params: agent, body: { answerMinutes: 12 } };
  expect(await refusal(other.call(calls.setChatRules, rules))).toMatchObject({ status: 403 });
  await one.call(calls.setChatRules, rules);
  await takeOver(one);
  await visitor.say('Er du der?');
  await pass(11);
  await server.returnNeglected();
  expect(await chat()).toMatchObject({ status: 'human' });
});

test('visitors who wait are told their place, and whether anybody is there', async () => {
  const second = await visitorOf(server, bot.clientKey);
  const places: [string, number, boolean][] = [];
  for (const [name, { token }] of [
    ['first', visitor],
    ['second', second],
  ] as const) {
    const socket = await connectVisitor(server, token);
    socket.on('queuePlace', ({ place, staffOnline }) => places.push([name, place, staffOnline]));
  }
  const told = (...place: [string, number, boolean]) =>
    vi.waitFor(() => expect(places).toContainEqual(place));
  await visitor.say('Jeg vil tale med et menneske');
  server.clock.advance(1000);
  await second.say('Jeg vil tale med et menneske');
  await told('first', 1, true);
  await told('second', 2, true);
  await takeOver(one);
  await told('second', 1, true);
  for (const who of [one, other]) await setUser(who, { chatStatus: 0 });
  await server.returnNeglected();
  // Who was taken over waits again, and came before.
  await told('first', 1, false);
  await told('second', 2, false);
});

test('a window that opens later is told as well', async () => {
  await visitor.say('Jeg vil tale med et menneske');
  const socket = await connectVisitor(server, visitor.token);
  const told = new Promise((resolve) => socket.once('queuePlace', resolve));
  answered(await socket.emitWithAck('catchUp', { after: 0 }));
  expect(await told).toEqual({ place: 1, staffOnline: true });
});

test('who writes, who looks and what has been seen is told to those who look', async () => {
  const [mine, theirs] = [
    await connectStaff(server, one.token, bot.agentId),
    await connectStaff(server, other.token, bot.agentId),
  ];
  const window = await connectVisitor(server, visitor.token);
  const heard: unknown[] = [];
  mine.on('viewers', ({ users: viewers }) => heard.push(viewers.map(({ name }) => name).sort()));
  mine.on('typing', ({ user }) => heard.push(`${user?.name ?? 'visitor'} writes`));
  mine.on('stoppedTyping', ({ userId }) => heard.push(`${userId ?? 'visitor'} stopped`));
  mine.on('visitorSeen', ({ seq }) => heard.push(`seen ${seq}`));
  window.on('typing', () => heard.push('person writes'));
  window.on('stoppedTyping', () => heard.push('person stopped'));
  const hears = (what: unknown) => vi.waitFor(() => expect(heard).toContainEqual(what));
  await watch(mine, visitor.chatToken);
  await hears([one.user.name]);
  await watch(theirs, visitor.chatToken);
  await hears([one.user.name, other.user.name].sort());
  theirs.emit('typing', { chatToken: visitor.chatToken });
  await hears(`${other.user.name} writes`);
  await hears('person writes');
  window.emit('typing');
  await hears('visitor writes');
  theirs.emit('stoppedTyping', { chatToken: visitor.chatToken });
  await hears(`${other.user.id} stopped`);
  await hears('person stopped');
  window.emit('stoppedTyping');
  await hears('visitor stopped');
  window.emit('seen', { seq: 3 });
  await hears('seen 3');
  window.emit('seen', { seq: 2 });
  expect((await chat()).visitorSeenSeq).toBe(3);
  heard.length = 0;
  theirs.disconnect();
  await hears([one.user.name]);
});

test('who a conversation is taken from is told who has it now', async () => {
  const [mine, theirs] = [
    await connectStaff(server, one.token, bot.agentId),
    await connectStaff(server, other.token, bot.agentId),
  ];
  const told = new Promise((resolve) => mine.once('chatTakenFrom', resolve));
  theirs.on('chatTakenFrom', () => expect.fail('Only who has lost it is told'));
  await takeOver(one);
  await takeOver(other, one.user.id);
  const user = { id: other.user.id, displayName: other.user.name };
  expect(await told).toMatchObject({ chatToken: visitor.chatToken, status: 'human', user });
});

test('how far somebody has read is known on all their devices', async () => {
  const elsewhere = await connectStaff(server, one.token, bot.agentId);
  const told = new Promise((resolve) => elsewhere.once('readMark', resolve));
  const mark = (seq: number) => one.call(calls.markChatRead, { params: params(), body: { seq } });
  await mark(4);
  await mark(2);
  const at = server.clock.now().toISOString();
  expect(await told).toEqual({ chatToken: visitor.chatToken, seq: 4, at });
  const agent = { params: { agentId: bot.agentId } };
  expect(await one.call(calls.getReadMarks, agent)).toEqual({
    list: [{ chatToken: visitor.chatToken, seq: 4, at }],
  });
  expect(await other.call(calls.getReadMarks, agent)).toEqual({ list: [] });
});

test('who waits for a team waits for its people alone, and for all when it has nobody', async () => {
  const waiting = async (who: SignedIn) =>
    (await who.call(calls.getWaitingCount, { params: { agentId: bot.agentId } })).inLine;
  const before = { one: await waiting(one), other: await waiting(other) };
  await takeOver(one);
  await handOver(one, { teamId: await team(other) });
  expect(await waiting(one)).toBe(before.one);
  expect(await waiting(other)).toBe(before.other + 1);
  await setUser(other, { isActive: false });
  expect(await waiting(one)).toBe(before.one + 1);
  await setUser(other, { isActive: true });
  await takeOver(other);
  expect(await waiting(other)).toBe(before.other);
});
