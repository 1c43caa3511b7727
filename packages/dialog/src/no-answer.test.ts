import { describe, expect, test } from 'vitest';
import { botOf, flowOf, says } from '../test/bot-of-flows.ts';
import { TriedConversation } from '../test/tried-conversation.ts';
import type { UnderstoodText } from './advance.ts';

const bot = botOf(
  [
    flowOf('fallback', { responses: says('What?') }),
    flowOf('thanks', { responses: says('My pleasure') }),
    flowOf('complaint', { responses: says('I am sorry'), actions: [{ kind: 'handOver' }] }),
    flowOf('hours', { responses: says('9-17'), hasFollowUps: true }),
    flowOf('reason', { responses: says('We sleep then'), parentId: 'hours' }),
    flowOf('book', {
      responses: says('{{day}}, {{guests}}, {{kind}}'),
      parameters: [
        { name: 'day', typeId: 'date', question: 'Which day?' },
        { name: 'guests', typeId: 'number', question: 'For whom?' },
        { name: 'kind', typeId: 'kind', question: 'Which kind?' },
      ],
    }),
  ],
  { language: 'en' },
);

class Talk extends TriedConversation {
  /** A text that resembles a flow, with values of types by the words they are said in. */
  say(
    text: string,
    flowId: string | null,
    found: [said: string, typeId: string][] = [],
    more: Partial<UnderstoodText> = {},
  ): string[] {
    const entities = found.map(([said, typeId]) => {
      const start = text.indexOf(said);
      return { typeId, start, end: start + said.length, text: said, value: said };
    });
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    return this.take({
      type: 'said',
      text,
      understood: { layer: 'classifier', ranking, entities, ...more },
    });
  }
}
const begun = () => {
  const talk = new Talk(bot);
  expect(talk.say('a table', 'book')).toEqual(['Which day?']);
  return talk;
};
/** The day and the guests are told. */
const atLast = () => {
  const talk = begun();
  talk.say('friday', null, [['friday', 'date']]);
  expect(talk.say('four', null, [['four', 'number']])).toEqual(['Which kind?']);
  return talk;
};

describe('while a value is asked for', () => {
  test('thanks and not knowing are no other flow’s, and end nothing', () => {
    const talk = begun();
    expect(talk.say('thanks', 'thanks', [], { cue: 'courtesy' })).toEqual(['Which day?']);
    expect(talk.say('I do not know', 'complaint')).toEqual(['Which day?']);
    expect(talk.state.filling).toMatchObject({ flowId: 'book', name: 'day', attempt: 3 });
  });

  test('a number within a day is no answer to how many', () => {
    const talk = begun();
    talk.say('friday', null, [['friday', 'date']]);
    const said: [string, string][] = [
      ['1', 'number'],
      ['1. january', 'date'],
    ];
    expect(talk.say('1. january', null, said)).toEqual(['For whom?']);
    expect(talk.state.parameters).toMatchObject({ day: { value: '1. january' } });
    expect(talk.state.parameters).not.toHaveProperty('guests');
  });

  test('a value that was said is replaced by another one, and not by one of several', () => {
    const guests = ({ state }: Talk) => state.parameters?.guests?.value;
    const one = atLast();
    one.say('we are five', null, [['five', 'number']]);
    expect(guests(one)).toBe('five');
    const several = atLast();
    several.say('three big and two small', null, [
      ['three', 'number'],
      ['two', 'number'],
    ]);
    expect(guests(several)).toBe('four');
  });
});

describe('who does not know', () => {
  test('asks for nothing, however much it resembles a flow, unless these are its very words', () => {
    expect(new Talk(bot).say('I do not know', 'complaint')).toEqual(['What?']);
    expect(new Talk(bot).say('I do not know', 'complaint', [], { layer: 'exact' })).toContain('I am sorry');
  });

  test('may follow up on an answer', () => {
    const talk = new Talk(bot);
    talk.say('when are you open', 'hours');
    expect(talk.say('why?', 'reason')).toEqual(['We sleep then']);
  });
});
