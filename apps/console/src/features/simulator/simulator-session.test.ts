import type { ReplyOf, SimulatedTurn } from '@samtale/contract';
import { danish, type endpoints, english } from '@samtale/contract';
import { expect, test, vi } from 'vitest';
import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';
import { logOf, SimulatorSession, type TurnRequest } from './simulator-session.ts';

type Reply = ReplyOf<typeof endpoints.simulator.simulateTurn>;
const flowId = '01900000-0000-7000-8000-000000000001';

/** What the bot makes of a request: it repeats what was said. */
function answer({ body }: TurnRequest): SimulatedTurn {
  const at = body.at ?? '2026-11-20T12:00:00.000Z';
  const seq = body.log.length + 1;
  const said = 'text' in body.input ? body.input.text : null;
  const event = said === null ? greeting : { type: 'endUserSaid' as const, text: said };
  const state = { seq: said === null ? 0 : seq, status: 'bot' } as SimulatedTurn['state'];
  const events = [{ seq, at, clientId: null, event }];
  return { status: 'answered', events, state, effects: [], releaseNumber: null, tookMs: 1 };
}
const customer = {
  name: 'Kunde',
  phone: '',
  email: '',
  source: 'Messe',
  comment: '',
  handled: true,
  solved: false,
};
const greeting: LoggedEvent['event'] = { type: 'botSaid', flowId, bubbles: [] };

/** A session whose server answers with what `replies` holds, and then by itself. */
function start(...replies: (Reply | Error)[]) {
  const requests: TurnRequest[] = [];
  const session = new SimulatorSession({
    languageId: danish.id,
    ask: async (request) => {
      requests.push(request);
      const reply = replies.shift() ?? answer(request);
      if (reply instanceof Error) throw reply;
      return reply;
    },
    pause: async () => undefined,
  });
  const said = () =>
    logOf(session.snapshot().turns).map(({ event }) =>
      event.type === 'endUserSaid' ? event.text : event.type,
    );
  return { session, requests, said };
}

test('it opens with a greeting and goes on from what was said', async () => {
  const { session, requests, said } = start();
  session.open();
  await vi.waitFor(() => expect(session.snapshot().opening?.events).toHaveLength(1));
  await session.say('et');
  await session.pick(flowId, 'to');
  expect(said()).toEqual(['et', 'to']);
  expect(requests.map(({ body }) => [body.input.type, body.log.length])).toEqual([
    ['start', 0],
    ['said', 0],
    ['picked', 1],
  ]);
  session.open();
  expect(requests).toHaveLength(3);
});

test('stepping back takes one turn after the other, restarting all of them', async () => {
  const { session, said } = start();
  for (const text of ['et', 'to', 'tre']) await session.say(text);
  session.stepBack();
  expect(said()).toEqual(['et', 'to']);
  session.stepBack();
  session.stepBack();
  expect(said()).toEqual([]);
  await vi.waitFor(() => expect(session.snapshot().opening).not.toBeNull());
  await session.say('fire');
  session.restart();
  expect(said()).toEqual([]);
});

test('a draft that is being trained is asked again until it answers', async () => {
  const { session, requests, said } = start(
    { status: 'training', progress: 0.2 },
    { status: 'training', progress: 0.7 },
  );
  const seen: (number | null)[] = [];
  session.subscribe(() => seen.push(session.snapshot().training));
  await session.say('et');
  expect(seen).toEqual([null, 0.2, 0.7, null]);
  expect([requests.length, said()]).toEqual([3, ['et']]);
});

test('what could not be answered stands in the field again, with the reason', async () => {
  const failure = new Error('no');
  const { session, said } = start(failure);
  await session.say('et');
  expect(session.snapshot()).toMatchObject({ failure, draft: 'et', pending: null });
  await session.say('et');
  expect(session.snapshot()).toMatchObject({ failure: null, draft: '' });
  expect(said()).toEqual(['et']);
});

test('other settings keep the conversation, another language does not', async () => {
  const { session, requests, said } = start();
  await session.say('et');
  session.set({ bot: 'published', at: '2026-12-24T18:00:00.000Z', staffOnline: false });
  session.set({ customer });
  await session.say('to');
  expect(requests.at(-1)?.body).toMatchObject({
    bot: 'published',
    at: '2026-12-24T18:00:00.000Z',
    staffOnline: false,
    customer,
  });
  expect(said()).toEqual(['et', 'to']);
  session.set({ languageId: english.id });
  expect(said()).toEqual([]);
  await session.say('three');
  expect(requests.at(-1)?.languageId).toBe(english.id);
});

test('it follows the language that is worked on, and otherwise stays with the one chosen here', async () => {
  const { session } = start();
  session.set({ languageId: english.id });
  session.follow(danish.id);
  expect(session.snapshot().languageId).toBe(english.id);
  session.follow(english.id);
  session.follow(danish.id);
  expect(session.snapshot().languageId).toBe(danish.id);
});

test('an answer that is not waited for any more changes nothing', async () => {
  const { session, said } = start();
  const late = session.say('et');
  session.stepBack();
  await late;
  expect(said()).toEqual([]);
  expect(session.snapshot().pending).toBeNull();
  void session.say('to');
  await session.startIn(flowId, 'Flow');
  expect(said()).toEqual(['Flow']);
});

test('a conversation that a person would have is given back to the bot, and goes on', async () => {
  const { session, requests } = start();
  await session.say('et');
  await session.giveBack();
  await session.say('to');
  expect(requests.map(({ body }) => [body.input.type, body.log.length])).toEqual([
    ['said', 0],
    ['givenBack', 1],
    ['said', 2],
  ]);
  session.stepBack();
  session.stepBack();
  expect(session.snapshot().turns).toHaveLength(1);
});
