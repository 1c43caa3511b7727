import type { Delivery } from '@samtale/contract';
import type { Bubble, ConversationEvent, LoggedEvent } from '@samtale/dialog';
import { describe, expect, test } from 'vitest';
import { entryActions } from './components/visitor-actions/entry-actions.ts';
import {
  answering,
  applyDelivery,
  type ConversationLog,
  emptyLog,
  nextDelay,
  openSuggestions,
  previewWelcome,
  showAll,
  showNext,
  welcomeBackEntries,
} from './conversation-log.ts';

const flowId = '11111111-1111-4111-8111-111111111111';
const person = { userId: flowId, name: 'Mette' };
const bubble = (text: string, delay = 0, suggestion?: string): Bubble => ({
  delay,
  messages: [
    { kind: 'text', text },
    ...(suggestion ? [{ kind: 'suggestion' as const, title: suggestion, flowId }] : []),
  ],
});
const logged = (seq: number, event: ConversationEvent, clientId: string | null = null): LoggedEvent => ({
  seq,
  at: '2026-11-20T12:00:00.000Z',
  clientId,
  event,
});
const said = (seq: number, text: string, clientId: string) =>
  logged(seq, { type: 'endUserSaid', text }, clientId);
const answered = (seq: number, ...bubbles: Bubble[]) => logged(seq, { type: 'botSaid', flowId, bubbles });
const run = (after: number, upTo: number, ...events: LoggedEvent[]): Delivery => ({
  chatToken: flowId,
  after,
  upTo,
  events,
});
const apply = (log: ConversationLog, delivery: Delivery, live = true): ConversationLog => {
  const next = applyDelivery(log, delivery, live);
  if (!next) throw new Error('the run does not follow the log');
  return next;
};
const wordsOf = ({ messages }: Bubble) =>
  messages.flatMap((message) => (message.kind === 'text' ? [message.text] : [])).join();
const shownTexts = (log: ConversationLog) =>
  log.entries
    .slice(0, log.shown)
    .map((entry) =>
      entry.kind === 'bot' ? wordsOf(entry.bubble) : entry.kind === 'note' ? entry.note : entry.text,
    );

describe('order', () => {
  test('what is known is passed over, and events are put in order', () => {
    const first = apply(emptyLog, run(0, 3, said(2, 'one', 'a'), answered(3, bubble('two'))));
    const again = apply(
      first,
      run(1, 4, said(4, 'three', 'b'), said(2, 'one', 'a'), answered(3, bubble('two'))),
    );
    expect(shownTexts(again)).toEqual(['one', 'two', 'three']);
    expect(again.lastSeq).toBe(4);
  });

  test('a run that begins after missing events is refused', () => {
    const log = apply(emptyLog, run(0, 2, said(2, 'one', 'a')));
    expect(applyDelivery(log, run(3, 4, said(4, 'three', 'b')), true)).toBeNull();
  });

  test('events the visitor may not see still count', () => {
    expect(apply(emptyLog, run(0, 5)).lastSeq).toBe(5);
  });
});

describe('welcome', () => {
  const welcome = [bubble('hello'), bubble('what is it?', 2, 'Card')];

  test('the preview waits for its delays', () => {
    const log = previewWelcome(welcome);
    expect(shownTexts(log)).toEqual(['hello']);
    expect(nextDelay(log)).toBe(2);
    expect(openSuggestions(log)).toEqual([]);
    expect(openSuggestions(showNext(log))).toEqual([{ title: 'Card', flowId }]);
  });

  test('the log takes the place of the preview under the same keys, without waiting again', () => {
    const preview = previewWelcome(welcome);
    const log = apply(preview, run(0, 4, answered(3, ...welcome), said(4, 'hi', 'a')));
    expect(log.entries.map((entry) => entry.key)).toEqual(['welcome-0', 'welcome-1', 'a']);
    expect(nextDelay(log)).toBeNull();
  });

  test('who is back is greeted under the keys that the log then has, and rates no greeting', () => {
    const before = apply(emptyLog, run(0, 3, said(1, 'hi', 'a'), answered(2, bubble('hello'))));
    const greeting = welcomeBackEntries(before, welcome).map((entry) => entry.key);
    const log = apply(
      before,
      run(3, 6, answered(4, ...welcome), said(5, 'again', 'b'), answered(6, ...welcome)),
    );
    expect(log.entries.map((entry) => entry.key).slice(2, 4)).toEqual(greeting);
    expect([...entryActions(log.entries, false).keys()]).toEqual(['6-1', '2-0']);
  });

  test('a run without visible events leaves the preview', () => {
    expect(shownTexts(apply(previewWelcome(welcome), run(0, 1), false))).toEqual(['hello']);
  });
});

