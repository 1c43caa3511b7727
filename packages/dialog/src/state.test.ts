import { expect, test } from 'vitest';
import type { ConversationEvent, LoggedEvent } from './event.ts';
import { applyEvent, type ConversationState, initialState } from './state.ts';

const at = '2026-11-20T09:00:00.000Z';
const logged = (event: ConversationEvent, seq = 1): LoggedEvent => ({ seq, at, clientId: null, event });
const person = { userId: 'one', name: 'One' };
const triggered = (trigger: 'understanding' | 'fallback'): ConversationEvent => ({
  type: 'flowTriggered',
  flowId: 'hours',
  title: 'Hours',
  trigger,
  contextFlowId: 'hours',
});
const botSaid = (response?: number): ConversationEvent => ({
  type: 'botSaid',
  flowId: 'hours',
  bubbles: [],
  ...(response !== undefined && { response }),
});
const awaiting = { status: 'awaiting', waitingSince: at } as const;
const taken = { status: 'human', userId: 'one', userName: 'One' } as const;

test.for<[string, Partial<ConversationState>, ConversationEvent, Partial<ConversationState>]>([
  ['the start names the release', {}, { type: 'started', releaseNumber: 3 }, { releaseNumber: 3 }],
  [
    'a release is adopted',
    { releaseNumber: 3 },
    { type: 'releaseAdopted', releaseNumber: 4 },
    { releaseNumber: 4 },
  ],
  ['a message is activity', {}, { type: 'endUserSaid', text: 'Hi' }, { lastActivityAt: at }],
  ['a flow becomes what is talked about', {}, triggered('understanding'), { contextFlowId: 'hours' }],
  [
    'the fallback leaves what is talked about',
    { contextFlowId: 'price' },
    triggered('fallback'),
    { contextFlowId: 'price' },
  ],
  ['the only response is not counted', {}, botSaid(), {}],
  ['one of several is remembered', {}, botSaid(1), { lastResponses: { hours: 1 } }],
  ['a request for a person begins the wait', {}, { type: 'handOverRequested' }, awaiting],
  ['taking over ends the wait', awaiting, { type: 'takenOver', ...person }, { ...taken, waitingSince: null }],
  [
    'leaving gives the bot a fresh start',
    { ...taken, contextFlowId: 'hours' },
    { type: 'left', ...person },
    { status: 'bot', userId: null, userName: null, contextFlowId: null },
  ],
  [
    'the end leaves nobody and nothing open',
    { ...taken, contextFlowId: 'hours' },
    { type: 'ended', ...person },
    { status: 'ended', userId: null, userName: null, contextFlowId: null },
  ],
  ['nobody there changes nothing', {}, { type: 'handOverUnavailable' }, {}],
  ['an unsolved question changes nothing', {}, { type: 'questionUnsolved', text: 'Hi' }, {}],
  ['what the staff say changes nothing', taken, { type: 'staffSaid', ...person, text: 'Hi' }, taken],
  [
    'understanding changes nothing',
    {},
    { type: 'understood', layer: 'none', ranking: [], threshold: 0.5 },
    {},
  ],
])('%s', ([, before, event, after]) => {
  const state = { ...initialState, ...before };
  expect(applyEvent(state, logged(event, 7))).toEqual({ ...state, ...after, seq: 7 });
});

test('events are applied without changing the state they are applied to', () => {
  const state = Object.freeze({ ...initialState, lastResponses: Object.freeze({}) });
  expect(applyEvent(state, logged(botSaid(1)))).not.toBe(state);
  expect(state.lastResponses).toEqual({});
});
