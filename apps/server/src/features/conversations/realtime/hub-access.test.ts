import { endpoints, Role, type StaffToServer, type WidgetToServer } from '@samtale/contract';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAgent, createWidget } from '../../../../test/factories.ts';
import {
  answered,
  connectStaff,
  connectVisitor,
  type StaffClient,
  type WidgetClient,
  watch,
} from '../../../../test/hub-clients.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../../../../test/people.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';

const server = useServer();
const { bot, staff } = useBot(server, beforeAll);
/** Another customer's administrator, and a visitor of theirs. */
let stranger: SignedIn;
let strangersAgentId: string;
let strangersVisitor: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  strangersAgentId = await createAgent(server.app);
  stranger = await staffOf(server, strangersAgentId, [0, 1, 2]);
  strangersVisitor = await visitorOf(server, await createWidget(server.app, strangersAgentId));
});
beforeEach(async () => {
  visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hej');
});

describe('the staff are let in by', () => {
  const entries = Object.entries(Role);
  test.for(entries)('their role: %s', async ([, role]) => {
    const { token } = await staffOf(server, bot.agentId, [role]);
    const socket = connectStaff(server, token, bot.agentId);
    if (role === Role.contact) await expect(socket).rejects.toThrow('error.notFound');
    else expect((await socket).connected).toBe(true);
  });

  const refusals: Record<string, [reason: string, token: () => Promise<string> | string]> = {
    'no token': ['session.expired', () => ''],
    'an altered one': ['session.expired', () => `${staff.token.slice(0, -2)}AA`],
    "a visitor's": ['session.expired', () => visitor.token],
    "another customer's administrator's": ['error.notFound', () => stranger.token],
    'one whose session has ended': [
      'session.expired',
      async () => {
        const { token, call } = await staffOf(server, bot.agentId);
        await call(endpoints.auth.logout);
        return token;
      },
    ],
    "a switched-off user's": [
      'session.expired',
      async () => {
        const { token, user } = await staffOf(server, bot.agentId);
        await staff.call(endpoints.profile.setActivity, { body: { userId: user.id, status: false } });
        return token;
      },
    ],
  };
  test.for(Object.entries(refusals))('nothing but that: %s', async ([, [reason, tokenOf]]) => {
    await expect(connectStaff(server, await tokenOf(), bot.agentId)).rejects.toThrow(reason);
  });
});

describe('visitors are let in by nothing but their own token:', () => {
  const forgeries: Record<string, () => string> = {
    none: () => '',
    "one of the staff's": () => staff.token,
    "another conversation's seal": () =>
      [...visitor.token.split('.').slice(0, 2), strangersVisitor.token.split('.')[2]].join('.'),
    "another agent's name": () => visitor.token.replace(bot.agentId, strangersAgentId),
    'no seal': () => visitor.token.slice(0, visitor.token.lastIndexOf('.')),
  };
  test.for(Object.entries(forgeries))('%s', async ([, token]) => {
    await expect(connectVisitor(server, token())).rejects.toThrow('session.expired');
  });
});

/** Each thing that the staff can send, about a conversation that is not theirs; those that are answered give the answer. */
const staffSends: Record<keyof StaffToServer, (socket: StaffClient, chatToken: string) => unknown> = {
  watch: (socket, chatToken) => socket.emitWithAck('watch', { chatToken, after: 0 }),
  unwatch: (socket, chatToken) => socket.emit('unwatch', { chatToken }),
  typing: (socket, chatToken) => socket.emit('typing', { chatToken }),
  stoppedTyping: (socket, chatToken) => socket.emit('stoppedTyping', { chatToken }),
  changeChatStatus: (socket) => socket.emit('changeChatStatus', 0),
};

/** The same of visitors, whose token names their conversation: it is their own that they speak of. */
const visitorSends: Record<keyof WidgetToServer, (socket: WidgetClient) => unknown> = {
  say: (socket) => socket.emitWithAck('say', { clientId: createId(), text: 'Hej' }),
  catchUp: (socket) => socket.emitWithAck('catchUp', { after: 0 }),
  typing: (socket) => socket.emit('typing'),
  stoppedTyping: (socket) => socket.emit('stoppedTyping'),
  seen: (socket) => socket.emit('seen', { seq: 1 }),
};

