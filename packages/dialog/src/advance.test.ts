import { describe, expect, test } from 'vitest';
import { botOf, flowOf } from '../test/bot-of-flows.ts';
import { advance, type Input, type UnderstoodText } from './advance.ts';
import type { ConversationEvent } from './event.ts';
import { openContexts } from './open-contexts.ts';
import type { CompiledFlow, CompiledLanguage } from './release.ts';
import { type ConversationState, initialState } from './state.ts';
import type { DialogContext } from './turn-record.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const one = { userId: 'one', name: 'One' };
const other = { userId: 'other', name: 'Other' };

const languageWith = (flows: readonly CompiledFlow[], more: Partial<CompiledLanguage> = {}) =>
  botOf(flows, { welcomeFlowId: 'welcome', ...more });
const language = languageWith([
  flowOf('welcome'),
  flowOf('fallback'),
  flowOf('hours', { hasFollowUps: true }),
  flowOf('saturday', { parentId: 'hours', hasFollowUps: true }),
  flowOf('evening', { parentId: 'saturday' }),
  flowOf('price', { actions: [{ kind: 'redirect', flowId: 'hours' }] }),
  flowOf('person', { actions: [{ kind: 'handOver' }] }),
  flowOf('silent', { responses: [] }),
  flowOf('loop', { actions: [{ kind: 'redirect', flowId: 'loop' }] }),
  flowOf('order', { hasFollowUps: true, elseFlowId: 'unclear' }),
  flowOf('number', { parentId: 'order' }),
  flowOf('unclear', { parentId: 'order' }),
  flowOf('lost', { actions: [{ kind: 'redirect', flowId: 'gone' }] }),
]);

const talking: ConversationState = { ...initialState, seq: 5, releaseNumber: 1, lastActivityAt: ago(1) };
const taken: ConversationState = { ...talking, status: 'human', userId: one.userId, userName: one.name };

const said = (flowId: string | null, confidence = 0.9): Input => {
  const ranking = flowId ? [{ flowId, confidence }] : [];
  const understood: UnderstoodText = { layer: flowId ? 'classifier' : 'none', ranking };
  return { type: 'said', text: 'words', understood };
};
const picked = (flowId: string): Input => ({ type: 'picked', flowId, title: 'Button' });

/** Events in short: what was triggered and why, who spoke, what else happened. */
const short = (event: ConversationEvent): string => {
  if (event.type === 'flowTriggered') return `${event.trigger}:${event.flowId}`;
  if (event.type === 'botSaid') return `says ${event.flowId}`;
  return event.type;
};
const here: DialogContext = { now, channel: 1, staffOnline: true, matches: () => false, retrieve: () => [] };
function step(state: ConversationState, input: Input, using = language, staffOnline = true) {
  const result = advance(state, input, using, { ...here, staffOnline });
  if (result.refusal) return result;
  return { ...result, short: result.events.map(short) };
}

