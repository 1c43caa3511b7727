import { describe, expect, test } from 'vitest';
import { botOf, flowOf, says } from '../test/bot-of-flows.ts';
import { TriedConversation } from '../test/tried-conversation.ts';
import type { UnderstoodText } from './advance.ts';
import type { CompiledParameter } from './parameters.ts';

const words = {
  left: 'Fine.',
  meant: 'This?',
  dayPassed: 'Passed.',
  daysPassed: 'All passed.',
  dayAhead: 'Ahead.',
  daysAhead: 'All ahead.',
};
const name: CompiledParameter = { name: 'name', typeId: 'text', takesAnything: true, question: 'Name?' };
const day: CompiledParameter = { name: 'day', typeId: 'date', question: 'Which day?', days: 'upcoming' };
const born: CompiledParameter = { name: 'born', typeId: 'date', question: 'Born when?', days: 'past' };
const guests: CompiledParameter = { name: 'guests', typeId: 'number', question: 'How many?' };

/** A talk with a flow that asks for these; the bot is in Copenhagen, where it is the 20th of November 2026. */
class Talk extends TriedConversation {
  constructor(...parameters: CompiledParameter[]) {
    super(
      botOf(
        [
          flowOf('fallback', { responses: says('What?') }),
          flowOf('complain', { responses: says('Sorry') }),
          flowOf('book', { responses: says('Booked'), parameters }),
          flowOf('any', {
            parameters: [{ name: 'day', typeId: 'date', question: 'When?' }],
            actions: [{ kind: 'redirect', flowId: 'book' }],
          }),
        ],
        { language: 'en', timeZone: 'Europe/Copenhagen', words },
      ),
    );
  }

  /** Says words in which these values are found; of a day that does not tell, as `coming|past`. */
  say(
    text: string,
    flowId: string | null,
    found: Record<string, string> = {},
    more: Partial<UnderstoodText> = {},
  ): string[] {
    const entities = Object.entries(found).map(([said, values]) => {
      const [value = '', pastValue] = values.split('|');
      const start = text.indexOf(said);
      const typeId = value.includes('-') ? 'date' : 'number';
      return { typeId, start, end: start + said.length, text: said, value, ...(pastValue && { pastValue }) };
    });
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    const understood: UnderstoodText = { layer: 'classifier', ranking, entities, ...more };
    return this.take({ type: 'said', text, understood });
  }

  get known() {
    const values = Object.entries(this.state.parameters ?? {});
    return Object.fromEntries(values.map(([key, { value }]) => [key, value]));
  }
}

const yesterday = { yesterday: '2026-11-19' };
const tomorrow = { tomorrow: '2026-11-21' };

