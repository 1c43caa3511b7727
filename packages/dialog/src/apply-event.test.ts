import { expect, test } from 'vitest';
import { applyEvent } from './apply-event.ts';
import type { ConversationEvent, LoggedEvent } from './event.ts';
import { type ConversationState, initialState } from './state.ts';

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
const said: ConversationEvent = { type: 'endUserSaid', text: 'Hi' };
const before = '2026-11-20T08:30:00.000Z';
const team = '7d6f0f4e-94a1-4a53-9b0a-1b7a7f4a6a01';
const awaiting = { status: 'awaiting', waitingSince: at } as const;
const taken = { status: 'human', userId: 'one', userName: 'One' } as const;
const outgoing = { via: 'email', to: 'bo@example.com', of: 5, from: 4, last: 4 } as const;
const failed = { ...outgoing, isFailed: true } as const;
const lost: ConversationEvent = { type: 'workDone', of: 5, failure: 'refused', detail: '', tookMs: 1 };
const leftMessage = { type: 'messageLeft', name: 'Bo', email: 'bo@example.com', text: 'Hi' } as const;
const contact = { name: 'Bo', email: 'bo@example.com', phone: '' };
const sentAgain: ConversationEvent = { type: 'answerSending', from: 4, via: 'email', to: 'bo@example.com' };

