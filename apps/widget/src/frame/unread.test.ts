import type { Bubble, ConversationEvent } from '@samtale/dialog';
import { expect, test } from 'vitest';
import { applyDelivery, type ConversationLog, emptyLog, showNext } from './conversation-log.ts';
import { newSessionState } from './session-state.ts';
import { isLive, newsOf, shownUpTo, unreadIn } from './unread.ts';

const bubble = (text: string, delay = 0): Bubble => ({ delay, messages: [{ kind: 'text', text }] });
const botSaid = (...bubbles: Bubble[]): ConversationEvent => ({
  type: 'botSaid',
  flowId: crypto.randomUUID(),
  bubbles,
});
const staffSaid = (text: string): ConversationEvent => ({
  type: 'staffSaid',
  userId: crypto.randomUUID(),
  name: 'Anna',
  text,
});

/** A conversation in which this was said, after a welcome; the bot takes its time. */
function logOf(...events: ConversationEvent[]): ConversationLog {
  const log = applyDelivery(
    emptyLog,
    {
      chatToken: 'a',
      after: 0,
      upTo: events.length + 1,
      events: [botSaid(bubble('Welcome')), ...events].map((event, index) => ({
        seq: index + 1,
        at: new Date(0).toISOString(),
        clientId: event.type === 'endUserSaid' ? '9b1c0000-0000-7000-8000-000000000000' : null,
        event,
      })),
    },
    true,
  );
  if (!log) throw new Error('The run begins at the beginning');
  return log;
}

const stateOf = (log: ConversationLog) => ({ ...newSessionState('en'), log });

test('the welcome and the visitor’s own words are never unread', () => {
  expect(unreadIn(logOf({ type: 'endUserSaid', text: 'Hello' }), 0)).toEqual([]);
});

test('what is on its way is not seen yet, and is unread once it is shown', () => {
  const log = logOf({ type: 'endUserSaid', text: 'Hello' }, botSaid(bubble('One'), bubble('Two', 2)));
  expect(shownUpTo(log)).toBe(2);
  expect(isLive(stateOf(log), 0)).toBe(true);
  const all = showNext(log);
  expect(shownUpTo(all)).toBe(3);
  expect(isLive(stateOf(all), 0)).toBe(false);
  expect(unreadIn(all, 2)).toHaveLength(2);
  expect(unreadIn(all, 3)).toEqual([]);
});

test('who waits for a person, or has one, may be told something any moment', () => {
  const waiting: ConversationEvent = { type: 'handOverRequested' };
  expect(isLive(stateOf(logOf(waiting)), 0)).toBe(true);
  const ended: ConversationEvent = { type: 'ended', userId: crypto.randomUUID(), name: 'Anna' };
  expect(isLive(stateOf(logOf(waiting, ended)), 0)).toBe(false);
  expect(isLive(stateOf(logOf(waiting, ended)), 1)).toBe(true);
});

test('whoever asked for a person while nobody was there may be answered later', () => {
  const missed: ConversationEvent = { type: 'handOverUnavailable' };
  expect(isLive(stateOf(logOf(missed, botSaid(bubble('Anything else?')))), 0)).toBe(true);
});

test('the launcher tells words without their marks, and who said them', () => {
  const [first, second] = unreadIn(logOf(botSaid(bubble('It is **ready**')), staffSaid('x'.repeat(300))), 0);
  expect(first && newsOf(first, 'Bot', 'a')).toEqual({ key: 'a 2-0', from: 'Bot', text: 'It is ready' });
  expect(second && newsOf(second, 'Bot', 'a')).toEqual({ key: 'a 3', from: 'Anna', text: 'x'.repeat(200) });
});
