import { describe, expect, test } from 'vitest';
import { anonymiseEvent, erasedText, ownBubbles } from './anonymise-event.ts';
import { applyEvent } from './apply-event.ts';
import type { Bubble } from './bubble.ts';
import { type ConversationEvent, conversationEventSchema, type LoggedEvent } from './event.ts';
import { initialState } from './state.ts';

const id = '11111111-1111-4111-8111-111111111111';
const person = { userId: id, name: 'Mette' };
const secret = 'Zebulon';
const value = { value: secret, text: secret };
const bubble = (text: string): Bubble => ({ delay: 0, messages: [{ kind: 'text', text }] });

/** One of each kind that can tell something, telling it wherever it can. */
const telling: ConversationEvent[] = [
  { type: 'endUserSaid', text: secret, pickedFlowId: id },
  {
    type: 'understood',
    layer: 'none',
    ranking: [],
    threshold: 0.5,
    entities: [{ typeId: id, start: 0, end: 7, text: secret, value: secret }],
  },
  {
    type: 'botSaid',
    flowId: id,
    bubbles: [
      {
        delay: 0,
        messages: [
          { kind: 'text', text: secret },
          { kind: 'link', url: `https://example.com/${secret}`, title: secret },
          { kind: 'image', url: 'https://example.com/a.png', title: secret },
          { kind: 'video', url: 'https://example.com/a.mp4', title: secret },
          { kind: 'suggestion', title: secret, flowId: id },
          {
            kind: 'card',
            title: secret,
            text: secret,
            url: `https://example.com/${secret}`,
            linkTitle: secret,
          },
        ],
      },
    ],
  },
  { type: 'parametersSet', flowId: id, values: { navn: value, gone: null } },
  { type: 'questionUnsolved', text: secret },
  {
    type: 'conditionsChecked',
    flowId: id,
    action: 'email',
    met: true,
    conditions: [
      {
        condition: { kind: 'value', name: 'navn', operator: 'notEmpty', value: '' },
        actual: secret,
        holds: true,
      },
    ],
  },
  { type: 'workRequested', flowId: id, action: 'email', about: secret },
  { type: 'workDone', of: 1, detail: secret, tookMs: 1 },
  { type: 'formEnded', formId: id, name: 'Ordre', values: { navn: value } },
  { type: 'callForwarded', to: { kind: 'address', value: secret } },
  {
    type: 'staffSaid',
    ...person,
    text: secret,
    files: [{ id, name: `${secret}.pdf`, contentType: 'application/pdf', bytes: 1 }],
  },
  { type: 'noteAdded', ...person, text: secret },
];

describe('what tells of the visitor', () => {
  test.for(telling.map((event) => [event.type, event] as const))('is gone from %s', ([, event]) => {
    const { event: anonymised } = anonymiseEvent(event, new Set());
    expect(JSON.stringify(anonymised)).not.toContain(secret);
    expect(conversationEventSchema.parse(anonymised)).toEqual(anonymised);
    expect(anonymised.type).toBe(event.type);
  });

  test.for(telling.map((event) => [event.type, event] as const))('is counted once in %s', ([, event]) => {
    const { event: anonymised, erased } = anonymiseEvent(event, new Set());
    const total = Object.values(erased).reduce((sum, n) => sum + n, 0);
    // A question without an answer repeats what was said.
    expect(total).toBe(event.type === 'questionUnsolved' ? 0 : 1);
    const again = anonymiseEvent(anonymised, new Set());
    expect(again.event).toEqual(anonymised);
    expect(Object.values(again.erased).every((n) => n === 0)).toBe(true);
  });
});

test('what the bot says to everybody stays; what was filled with values goes', () => {
  const responses = [
    { bubbles: [bubble('Velkommen')] },
    { bubbles: [bubble('Hej {{navn}}')], takesValues: true as const },
  ];
  const parameters = [{ name: 'navn', typeId: id, question: 'Hvad hedder du?' }];
  const flow = { id, title: '', parentId: null, hasFollowUps: false, responses, actions: [], parameters };
  const own = ownBubbles({ flows: { [id]: flow } });
  const said = (text: string) => {
    const { event } = anonymiseEvent({ type: 'botSaid', flowId: id, bubbles: [bubble(text)] }, own);
    return event.type === 'botSaid' ? event.bubbles : [];
  };
  expect(said('Velkommen')).toEqual([bubble('Velkommen')]);
  expect(said('Hvad hedder du?')).toEqual([bubble('Hvad hedder du?')]);
  expect(said('Hej Zebulon')).toEqual([bubble(erasedText)]);
});

test('what was filled with what is told of the company stays, unless a visitor’s value is in it too', () => {
  const responses = [
    { bubbles: [bubble('Ring på {{companyPhone}}')], takesValues: true as const },
    { bubbles: [bubble('{{navn}}, ring på {{companyPhone}}')], takesValues: true as const },
  ];
  const flow = { id, title: '', parentId: null, hasFollowUps: false, responses, actions: [] };
  const own = ownBubbles({ flows: { [id]: flow }, company: { companyPhone: '20 30 40 50' } });
  const said = (text: string) =>
    anonymiseEvent({ type: 'botSaid', flowId: id, bubbles: [bubble(text)] }, own).event;
  const phone = '[20 30 40 50](tel:20304050)';
  expect(said(`Ring på ${phone}`)).toMatchObject({ bubbles: [bubble(`Ring på ${phone}`)] });
  expect(said(`Zebulon, ring på ${phone}`)).toMatchObject({ bubbles: [bubble(erasedText)] });
});

test('the conversation is over then, and nothing said is in its state', () => {
  const counts = {
    messages: 1,
    notes: 0,
    values: 1,
    files: 0,
    addresses: 0,
    questions: 0,
    tests: 0,
    work: 0,
    customers: 1,
  };
  const events: ConversationEvent[] = [
    { type: 'endUserSaid', text: secret },
    { type: 'parametersSet', flowId: id, values: { navn: value } },
    { type: 'customerLinked', ...person, customerId: id },
    { type: 'handOverRequested' },
    { type: 'takenOver', ...person },
    { type: 'anonymised', ...person, counts },
  ];
  const state = events
    .map((event, i): LoggedEvent => ({ seq: i + 1, at: '2026-11-20T12:00:00.000Z', clientId: null, event }))
    .reduce(applyEvent, initialState);
  expect(state).toMatchObject({ status: 'ended', userId: null, waitingSince: null, endUserMessages: 1 });
  expect(Object.keys(state)).not.toEqual(expect.arrayContaining(['parameters']));
  expect(JSON.stringify(state)).not.toMatch(/Zebulon|customerId/);
});
