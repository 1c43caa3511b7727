import { expect, test } from 'vitest';
import { botOf } from '../test/bot-of-flows.ts';
import { advance } from './advance.ts';
import { type StaffInput, staffActed } from './staff-step.ts';
import { type ConversationState, initialState } from './state.ts';

const one = { userId: 'one', name: 'One' };
const two = { userId: 'two', name: 'Two' };
const since = '2026-11-20T08:30:00.000Z';
const withBot: ConversationState = { ...initialState, seq: 5 };
const withOne: ConversationState = { ...withBot, status: 'human', userId: 'one', userName: 'One' };
const letWait: ConversationState = { ...withOne, unansweredSince: since };
const ended: ConversationState = { ...withBot, status: 'ended' };
const toTwo: StaffInput = { type: 'handedOver', by: one, to: two };
const returned: StaffInput = { type: 'returned', from: 'one', since, reason: 'noAnswer' };
const contact = { name: 'Bo', email: 'bo@example.com', phone: '' };
const saidToAway = { type: 'staffSaid', by: one, text: 'Yes' } as const;
const asks = [{ type: 'notifyStaff', reason: 'newChatRequest' }];
const tells = [{ type: 'notifyStaff', reason: 'chatHandedOver' }];

test.for<[string, ConversationState, StaffInput, object]>([
  [
    'who has it hands it to a colleague, who is told',
    withOne,
    toTwo,
    { events: [{ type: 'handedOver', ...one, toUserId: 'two', toName: 'Two' }], effects: tells },
  ],
  [
    'or to a team',
    withOne,
    { type: 'handedOver', by: one, to: { teamId: 'team', name: 'Support' } },
    { events: [{ type: 'handedOver', ...one, toTeamId: 'team', toName: 'Support' }], effects: asks },
  ],
  ['what nobody has may be given to somebody', withBot, toTwo, { refusal: null, effects: tells }],
  ["a colleague's is not handed on", withOne, { ...toTwo, by: two, to: one }, { refusal: 'occupied' }],
  ['nor what has ended', ended, toTwo, { refusal: 'ended' }],
  [
    'who lets the visitor wait loses it',
    letWait,
    returned,
    { events: [{ type: 'returned', ...one, reason: 'noAnswer' }], effects: asks },
  ],
  ['unless they have answered meanwhile', withOne, returned, { events: [], effects: [] }],
  ['or answered and were asked again', { ...letWait, unansweredSince: 'later' }, returned, { events: [] }],
  ['or somebody else has it', { ...letWait, userId: 'two' }, returned, { events: [] }],
  [
    'anybody of the staff writes a note',
    withOne,
    { type: 'noteAdded', by: two, text: 'VIP' },
    { events: [{ type: 'noteAdded', ...two, text: 'VIP' }] },
  ],
  [
    'the same customer again changes nothing',
    { ...withBot, customerId: 'three' },
    { type: 'customerLinked', by: one, customerId: 'three' },
    { events: [] },
  ],
  [
    'an answer is sent in a way that the server has',
    { ...withOne, contact },
    { ...saidToAway, sendBy: ['email'] },
    { events: [{ type: 'staffSaid' }, { type: 'answerSending', via: 'email', to: 'bo@example.com' }] },
  ],
  [
    'and stays in the chat where it has none',
    { ...withOne, contact },
    { ...saidToAway, sendBy: ['sms'] },
    { events: [{ type: 'staffSaid' }], effects: [] },
  ],
  ['and none is none', withBot, { type: 'customerLinked', by: one, customerId: null }, { events: [] }],
])('%s', ([, state, input, expected]) => {
  expect(staffActed(state, input)).toMatchObject(expected);
});

test.for<[string, Partial<ConversationState>, boolean]>([
  ['who has the conversation', {}, true],
  ['also where they have taken it over and owe a word', { unansweredSince: since, takenAt: since }, true],
  ['not where the visitor has written since, and has the chat open', { unansweredSince: since }, false],
])('of an answer that did not get there are told: %s', ([, more, isTold]) => {
  const outgoing = { via: 'email', to: contact.email, of: 3, from: 2, last: 2 } as const;
  const outcome = { failure: 'refused', detail: '', tookMs: 1 } as const;
  const context = {
    now: Date.parse(since),
    channel: 1,
    staffOnline: true,
    matches: () => false,
    retrieve: () => [],
  } as const;
  const input = { type: 'workDone', of: 3, outcome } as const;
  const step = advance({ ...withOne, ...more, outgoing }, input, botOf([]), context);
  expect(step).toMatchObject({
    events: [{ type: 'workDone', of: 3, failure: 'refused' }],
    effects: isTold ? [{ type: 'notifyStaff', reason: 'answerFailed' }] : [],
  });
});