describe('a day that is not taken', () => {
  test('is no answer, the bot says why and asks again, and lets go in the end', () => {
    const talk = new Talk(day);
    talk.say('a table', 'book');
    expect(talk.say('yesterday', null, yesterday)).toEqual(['Passed.', 'Which day?']);
    expect(talk.state.filling).toMatchObject({ name: 'day', attempt: 2 });
    expect(talk.say('yesterday please?', 'book', yesterday, { cue: 'ask' })).toEqual([
      'Passed.',
      'Which day?',
    ]);
    expect(talk.say('yesterday', 'book', yesterday)).toEqual(['Passed.', 'What?']);
    expect(talk.events).toContainEqual({ type: 'fillingEnded', flowId: 'book', reason: 'gaveUp' });
    expect(talk.known).toEqual({});
  });

  test('is asked for where the first sentence has it, before all else', () => {
    const talk = new Talk(name, day);
    expect(talk.say('a table yesterday', 'book', yesterday)).toEqual(['Passed.', 'Which day?']);
    expect(talk.say('today', null, { today: '2026-11-20' })).toEqual(['Name?']);
    expect(talk.say('Bo', null)).toEqual(['Booked']);
  });

  test('is one that has to have come, where days in the past are asked for', () => {
    const talk = new Talk(born);
    expect(talk.say('book me, born tomorrow', 'book', tomorrow)).toEqual(['Ahead.', 'Born when?']);
    expect(talk.say('today', null, { today: '2026-11-20' })).toEqual(['Booked']);
  });

  test('goes to another value that takes it, and keeps what else was said', () => {
    const talk = new Talk(born, day, guests);
    expect(talk.say('a table tomorrow', 'book', tomorrow)).toEqual(['Born when?']);
    expect(talk.say('tomorrow, for 4', null, { ...tomorrow, 4: '4' })).toEqual(['Ahead.', 'Born when?']);
    expect(talk.known).toEqual({ day: '2026-11-21', guests: '4' });
    expect(talk.say('yesterday', null, yesterday)).toEqual(['Booked']);
    expect(talk.known).toMatchObject({ born: '2026-11-19', day: '2026-11-21' });
  });

  test('is not missed where a day was said that is taken', () => {
    const talk = new Talk(day);
    talk.say('a table', 'book');
    expect(talk.say('not yesterday, tomorrow', null, { ...yesterday, ...tomorrow })).toEqual(['Booked']);
  });

  test('corrects nothing: the one before is forgotten, and asked for again', () => {
    const talk = new Talk(day);
    talk.say('a table tomorrow', 'book', tomorrow);
    const corrects = { cue: 'correct' } as const;
    expect(talk.say('no, yesterday', null, yesterday, corrects)).toEqual(['Passed.', 'Which day?']);
    expect(talk.known).toEqual({});
    expect(talk.say('tomorrow', null, tomorrow)).toEqual(['Booked']);
    const between = new Talk(day, guests);
    between.say('a table tomorrow', 'book', tomorrow);
    expect(between.say('no, yesterday', null, yesterday, corrects)).toEqual(['Passed.', 'Which day?']);
    expect(between.say('tomorrow', null, tomorrow)).toEqual(['How many?']);
  });

  test('belongs to what else is talked about', () => {
    const talk = new Talk(day);
    talk.say('a table', 'book');
    expect(talk.say('I complain about what I got yesterday', 'complain', yesterday)[0]).toBe('Sorry');
    expect(talk.state.filling).toBeUndefined();
  });

  test('is not taken over by a flow that follows', () => {
    const talk = new Talk(day);
    expect(talk.say('any yesterday', 'any', yesterday)).toEqual(['any', 'Passed.', 'Which day?']);
    expect(talk.known).toEqual({});
  });

  test('is left out where it is not asked for', () => {
    const { question: _, ...optional } = day;
    const talk = new Talk({ ...optional, defaultValue: 'soon' });
    expect(talk.say('a table yesterday', 'book', yesterday)).toEqual(['Booked']);
    expect(talk.known).toEqual({ day: 'soon' });
    const asked = new Talk({ ...day, defaultValue: 'soon' });
    expect(asked.say('a table yesterday', 'book', yesterday)).toEqual(['Passed.', 'Which day?']);
  });

  test('is told by the clock of the agent', () => {
    const talk = new Talk(day);
    talk.now = Date.parse('2026-11-20T23:30:00Z');
    expect(talk.say('a table the 20th', 'book', { 'the 20th': '2026-11-20' })[0]).toBe('Passed.');
  });
});

test('a day without its year is the one that a value takes', () => {
  const march = { 'March 3rd': '2027-03-03|2026-03-03' };
  const coming = new Talk(day);
  expect(coming.say('a table March 3rd', 'book', march)).toEqual(['Booked']);
  expect(coming.known).toEqual({ day: '2027-03-03' });
  const past = new Talk(born);
  past.say('a table', 'book');
  expect(past.say('March 3rd', null, march)).toEqual(['Booked']);
  expect(past.known).toEqual({ born: '2026-03-03' });
});

test('of days in a row one is enough', () => {
  const talk = new Talk(day);
  expect(talk.say('a room last week', 'book', { 'last week': '2026-11-09/2026-11-15' })[0]).toBe(
    'All passed.',
  );
  expect(talk.say('this week', null, { 'this week': '2026-11-16/2026-11-22' })).toEqual(['Booked']);
});