describe('a visitor who speaks', () => {
  test('asks for a person when nobody is there', () => {
    const heard = ['endUserSaid', 'understood', 'understanding:person', 'says person', 'handOverUnavailable'];
    expect(step(talking, said('person'), language, false)).toMatchObject({ refusal: null, short: heard });
  });

  const unsolved = ['questionUnsolved', 'fallback:fallback', 'says fallback'];
  test.for<[string, ConversationState, Input, string[]]>([
    ['is answered', talking, said('hours'), ['understood', 'understanding:hours', 'says hours']],
    [
      'is answered at the threshold',
      talking,
      said('hours', 0.5),
      ['understood', 'understanding:hours', 'says hours'],
    ],
    ['below the threshold is not understood', talking, said('hours', 0.49), ['understood', ...unsolved]],
    ['whom nothing fits gets the fallback', talking, said(null), ['understood', ...unsolved]],
    ['of a flow that is gone gets the fallback', talking, said('gone'), ['understood', ...unsolved]],
    ['picks a suggestion', talking, picked('hours'), ['suggestion:hours', 'says hours']],
    ['picks one that is gone', talking, picked('gone'), unsolved],
    [
      'is led on by a redirect',
      talking,
      said('price'),
      ['understood', 'understanding:price', 'says price', 'redirect:hours', 'says hours'],
    ],
    [
      'is led nowhere by one that is gone',
      talking,
      said('lost'),
      ['understood', 'understanding:lost', 'says lost'],
    ],
    [
      'hears nothing from a flow without words',
      talking,
      said('silent'),
      ['understood', 'understanding:silent'],
    ],
    [
      'asks for a person',
      talking,
      said('person'),
      ['understood', 'understanding:person', 'says person', 'handOverRequested'],
    ],
    [
      'is answered by the else flow of what is talked about',
      { ...talking, contextFlowId: 'order' },
      said(null),
      ['understood', 'questionUnsolved', 'else:unclear', 'says unclear'],
    ],
    [
      'and of what led there',
      { ...talking, contextFlowId: 'number' },
      said(null),
      ['understood', 'questionUnsolved', 'else:unclear', 'says unclear'],
    ],
    ['is heard by a person only', taken, said('hours'), []],
    ['waits for a person', { ...talking, status: 'awaiting' }, said('hours'), []],
    [
      'is answered again after the end',
      { ...talking, status: 'ended' },
      picked('hours'),
      ['suggestion:hours', 'says hours'],
    ],
  ])('%s', ([, state, input, events]) => {
    expect(step(state, input)).toMatchObject({ refusal: null, short: ['endUserSaid', ...events] });
  });

  test.for<[string, string | null, string, string[]]>([
    ['for the first time is welcomed', null, 'bot', ['welcome:welcome', 'says welcome']],
    ['after an hour is still there', ago(60), 'bot', []],
    ['after more than an hour is welcomed back', ago(61), 'bot', ['welcomeBack:welcome', 'says welcome']],
    ['to a person is not welcomed by the bot', ago(61), 'human', []],
  ])('%s', ([, lastActivityAt, status, greeting]) => {
    const state = { ...talking, lastActivityAt, status: status as ConversationState['status'] };
    const result = step(state, picked('silent'));
    const answer = status === 'bot' ? ['suggestion:silent'] : [];
    expect(result).toMatchObject({ short: [...greeting, 'endUserSaid', ...answer] });
  });

  test('gets no welcome and no fallback where there is none', () => {
    const bare = languageWith([], { welcomeFlowId: null, fallbackFlowId: null });
    expect(step(initialState, said(null), bare)).toMatchObject({
      short: ['endUserSaid', 'understood', 'questionUnsolved'],
    });
  });

  test('is not caught in a circle of redirects', () => {
    const result = step(talking, said('loop'));
    expect(result.refusal === null && result.short.filter((line) => line === 'says loop')).toHaveLength(11);
  });

  test('the staff hear of each message, and of a request for a person', () => {
    expect(step(taken, said('hours'))).toMatchObject({
      effects: [{ type: 'notifyStaff', reason: 'newChatMessage' }],
    });
    expect(step(talking, said('person'))).toMatchObject({
      effects: [
        { type: 'notifyStaff', reason: 'newChatMessage' },
        { type: 'notifyStaff', reason: 'newChatRequest' },
      ],
    });
  });

  test('why the bot answered is kept: layer, ranking, threshold', () => {
    const result = step(talking, said('hours', 0.7));
    expect(result.refusal === null && result.events[1]).toEqual({
      type: 'understood',
      layer: 'classifier',
      ranking: [{ flowId: 'hours', confidence: 0.7 }],
      threshold: 0.5,
    });
  });

  test('responses take turns', () => {
    const bubbles = (text: string) => ({
      bubbles: [{ delay: 1, messages: [{ kind: 'text' as const, text }] }],
    });
    const varied = languageWith([flowOf('hello', { responses: [bubbles('a'), bubbles('b')] })]);
    const response = (last: number | undefined) => {
      const lastResponses: Record<string, number> = last === undefined ? {} : { hello: last };
      const result = advance({ ...talking, lastResponses }, picked('hello'), varied, here);
      const spoken =
        result.refusal === null ? result.events.find(({ type }) => type === 'botSaid') : undefined;
      return spoken?.type === 'botSaid' ? spoken.response : undefined;
    };
    expect([response(undefined), response(0), response(1)]).toEqual([0, 1, 0]);
  });
});

