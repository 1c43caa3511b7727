import type { ConversationEvent, LoggedEvent } from '@samtale/dialog';
import { expect, test } from 'vitest';
import { chatActions } from './chat-actions.ts';
import { chatCalls } from './chat-calls.ts';

const flowId = '7d6f0f4e-94a1-4a53-9b0a-1b7a7f4a6a01';
const atSecond = (seq: number) => `2026-11-20T09:00:${String(seq).padStart(2, '0')}.000Z`;
const logged = (...events: ConversationEvent[]): LoggedEvent[] =>
  events.map((event, i) => ({ seq: i + 1, at: atSecond(i + 1), clientId: null, event }));
const asked = (action: 'email' | 'request' | 'sms'): ConversationEvent => ({
  type: 'workRequested',
  flowId,
  action,
  about: `${action}?`,
});
const outcomes = (...events: ConversationEvent[]) =>
  chatActions(logged(...events)).map(({ kind, outcome, about, detail, failure }) => [
    kind,
    outcome,
    about,
    detail,
    ...(failure ? [failure] : []),
  ]);

test('work is under way until something has come of it', () => {
  expect(
    outcomes(
      asked('email'),
      asked('request'),
      asked('sms'),
      { type: 'workDone', of: 2, detail: '500', tookMs: 3, failure: 'status' },
      { type: 'workDone', of: 1, detail: 'to one', tookMs: 3 },
    ),
  ).toEqual([
    ['email', 'done', 'email?', 'to one'],
    ['request', 'failed', 'request?', '500', 'status'],
    ['sms', 'underWay', 'sms?', ''],
  ]);
});

test('a registration ends with its form', () => {
  const formId = flowId;
  const started = { type: 'formStarted', formId, name: 'Klage' } as const;
  const ended = { type: 'formEnded', formId, name: 'Klage', values: {} } as const;
  const value = { value: 'rød', text: 'rød' };
  expect(outcomes(started)).toEqual([['startForm', 'underWay', 'Klage', '']]);
  expect(outcomes(started, { ...ended, values: { farve: value } }, started)).toEqual([
    ['startForm', 'done', 'Klage', ''],
    ['startForm', 'underWay', 'Klage', ''],
  ]);
  expect(outcomes(started, ended)).toEqual([['startForm', 'empty', 'Klage', '']]);
});

test('hand-overs, forwarded calls and the end of a chat are told', () => {
  expect(
    outcomes(
      { type: 'handOverUnavailable' },
      { type: 'handOverRequested' },
      { type: 'callForwarded', to: { kind: 'address', value: '+4520304050' } },
      { type: 'callEnded' },
      { type: 'chatClosed' },
      { type: 'endUserSaid', text: 'Hej' },
    ),
  ).toEqual([
    ['handOver', 'unavailable', '', ''],
    ['handOver', 'done', '', ''],
    ['forward', 'done', '+4520304050', ''],
    ['hangUp', 'done', '', ''],
    ['close', 'done', '', ''],
  ]);
});

test('each call has its beginning and its end', () => {
  const events = logged(
    { type: 'callForwarded', to: { kind: 'address', value: '+4520304050' } },
    { type: 'callEnded' },
    { type: 'endUserSaid', text: 'Hej igen' },
  );
  const startedAt = atSecond(0);
  expect(chatCalls({ startedAt, events })).toEqual([
    { startedAt, endedAt: atSecond(2), forwardedTo: '+4520304050' },
    { startedAt: atSecond(3), endedAt: null, forwardedTo: '' },
  ]);
});
