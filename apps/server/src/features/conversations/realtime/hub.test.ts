import { endpoints } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAgent, createUser } from '../../../../test/factories.ts';
import { answered, connectStaff, connectVisitor, follow, watch } from '../../../../test/hub-clients.ts';
import { signIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';
import { builderRoom } from '../../../platform/hub/rooms.ts';
import { users } from '../../auth/index.ts';
import { absence } from '../../profile/index.ts';
import { setTrainingRun } from '../../training-runs/index.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeAll);
let visitor: Visitor;
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
});

const logOf = async () =>
  (await staff.call(endpoints.conversations.getChat, { params: { chatToken: visitor.chatToken } })).events;
const asStaff = () => connectStaff(server, staff.token, bot.agentId);
const say = async (socket: Awaited<ReturnType<typeof connectVisitor>>, text: string, clientId = createId()) =>
  answered(await socket.emitWithAck('say', { clientId, text }));

test('staff who watch a conversation get every event as it comes', async () => {
  const transcript = await watch(await asStaff(), visitor.chatToken);
  await visitor.say('Hvornår har I åbent?');
  await visitor.say('<img src=x onerror=alert(1)>');
  await transcript.reaches((await logOf()).length);
  expect(transcript.events).toEqual(await logOf());
  expect(transcript.gaps).toBe(0);
  expect(transcript.words).toEqual(['Hvornår har I åbent?', '<img src=x onerror=alert(1)>']);
});

test('after a cut nothing is lost, nothing comes twice and the order is kept', async () => {
  const socket = await asStaff();
  const transcript = await watch(socket, visitor.chatToken);
  await visitor.say('besked 0');
  for (let round = 1; round <= 5; round++) {
    for (const { conn } of server.app.hub.staff.sockets.values()) conn.close(true);
    for (const part of ['a', 'b']) await visitor.say(`besked ${round}${part}`);
    await vi.waitFor(() => expect(socket.connected).toBe(true), { interval: 5 });
  }
  await visitor.say('sidste besked');
  const log = await logOf();
  await transcript.reaches(log.length);
  expect(transcript.events).toEqual(log);
});

test('what was said during a long absence is replayed', async () => {
  const socket = await asStaff();
  const transcript = await watch(socket, visitor.chatToken);
  await visitor.say('besked 1');
  await transcript.reaches(1);
  socket.disconnect();
  await visitor.say('besked 2');
  server.clock.advance(30_000);
  await visitor.say('besked 3');
  socket.connect();
  const log = await logOf();
  await transcript.reaches(log.length);
  expect(transcript.events).toEqual(log);
  expect(transcript.words).toEqual(['besked 1', 'besked 2', 'besked 3']);
});

test("a visitor's second window follows the first, and catches up after a cut", async () => {
  const first = await connectVisitor(server, visitor.token);
  const second = await connectVisitor(server, visitor.token);
  const transcript = await follow(second);
  const { upTo } = await say(first, 'Hvornår har I åbent?');
  await transcript.reaches(upTo);
  second.disconnect();
  await say(first, 'Hvor kan jeg parkere?');
  second.connect();
  const seen = await visitor.call(endpoints.widgets.getVisitorEvents);
  await transcript.reaches(seen.upTo);
  expect(transcript.events).toEqual(seen.events);
});

test('the same message sent again over the socket is stored once', async () => {
  const socket = await connectVisitor(server, visitor.token);
  const clientId = createId();
  const answers = await Promise.all([say(socket, 'Hej', clientId), say(socket, 'Hej', clientId)]);
  socket.io.engine.close();
  answers.push(await say(socket, 'Hej', clientId));
  expect(new Set(answers.map(({ upTo }) => upTo)).size).toBe(1);
  const said = (await logOf()).filter(({ event }) => event.type === 'endUserSaid');
  expect(said).toMatchObject([{ clientId, event: { text: 'Hej' } }]);
});

test('a mistaken request is refused, and one without an answer does no harm', async () => {
  const socket = await connectVisitor(server, visitor.token);
  const wrong = [undefined, null, {}, { clientId: createId(), text: '' }, { clientId: 'x', text: 'Hej' }];
  for (const message of [...wrong, { clientId: createId(), text: 'a\0b' }]) {
    const answer = await socket.emitWithAck('say', message as { clientId: string; text: string });
    expect(answer).toEqual({ ok: false, code: 'badRequest', messageKey: 'error.badRequest' });
  }
  const console = await asStaff();
  const emit = console.emit.bind(console) as (name: string, ...values: unknown[]) => void;
  for (const name of ['watch', 'unwatch', 'changeChatStatus', 'nothing']) {
    for (const value of [undefined, null, 5, {}]) emit(name, value);
  }
  expect(answered(await console.emitWithAck('watch', { chatToken: visitor.chatToken, after: 0 })).upTo).toBe(
    0,
  );
});

test('a message of five megabytes closes the socket and stores nothing', async () => {
  const socket = await connectVisitor(server, visitor.token);
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  socket.emit('say', { clientId: createId(), text: 'x'.repeat(5 * 1024 * 1024) }, () => undefined);
  expect(await closed).toMatch(/^transport (close|error)$/);
  socket.disconnect();
  expect(await logOf()).toEqual([]);
});