test.for<[string, Partial<ConversationState>, ConversationEvent, Partial<ConversationState>]>([
  ['the start names the release', {}, { type: 'started', releaseNumber: 3 }, { releaseNumber: 3 }],
  [
    'a release is adopted',
    { releaseNumber: 3 },
    { type: 'releaseAdopted', releaseNumber: 4 },
    { releaseNumber: 4 },
  ],
  ['a message is activity', {}, said, { lastActivityAt: at, endUserMessages: 1 }],
  [
    'a message after the end begins again with the bot',
    { status: 'ended', endUserMessages: 1 },
    said,
    { status: 'bot', lastActivityAt: at, endUserMessages: 2 },
  ],
  [
    'a message to a person waits for an answer',
    taken,
    said,
    { lastActivityAt: at, endUserMessages: 1, unansweredSince: at },
  ],
  [
    'the first that was not answered counts',
    { ...taken, unansweredSince: before },
    said,
    { lastActivityAt: at, endUserMessages: 1, unansweredSince: before },
  ],
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
  [
    'taking over ends the wait for somebody, and begins the one for a word',
    { ...awaiting, teamId: team },
    { type: 'takenOver', ...person },
    { ...taken, waitingSince: null, unansweredSince: at, takenAt: at, teamId: undefined },
  ],
  [
    'a colleague who takes it over owes the same answer',
    { ...taken, unansweredSince: before },
    { type: 'takenOver', ...person, fromUserId: 'two' },
    { unansweredSince: before, takenAt: at },
  ],
  [
    'an answer ends the wait for it',
    { ...taken, unansweredSince: before, takenAt: before },
    { type: 'staffSaid', ...person, text: 'Hi' },
    { unansweredSince: undefined, takenAt: undefined },
  ],
  [
    'a colleague to whom it is handed has it, and owes an answer',
    taken,
    { type: 'handedOver', ...person, toUserId: 'two', toName: 'Two' },
    { userId: 'two', userName: 'Two', unansweredSince: at, takenAt: at },
  ],
  [
    'handed to a team it waits again, from when the visitor began to',
    { ...taken, unansweredSince: before },
    { type: 'handedOver', ...person, toTeamId: team, toName: 'Support' },
    {
      status: 'awaiting',
      userId: null,
      userName: null,
      waitingSince: before,
      teamId: team,
      unansweredSince: undefined,
    },
  ],
  [
    'returned it waits again, from when the visitor began to',
    { ...taken, unansweredSince: before },
    { type: 'returned', ...person, reason: 'offline' },
    { status: 'awaiting', userId: null, userName: null, waitingSince: before, unansweredSince: undefined },
  ],
  [
    'whom it is with is known',
    {},
    { type: 'customerLinked', ...person, customerId: 'three' },
    { customerId: 'three' },
  ],
  [
    'and not any more',
    { customerId: 'three' },
    { type: 'customerLinked', ...person, customerId: null },
    { customerId: undefined },
  ],
  ['a note changes nothing', taken, { type: 'noteAdded', ...person, text: 'Hi' }, taken],
  [
    'leaving gives the bot a fresh start',
    { ...taken, contextFlowId: 'hours' },
    { type: 'left', ...person },
    { status: 'bot', userId: null, userName: null, contextFlowId: null },
  ],
  [
    'who was left without a word by the person they waited for was missed',
    { ...taken, unansweredSince: before, takenAt: at },
    { type: 'left', ...person },
    {
      status: 'bot',
      userId: null,
      userName: null,
      missedSince: before,
      turnedAway: true,
      unansweredSince: undefined,
      takenAt: undefined,
    },
  ],
  [
    'not so whose last words needed no answer',
    { ...taken, unansweredSince: before },
    { type: 'left', ...person },
    { status: 'bot', userId: null, userName: null, unansweredSince: undefined },
  ],
  [
    'the end leaves nobody and nothing open',
    { ...taken, contextFlowId: 'hours' },
    { type: 'ended', ...person },
    { status: 'ended', userId: null, userName: null, contextFlowId: null },
  ],
  [
    'who wishes for a person while nobody is there is missed',
    {},
    { type: 'handOverUnavailable' },
    { missedSince: at, turnedAway: true },
  ],
  [
    'missed since the first wish',
    { missedSince: before },
    { type: 'handOverUnavailable' },
    { missedSince: before, turnedAway: true },
  ],
  [
    'who was missed stays so while the bot answers',
    { missedSince: before },
    triggered('understanding'),
    {
      missedSince: before,
      contextFlowId: 'hours',
    },
  ],
  [
    'who leaves a message is missed since they wished for a person, and has the bot until they are answered',
    { ...awaiting, waitingSince: before },
    leftMessage,
    {
      status: 'bot',
      waitingSince: null,
      missedSince: before,
      hasLeftMessage: true,
      endUserMessages: 1,
      contact,
    },
  ],
  [
    'who was missed is seen to by whoever takes the conversation',
    { missedSince: before },
    { type: 'takenOver', ...person },
    { ...taken, unansweredSince: before, takenAt: at, missedSince: undefined },
  ],
  [
    'who asks again and is heard is not missed',
    { missedSince: before },
    { type: 'handOverRequested' },
    { ...awaiting, missedSince: undefined },
  ],
  [
    'a conversation that is over was not missed',
    { missedSince: before },
    { type: 'ended', ...person },
    { status: 'ended', missedSince: undefined },
  ],
  [
    'a conversation is over when its visitor begins another',
    { ...taken, unansweredSince: before },
    { type: 'visitorLeft' },
    { status: 'ended', userId: null, userName: null, unansweredSince: undefined },
  ],
  [
    'an answer that could not be sent is owed still',
    { ...taken, outgoing },
    lost,
    { outgoing: failed, unansweredSince: at },
  ],
  [
    'a colleague who took it over meanwhile owes it since then',
    { ...taken, outgoing, unansweredSince: before, takenAt: before },
    lost,
    { outgoing: failed },
  ],
  [
    'nobody has the conversation any more: then the visitor was missed',
    { outgoing },
    lost,
    { outgoing: failed, missedSince: at },
  ],
  [
    'also when it was over',
    { status: 'ended', outgoing },
    lost,
    { status: 'bot', outgoing: failed, missedSince: at },
  ],
  ['who waits for a person keeps their place', { ...awaiting, outgoing }, lost, { outgoing: failed }],
  [
    'who has written to the person since has the chat open, and reads it there',
    { ...taken, outgoing, unansweredSince: before },
    lost,
    { outgoing: undefined },
  ],
  [
    'as does who has wished for a person since',
    { missedSince: before, outgoing },
    lost,
    { outgoing: undefined },
  ],
  [
    'what is sent again is not owed any more',
    { ...taken, outgoing: failed, unansweredSince: before },
    sentAgain,
    { outgoing: { ...outgoing, of: 7 }, unansweredSince: undefined },
  ],
  [
    'nor was the visitor missed',
    { outgoing: failed, missedSince: before },
    sentAgain,
    { outgoing: { ...outgoing, of: 7 }, missedSince: undefined },
  ],
  [
    'whoever has taken it over owes a word all the same',
    { ...taken, outgoing: failed, unansweredSince: before, takenAt: before },
    sentAgain,
    { outgoing: { ...outgoing, of: 7 } },
  ],
  [
    'what was sent is not owed',
    { ...taken, outgoing },
    { type: 'workDone', of: 5, detail: '', tookMs: 1 },
    { outgoing: undefined },
  ],
  [
    'another answer ends the wait for what could not be sent',
    { ...taken, outgoing: failed, unansweredSince: before },
    { type: 'staffSaid', ...person, text: 'Hi' },
    { outgoing: { ...failed, last: 7 }, unansweredSince: undefined },
  ],
  [
    'who writes reads in the chat what could not be sent, and waits since then',
    { ...taken, outgoing: failed, unansweredSince: before },
    said,
    { outgoing: undefined, lastActivityAt: at, endUserMessages: 1, unansweredSince: at },
  ],
  [
    'who writes to the bot then is not missed',
    { outgoing: failed, missedSince: before },
    said,
    { outgoing: undefined, lastActivityAt: at, endUserMessages: 1, missedSince: undefined },
  ],
  [
    'who leaves another message waits for the answer to that one',
    { ...taken, outgoing: failed, unansweredSince: before },
    leftMessage,
    { outgoing: undefined, endUserMessages: 1, unansweredSince: at, contact },
  ],
  [
    'who wishes for a person then is missed since then',
    { outgoing: failed, missedSince: before },
    { type: 'handOverUnavailable' },
    { outgoing: undefined, missedSince: at, turnedAway: true },
  ],
  [
    'who stands in line then waits for a person alone',
    { outgoing: failed, missedSince: before },
    { type: 'handOverRequested' },
    { ...awaiting, outgoing: undefined, missedSince: undefined },
  ],
  ['an unsolved question changes nothing', {}, { type: 'questionUnsolved', text: 'Hi' }, {}],
  ['what the staff say changes nothing', taken, { type: 'staffSaid', ...person, text: 'Hi' }, taken],
  [
    'understanding changes nothing',
    {},
    { type: 'understood', layer: 'none', ranking: [], threshold: 0.5 },
    {},
  ],
])('%s', ([, given, event, after]) => {
  const state = { ...initialState, ...given };
  expect(applyEvent(state, logged(event, 7))).toEqual({ ...state, ...after, seq: 7 });
});

test('events are applied without changing the state they are applied to', () => {
  const state = Object.freeze({ ...initialState, lastResponses: Object.freeze({}) });
  expect(applyEvent(state, logged(botSaid(1)))).not.toBe(state);
  expect(state.lastResponses).toEqual({});
});
