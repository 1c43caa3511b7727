import { describe, expect, test } from 'vitest';
import { advance, type UnderstoodText } from './advance.ts';
import type { ConversationEvent } from './event.ts';
import type { CompiledFlow, CompiledLanguage } from './release.ts';
import { applyEvent, type ConversationState, initialState } from './state.ts';

const start = Date.parse('2026-11-20T09:00:00.000Z');
const text = (words: string) => ({
  bubbles: [{ delay: 0, messages: [{ kind: 'text' as const, text: words }] }],
});
const flow = (id: string, words: string, more: Partial<CompiledFlow> = {}): CompiledFlow => ({
  id,
  title: id,
  parentId: null,
  hasFollowUps: false,
  responses: [{ ...text(words), takesValues: true }],
  actions: [],
  ...more,
});
const flows = [
  flow('fallback', 'What?'),
  flow('hours', '9-17'),
  flow('book', 'Booked {{day}} for {{guests}}, {{name}}{{note}}', {
    parameters: [
      { name: 'day', typeId: 'date', question: 'Which day?' },
      { name: 'guests', typeId: 'number', question: 'How many {{day}}?' },
      { name: 'name', typeId: 'text', takesAnything: true, question: 'Your name?' },
      { name: 'note', typeId: 'text', takesAnything: true, defaultValue: '.' },
    ],
    actions: [{ kind: 'redirect', flowId: 'thanks' }],
  }),
  flow('thanks', 'Thanks, {{name}}'),
];
const language: CompiledLanguage = {
  welcomeFlowId: null,
  fallbackFlowId: 'fallback',
  threshold: 0.5,
  welcomeBackMinutes: 60,
  flows: Object.fromEntries(flows.map((one) => [one.id, one])),
  words: { left: 'Fine.' },
};

/** A conversation: each `say` gives what the bot answers. */
class Talk {
  state: ConversationState = { ...initialState, seq: 1, lastActivityAt: new Date(start).toISOString() };
  now = start;
  events: ConversationEvent[] = [];

  say(
    words: string,
    flowId: string | null,
    found: Record<string, string> = {},
    more: Partial<UnderstoodText> = {},
  ) {
    const entities = Object.entries(found).map(([said, typeId]) => ({
      typeId,
      start: words.indexOf(said),
      end: words.indexOf(said) + said.length,
      text: said,
      value: said.toUpperCase(),
    }));
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    const understood: UnderstoodText = { layer: 'classifier', ranking, entities, ...more };
    const input = { type: 'said', text: words, understood } as const;
    const here = {
      now: this.now,
      channel: 1,
      staffOnline: false,
      matches: () => false,
      retrieve: () => [],
    } as const;
    const step = advance(this.state, input, language, here);
    if (step.refusal !== null) throw new Error(step.refusal);
    this.events = step.events;
    for (const event of step.events) {
      const logged = { seq: this.state.seq + 1, at: new Date(this.now).toISOString(), clientId: null, event };
      this.state = applyEvent(this.state, logged);
    }
    return step.events.flatMap((event) =>
      event.type === 'botSaid'
        ? event.bubbles.flatMap(({ messages }) =>
            messages.flatMap((one) => ('text' in one ? [one.text] : [])),
          )
        : [],
    );
  }
}

describe('a flow that collects values', () => {
  test('asks for what is missing, one after the other, and answers when it has all', () => {
    const talk = new Talk();
    expect(talk.say('a table, please', 'book')).toEqual(['Which day?']);
    expect(talk.say('friday', null, { friday: 'date' })).toEqual(['How many friday?']);
    expect(talk.say('four', null, { four: 'number' })).toEqual(['Your name?']);
    expect(talk.say('Bo', null)).toEqual(['Booked friday for four, Bo\\.', 'Thanks, Bo']);
    expect(talk.state.parameters).toEqual({
      day: { value: 'FRIDAY', text: 'friday' },
      guests: { value: 'FOUR', text: 'four' },
      name: { value: 'Bo', text: 'Bo' },
      note: { value: '.', text: '.' },
    });
    expect(talk.state.filling).toBeUndefined();
  });

  test('does not ask for what was said already, in the first sentence or with another answer', () => {
    const talk = new Talk();
    expect(talk.say('a table for four', 'book', { four: 'number' })).toEqual(['Which day?']);
    expect(talk.say('friday', null, { friday: 'date' })).toEqual(['Your name?']);
    const other = new Talk();
    other.say('a table', 'book');
    expect(other.say('friday for four', null, { friday: 'date', four: 'number' })).toEqual(['Your name?']);
  });

  test('begun anew it forgets what was said the last time', () => {
    const talk = new Talk();
    talk.say('a table friday', 'book', { friday: 'date' });
    talk.say('four', null, { four: 'number' });
    talk.say('Bo', null);
    expect(talk.say('another table', 'book')).toEqual(['Which day?']);
  });

  test('asks again, and the third time lets go', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    expect(talk.say('hm', null)).toEqual(['Which day?']);
    expect(talk.say('hm', null)).toEqual(['Which day?']);
    expect(talk.say('hm', null)).toEqual(['What?']);
    expect(talk.events.map(({ type }) => type)).toEqual([
      'endUserSaid',
      'understood',
      'fillingEnded',
      'questionUnsolved',
      'flowTriggered',
      'botSaid',
    ]);
    expect(talk.state.filling).toBeUndefined();
  });

  test('can be left', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    expect(talk.say('never mind', 'hours', {}, { cue: 'leave' })).toEqual(['Fine.']);
    expect(talk.state.filling).toBeUndefined();
    expect(talk.say('friday', null, { friday: 'date' })).toEqual(['What?']);
  });

  test('gives way to another flow that is meant', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    expect(talk.say('when are you open', 'hours')).toEqual(['9-17']);
    expect(talk.events).toContainEqual({ type: 'fillingEnded', flowId: 'book', reason: 'otherFlow' });
    expect(talk.state.filling).toBeUndefined();
  });

  test('takes anything for a text, but not the very words of another flow', () => {
    const talk = new Talk();
    talk.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    expect(talk.say('opening hours', 'hours', {}, { layer: 'exact' })).toEqual(['9-17']);
    const other = new Talk();
    other.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    expect(other.say('Bo Hours', 'hours')).toEqual([
      'Booked friday for four, Bo Hours\\.',
      'Thanks, Bo Hours',
    ]);
  });

  test('a value can be corrected while others are asked for, and afterwards', () => {
    const talk = new Talk();
    talk.say('a table friday', 'book', { friday: 'date' });
    expect(talk.say('no, tuesday', null, { tuesday: 'date' }, { cue: 'correct' })).toEqual([
      'How many tuesday?',
    ]);
    talk.say('four', null, { four: 'number' });
    talk.say('Bo', null);
    expect(talk.say('no, monday', null, { monday: 'date' }, { cue: 'correct' })[0]).toBe(
      'Booked monday for four, Bo\\.',
    );
  });

  test('is forgotten after half an hour of silence', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    talk.now += 31 * 60_000;
    expect(talk.say('friday', null, { friday: 'date' })).toEqual(['What?']);
    expect(talk.events).toContainEqual({ type: 'fillingEnded', flowId: 'book', reason: 'timedOut' });
  });
});