test("another customer's conversation is not watched", async () => {
  const agentId = await createAgent(server.app);
  const stranger = await staffOf(server, agentId);
  await visitor.say('Hemmeligt');
  await expect(connectStaff(server, stranger.token, bot.agentId)).rejects.toThrow('error.notFound');
  const socket = await connectStaff(server, stranger.token, agentId);
  const heard: unknown[] = [];
  socket.onAny((...event) => heard.push(event));
  const request = { chatToken: visitor.chatToken, after: 0 };
  const refused = { ok: false, code: 'notFound', messageKey: 'error.notFound' };
  expect(await socket.emitWithAck('watch', request)).toEqual(refused);
  await visitor.say('Mere hemmeligt');
  expect(await socket.emitWithAck('watch', request)).toEqual(refused);
  expect(heard).toEqual([]);
});

test('nobody is let in without a token of the right kind', async () => {
  const contact = await signIn(server, await createUser(server.app, { roles: { [bot.agentId]: [3] } }));
  await expect(connectStaff(server, 'forged', bot.agentId)).rejects.toThrow('session.expired');
  await expect(connectStaff(server, visitor.token, bot.agentId)).rejects.toThrow('session.expired');
  await expect(connectStaff(server, contact.token, bot.agentId)).rejects.toThrow('error.notFound');
  await expect(connectVisitor(server, staff.token)).rejects.toThrow('session.expired');
  await expect(connectVisitor(server, `${visitor.token}x`)).rejects.toThrow('session.expired');
});

test('staff on the agent hear of requests for a person, and see the list change', async () => {
  const socket = await asStaff();
  const requested = new Promise<string>((resolve) =>
    socket.once('newChatRequest', (row) => resolve(row.chatToken)),
  );
  const listed = new Promise<string>((resolve) => {
    socket.on('chatListUpdate', (rows) => {
      for (const row of rows) if (row.status === 'awaiting') resolve(row.chatToken);
    });
  });
  await visitor.say('Jeg vil tale med et menneske');
  expect(await requested).toBe(visitor.chatToken);
  expect(await listed).toBe(visitor.chatToken);
});

test('who has taken a chat hears of each message in it', async () => {
  const socket = await asStaff();
  await visitor.say('Hej');
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  const body = { user: { id: staff.user.id } };
  await staff.call(endpoints.conversations.takeOverChat, { params, body });
  const heard = new Promise<string>((resolve) =>
    socket.once('newChatMessage', (row) => resolve(row.lastMessage)),
  );
  await visitor.say('Er du der?');
  expect(await heard).toBe('Er du der?');
});

test('how trainings, tests and readings go is told to those who may read it', async () => {
  const heard = new Map<string, string[]>();
  const sockets = [];
  for (const [name, roles] of [
    ['administrator', [0]],
    ['chat developer', [2]],
    ['chat agent', [1]],
  ] as const) {
    const { token } = await staffOf(server, bot.agentId, [...roles]);
    const socket = await connectStaff(server, token, bot.agentId);
    const events: string[] = [];
    heard.set(name, events);
    socket.onAny((event: string) => events.push(event));
    sockets.push({ name, id: socket.id });
  }
  const rooms = server.app.hub.staff.adapter.rooms.get(builderRoom(bot.agentId));
  const builders = sockets.filter(({ id }) => id && rooms?.has(id)).map(({ name }) => name);
  expect(builders).toEqual(['administrator', 'chat developer']);
  await setTrainingRun(server.app, bot.agentId, 'idle', 0);
  (await connectStaff(server, staff.token, bot.agentId)).emit('changeChatStatus', 1);
  await vi.waitFor(() => {
    for (const events of heard.values()) expect(events).toContain('changeChatStatus');
  });
  expect(heard.get('administrator')).toContain('trainingProgress');
  expect(heard.get('chat developer')).toContain('trainingProgress');
  expect(heard.get('chat agent')).not.toContain('trainingProgress');
});

test('colleagues see who goes offline', async () => {
  const colleague = await staffOf(server, bot.agentId);
  const socket = await asStaff();
  const changed = new Promise((resolve) => socket.once('changeChatStatus', resolve));
  (await connectStaff(server, colleague.token, bot.agentId)).emit('changeChatStatus', 0);
  expect(await changed).toEqual({ userId: colleague.user.id, chatStatus: 0 });
});

test('colleagues see who comes for the first time, or reset, but not every window of theirs', async () => {
  const colleague = await staffOf(server, bot.agentId, [1], { chatStatus: 0 });
  const setSeen = (lastSeenAt: string | null) =>
    server.app.database.shared.update(users, { lastSeenAt }, eq(users.id, colleague.user.id));
  const seen = async () => {
    const { list } = await staff.call(endpoints.profile.getProfiles, { params: { agentId: bot.agentId } });
    return list.find(({ id }) => id === colleague.user.id)?.lastSeenAt;
  };
  const heard: unknown[] = [];
  (await asStaff()).on('changeChatStatus', (change) => heard.push(change));
  const came = { userId: colleague.user.id, chatStatus: 0 };
  await setSeen(null);
  expect(await seen()).toBeNull();
  const first = await connectStaff(server, colleague.token, bot.agentId);
  await vi.waitFor(() => expect(heard).toEqual([came]));
  expect(await seen()).toBe(server.clock.now().toISOString());
  await connectStaff(server, colleague.token, bot.agentId);
  first.emit('changeChatStatus', 1);
  await vi.waitFor(() => expect(heard).toEqual([came, { ...came, chatStatus: 1 }]));
  await setSeen(new Date(server.clock.now().getTime() - absence).toISOString());
  await connectStaff(server, colleague.token, bot.agentId);
  await vi.waitFor(() => expect(heard).toHaveLength(3));
});
