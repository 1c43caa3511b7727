import type { Delivery, VisitorMessage } from '@samtale/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConversationLink, type LinkPort } from './conversation-link.ts';
import type { HubListener, HubResult } from './hub-connection.ts';

const run = (after: number, upTo: number): Delivery => ({ chatToken: 'c', after, upTo, events: [] });
const done = (after: number, upTo: number): HubResult => ({ kind: 'done', run: run(after, upTo) });

const hub = {
  say: vi.fn<(message: VisitorMessage) => Promise<HubResult>>(),
  catchUp: vi.fn<(after: number) => Promise<HubResult>>(),
  typing: vi.fn(),
  stoppedTyping: vi.fn(),
  seen: vi.fn(),
  close: vi.fn(),
};
let listener: HubListener | null = null;
vi.mock('./hub-connection.ts', () => ({
  connectHub: (_token: string, given: HubListener) => {
    listener = given;
    return hub;
  },
}));

let lastSeq = 0;
let waiting: string[] = [];
const take = (clientId: string) => {
  waiting = waiting.filter((id) => id !== clientId);
};
const port = {
  lastSeq: () => lastSeq,
  apply: vi.fn((delivery: Delivery) => {
    if (delivery.after > lastSeq) return false;
    lastSeq = Math.max(lastSeq, delivery.upTo);
    return true;
  }),
  nextToSend: () => (waiting[0] ? { clientId: waiting[0], text: waiting[0] } : undefined),
  sent: vi.fn(take),
  failed: vi.fn(take),
  begin: vi.fn<LinkPort['begin']>(),
  setOffline: vi.fn(),
  caughtUp: vi.fn(),
  queuePlace: vi.fn(),
  personTyping: vi.fn(),
  personStoppedTyping: vi.fn(),
  lost: vi.fn(),
} satisfies LinkPort;

async function connected(): Promise<ConversationLink> {
  const link = new ConversationLink(port);
  link.open('token');
  (await theListener()).online();
  await vi.waitFor(() => expect(port.caughtUp).toHaveBeenCalled());
  return link;
}

/** What the link listens with, once it has connected. */
const theListener = () =>
  vi.waitFor(() => {
    if (!listener) throw new Error('not connected');
    return listener;
  });

beforeEach(() => {
  listener = null;
  vi.resetAllMocks();
  port.sent.mockImplementation(take);
  port.failed.mockImplementation(take);
  port.apply.mockImplementation((delivery) => {
    if (delivery.after > lastSeq) return false;
    lastSeq = Math.max(lastSeq, delivery.upTo);
    return true;
  });
  hub.catchUp.mockImplementation(async (after) => done(after, after));
  lastSeq = 0;
  waiting = [];
});

test('messages go one at a time, each after the one before is stored', async () => {
  const link = await connected();
  const answers: ((result: HubResult) => void)[] = [];
  hub.say.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  waiting = ['a', 'b'];
  const sending = link.send();
  await link.send();
  expect(hub.say.mock.calls.map(([message]) => message.clientId)).toEqual(['a']);
  answers[0]?.(done(0, 2));
  await vi.waitFor(() => expect(hub.say).toHaveBeenCalledTimes(2));
  answers[1]?.(done(2, 4));
  await sending;
  expect(port.sent.mock.calls).toEqual([['a'], ['b']]);
});

test('a message lost on the way goes again, under its id, after catching up', async () => {
  const link = await connected();
  waiting = ['a'];
  hub.say.mockImplementationOnce(async () => {
    listener?.offline();
    return { kind: 'unanswered' };
  });
  await link.send();
  expect(port.sent).not.toHaveBeenCalled();
  hub.say.mockImplementationOnce(async () => done(0, 2));
  listener?.online();
  await vi.waitFor(() => expect(port.sent).toHaveBeenCalledWith('a'));
  expect(hub.catchUp).toHaveBeenCalledTimes(2);
});

test('a gap is filled by asking for what is missing', async () => {
  await connected();
  hub.catchUp.mockImplementation(async (after) => done(after, 9));
  listener?.delivery(run(6, 9));
  await vi.waitFor(() => expect(lastSeq).toBe(9));
  expect(hub.catchUp).toHaveBeenLastCalledWith(0, undefined);
});

test('a long log is asked for page by page, and sending waits for the last', async () => {
  const pages = [run(0, 3), run(3, 6), run(6, 7)];
  hub.catchUp.mockImplementation(async () => {
    const [page, ...rest] = pages.splice(0, pages.length);
    pages.push(...rest);
    return { kind: 'done', run: { ...(page ?? run(7, 7)), ...(rest.length && { cursor: '0' }) } };
  });
  waiting = ['a'];
  hub.say.mockImplementation(async () => done(7, 8));
  await connected();
  await vi.waitFor(() => expect(port.sent).toHaveBeenCalledWith('a'));
  expect(hub.catchUp.mock.calls).toEqual([
    [0, undefined],
    [3, '0'],
    [6, '0'],
  ]);
  expect(port.caughtUp).toHaveBeenCalledTimes(1);
});

test('what arrives while catching up, and is not in the answer, is asked for again', async () => {
  const link = new ConversationLink(port);
  link.open('token');
  const hubListener = await theListener();
  hub.catchUp.mockImplementationOnce(async () => {
    hubListener.delivery(run(3, 5));
    return done(0, 3);
  });
  hub.catchUp.mockImplementationOnce(async () => done(3, 5));
  hubListener.online();
  await vi.waitFor(() => expect(lastSeq).toBe(5));
});

test('a refused token closes the link and says so; what waits stays', async () => {
  const link = await connected();
  waiting = ['a'];
  listener?.tokenRefused();
  expect(port.lost).toHaveBeenCalledOnce();
  expect(hub.close).toHaveBeenCalled();
  expect(link.hasConversation).toBe(false);
  expect(waiting).toEqual(['a']);
});

test('a message the server will not have fails, and the next one goes', async () => {
  const link = await connected();
  waiting = ['a', 'b'];
  hub.say.mockImplementationOnce(async () => ({ kind: 'refused' }));
  hub.say.mockImplementationOnce(async () => done(0, 2));
  await link.send();
  expect(port.failed).toHaveBeenCalledWith('a');
  expect(port.sent).toHaveBeenCalledWith('b');
});

test('without a conversation one is begun once', async () => {
  port.begin.mockImplementation(async () => ({ kind: 'done', value: { token: 'new' } }));
  hub.say.mockImplementation(async () => done(lastSeq, lastSeq + 2));
  const link = new ConversationLink(port);
  waiting = ['a'];
  await Promise.all([link.send(), link.send()]);
  (await theListener()).online();
  await vi.waitFor(() => expect(port.sent).toHaveBeenCalledWith('a'));
  expect(port.begin).toHaveBeenCalledOnce();
});

test.for(['live', 'while away'])(
  'a conversation that was anonymised %s is lost; what waits stays',
  async (when) => {
    await connected();
    waiting = ['a'];
    const reset: Delivery = { ...run(0, 7), reset: true };
    if (when === 'live') listener?.delivery(reset);
    else {
      hub.catchUp.mockResolvedValueOnce({ kind: 'done', run: reset });
      listener?.offline();
      listener?.online();
    }
    await vi.waitFor(() => expect(port.lost).toHaveBeenCalledOnce());
    expect(hub.close).toHaveBeenCalled();
    expect(lastSeq).toBe(0);
    expect(waiting).toEqual(['a']);
  },
);