/** What those who look at a conversation hear since they and its visitor came. */
const ofTheirOwn: ReadonlySet<string> = new Set(['chatListUpdate', 'visitorPresence']);

/** Who looks at the visitor's conversation, the visitor's window, and what both hear. */
async function listeners() {
  const watching = await connectStaff(server, staff.token, bot.agentId);
  const transcript = await watch(watching, visitor.chatToken);
  const window = await connectVisitor(server, visitor.token);
  const heard: string[] = [];
  for (const socket of [watching, window]) socket.onAny((name: string) => heard.push(name));
  /** All that was sent before has arrived once both have heard of this. */
  const settled = async () => {
    const { upTo } = await visitor.say('Er du der?');
    await transcript.reaches(upTo);
    await vi.waitFor(() => expect(heard.filter((name) => name === 'delivery')).toHaveLength(2));
  };
  return { heard, settled };
}

test.for(Object.keys(staffSends) as (keyof StaffToServer)[])(
  "another customer's staff who send %s reach nobody here",
  async (name) => {
    const { heard, settled } = await listeners();
    const socket = await connectStaff(server, stranger.token, strangersAgentId);
    await staffSends[name](socket, visitor.chatToken);
    // Answered after what was sent before it.
    const refused = await socket.emitWithAck('watch', { chatToken: visitor.chatToken, after: 0 });
    expect(refused).toEqual({ ok: false, code: 'notFound', messageKey: 'error.notFound' });
    await settled();
    expect(heard.filter((event) => !ofTheirOwn.has(event))).toEqual(['delivery', 'delivery']);
  },
);

test.for(Object.keys(visitorSends) as (keyof WidgetToServer)[])(
  'a visitor who sends %s reaches nobody who looks at another conversation',
  async (name) => {
    const { heard, settled } = await listeners();
    const socket = await connectVisitor(server, strangersVisitor.token);
    await visitorSends[name](socket);
    answered(await socket.emitWithAck('catchUp', { after: 0 }));
    await settled();
    expect(heard.filter((event) => !ofTheirOwn.has(event))).toEqual(['delivery', 'delivery']);
  },
);

test('staff who do not look at a conversation are not told of typing in it by a colleague who does not either', async () => {
  const { heard, settled } = await listeners();
  const colleague = await staffOf(server, bot.agentId);
  const socket = await connectStaff(server, colleague.token, bot.agentId);
  socket.emit('typing', { chatToken: visitor.chatToken });
  socket.emit('stoppedTyping', { chatToken: visitor.chatToken });
  answered(await socket.emitWithAck('watch', { chatToken: visitor.chatToken, after: 0 }));
  await settled();
  expect(heard).not.toContain('typing');
  expect(heard).not.toContain('stoppedTyping');
});

test('what happens on an agent is heard by its own staff alone', async () => {
  const theirs = await connectStaff(server, stranger.token, strangersAgentId);
  const ours = await connectStaff(server, staff.token, bot.agentId);
  const [heardThere, heardHere]: [string[], string[]] = [[], []];
  theirs.onAny((name: string) => heardThere.push(name));
  ours.onAny((name: string) => heardHere.push(name));
  await visitor.say('Jeg vil tale med et menneske');
  const params = { agentId: bot.agentId, chatToken: visitor.chatToken };
  await staff.call(endpoints.conversations.takeOverChat, { params, body: { user: { id: staff.user.id } } });
  await visitor.say('Tak');
  const wanted = ['newChatRequest', 'newChatMessage', 'chatListUpdate'];
  await vi.waitFor(() => expect(heardHere).toEqual(expect.arrayContaining(wanted)), { timeout: 5000 });
  await theirs.emitWithAck('watch', { chatToken: visitor.chatToken, after: 0 });
  expect(heardThere).toEqual([]);
});

/** The last of all: after it all other tokens of this file have expired too. */
test('nobody is let in by a token that has expired', async () => {
  const { token } = await staffOf(server, bot.agentId);
  server.clock.advance(3600_000);
  await expect(connectStaff(server, token, bot.agentId)).rejects.toThrow('session.expired');
});