describe('a person of the staff', () => {
  const ended: ConversationState = { ...talking, status: 'ended' };
  const takeOver = (by: typeof one, takeFrom: string | null = null): Input => ({
    type: 'tookOver',
    by,
    takeFrom,
  });
  const says = (by: typeof one): Input => ({ type: 'staffSaid', by, text: 'Hi' });
  test.for<[string, ConversationState, Input, { refusal: string } | { events: object[] }]>([
    ['takes over', talking, takeOver(one), { events: [{ type: 'takenOver', ...one }] }],
    [
      'takes over one who waits',
      { ...talking, status: 'awaiting' },
      takeOver(one),
      { events: [{ type: 'takenOver', ...one }] },
    ],
    ['takes over what they have', taken, takeOver(one), { events: [] }],
    ['does not take over what another has', taken, takeOver(other), { refusal: 'occupied' }],
    [
      'takes it from another',
      taken,
      takeOver(other, one.userId),
      { events: [{ type: 'takenOver', ...other, fromUserId: 'one' }] },
    ],
    [
      'does not take from one what another has by now',
      taken,
      takeOver(other, 'a third'),
      { refusal: 'occupied' },
    ],
    ['does not take over what has ended', ended, takeOver(one, other.userId), { refusal: 'ended' }],
    ['speaks', taken, says(one), { events: [{ type: 'staffSaid', ...one, text: 'Hi' }] }],
    ['does not speak in the chat of another', taken, says(other), { refusal: 'occupied' }],
    ['does not speak in the chat of the bot', talking, says(one), { refusal: 'notTaken' }],
    ['leaves', taken, { type: 'left', by: one }, { events: [{ type: 'left', ...one }] }],
    ['does not leave for another', taken, { type: 'left', by: other }, { refusal: 'occupied' }],
    ['does not leave what nobody has', talking, { type: 'left', by: one }, { refusal: 'notTaken' }],
    ['ends', taken, { type: 'ended', by: one }, { events: [{ type: 'ended', ...one }] }],
    ['does not end the chat of another', taken, { type: 'ended', by: other }, { refusal: 'occupied' }],
    ['ends what has ended', ended, { type: 'ended', by: one }, { events: [] }],
  ])('%s', ([, state, input, expected]) => {
    expect(advance(state, input, language, here)).toMatchObject(expected);
  });
});

describe('open contexts', () => {
  test.for<[string, Partial<ConversationState>, string[]]>([
    ['before the first message: the welcome', { lastActivityAt: null }, ['welcome']],
    ['nothing talked about: none', {}, []],
    ['a flow and those that led to it', { contextFlowId: 'evening' }, ['evening', 'saturday', 'hours']],
    ['a flow that is gone: itself', { contextFlowId: 'gone' }, ['gone']],
  ])('%s', ([, state, open]) => {
    expect([...openContexts({ ...talking, ...state }, language)]).toEqual(open);
  });

  test('a circle of parents ends', () => {
    const circle = languageWith([flowOf('a', { parentId: 'b' }), flowOf('b', { parentId: 'a' })]);
    expect([...openContexts({ ...talking, contextFlowId: 'a' }, circle)]).toEqual(['a', 'b']);
  });
});

test('the same arguments give the same step, and change nothing', () => {
  const frozen = Object.freeze({ ...talking });
  expect(advance(frozen, said('price'), language, here)).toEqual(
    advance(frozen, said('price'), language, here),
  );
});

test('what has no follow-ups leaves nothing open, a last follow-up its parent', () => {
  const contextAfter = (flowId: string): string | null | undefined => {
    const picked = { type: 'picked', flowId, title: flowId } as const;
    const result = advance(talking, picked, language, here);
    const triggered = result.refusal ? undefined : result.events.find(({ type }) => type === 'flowTriggered');
    return triggered?.type === 'flowTriggered' ? triggered.contextFlowId : undefined;
  };
  expect(contextAfter('person')).toBeNull();
  expect(contextAfter('hours')).toBe('hours');
  expect(contextAfter('evening')).toBe('saturday');
});