describe('pace', () => {
  const turn = run(
    0,
    3,
    said(2, 'hi', 'a'),
    answered(3, bubble('one', 1), bubble('two'), bubble('three', 3)),
  );

  test('a live answer appears bubble by bubble', () => {
    const waiting = apply(emptyLog, turn);
    expect(shownTexts(waiting)).toEqual(['hi']);
    expect(nextDelay(waiting)).toBe(1);
    const next = showNext(waiting);
    expect(shownTexts(next)).toEqual(['hi', 'one', 'two']);
    expect(nextDelay(next)).toBe(3);
  });

  test('what was missed appears at once', () => {
    expect(nextDelay(apply(emptyLog, turn, false))).toBeNull();
  });

  test('the visitor’s next words show all before them', () => {
    const log = apply(
      apply(emptyLog, turn),
      run(3, 5, said(4, 'go on', 'b'), answered(5, bubble('four', 1))),
    );
    expect(shownTexts(log)).toEqual(['hi', 'one', 'two', 'three', 'go on']);
    expect(nextDelay(showAll(log))).toBeNull();
  });
});

describe('who answers', () => {
  test('follows hand-over, take-over and leaving, and suggestions wait meanwhile', () => {
    const asked = apply(
      emptyLog,
      run(0, 2, answered(1, bubble('sure', 0, 'Card')), logged(2, { type: 'handOverRequested' })),
    );
    expect(answering(asked)).toBe('awaiting');
    expect(openSuggestions(asked)).toEqual([]);
    const taken = apply(asked, run(2, 3, logged(3, { type: 'takenOver', ...person })));
    expect(answering(taken)).toBe('human');
    expect(answering(apply(taken, run(3, 4, logged(4, { type: 'left', ...person }))))).toBe('bot');
    expect(answering(apply(taken, run(3, 4, logged(4, { type: 'ended', ...person }))))).toBe('ended');
  });

  test('suggestions go once something was said', () => {
    const log = apply(emptyLog, run(0, 2, answered(2, bubble('sure', 0, 'Card'))));
    expect(openSuggestions(log)).toHaveLength(1);
    expect(openSuggestions(apply(log, run(2, 3, said(3, 'Card', 'a'))))).toEqual([]);
  });
});

test('a message that was left stands as the visitor’s, and the bot goes on', () => {
  const left = { type: 'messageLeft', name: 'Bo', email: 'bo@example.com', text: 'Ring til mig' } as const;
  const log = apply(
    apply(emptyLog, run(0, 2, said(1, 'Person', 'a'), logged(2, { type: 'handOverUnavailable' }))),
    run(2, 3, logged(3, left, 'b')),
  );
  expect(shownTexts(log)).toEqual(['Person', 'unavailable', 'Ring til mig', 'messageLeft']);
  expect(answering(log)).toBe('bot');
});

test('files stand with what was said, and ratings beside it', () => {
  const file = { id: flowId, name: 'foto.png', contentType: 'image/png', bytes: 3 };
  const rated = logged(3, { type: 'answerRated', of: 2, flowId, feedback: 'like', text: '' });
  const log = apply(
    emptyLog,
    run(
      0,
      3,
      logged(1, { type: 'endUserSaid', text: '', files: [file] }, 'a'),
      answered(2, bubble('Nice')),
      rated,
    ),
  );
  expect(log.entries[0]).toMatchObject({ kind: 'visitor', files: [file] });
  expect(log.entries).toHaveLength(2);
  expect(log.ratings).toEqual([rated]);
});
