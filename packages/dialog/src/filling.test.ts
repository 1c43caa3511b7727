import { describe, expect, test } from 'vitest';
import { botOf, flowOf, says } from '../test/bot-of-flows.ts';
import { TriedConversation } from '../test/tried-conversation.ts';
import type { UnderstoodText } from './advance.ts';

const bot = botOf(
  [
    flowOf('fallback', { responses: says('What?') }),
    flowOf('hours', { responses: says('9-17') }),
    flowOf('book', {
      responses: says('Booked {{day}} for {{guests}}, {{name}}{{note}}'),
      parameters: [
        { name: 'day', typeId: 'date', question: 'Which day?' },
        { name: 'guests', typeId: 'number', question: 'How many {{day}}?' },
        { name: 'name', typeId: 'text', takesAnything: true, question: 'Your name?' },
        { name: 'note', typeId: 'text', takesAnything: true, defaultValue: '.' },
      ],
      actions: [{ kind: 'redirect', flowId: 'thanks' }],
    }),
    flowOf('diet', {
      responses: says('No {{food}}'),
      parameters: [{ name: 'food', typeId: 'food', question: 'To what?' }],
    }),
    flowOf('call', {
      responses: says('We call {{phone}}'),
      parameters: [{ name: 'phone', typeId: 'phone', question: 'Your number?', examples: ['12 34 56 78'] }],
    }),
    flowOf('outside', { responses: says('Yes'), actions: [{ kind: 'redirect', flowId: 'thanks' }] }),
    flowOf('thanks', { responses: says('Thanks, {{name}}') }),
  ],
  {
    language: 'en',
    words: { left: 'Fine.', interrupted: 'Go on?', choices: 'One of:', examples: 'Like this:' },
    entityTypes: [
      {
        kind: 'list',
        id: 'food',
        entries: ['Nuts', '[Milk]'].map((name) => ({ id: name, name, synonyms: [] })),
      },
    ],
  },
);

class Talk extends TriedConversation {
  constructor() {
    super(bot);
  }

  /** Words that a flow covers, or none, in which these values of types are found. */
  say(
    words: string,
    flowId: string | null,
    found: Record<string, string> = {},
    more: Partial<UnderstoodText> = {},
  ): string[] {
    const entities = Object.entries(found).map(([said, typeId]) => ({
      typeId,
      start: words.indexOf(said),
      end: words.indexOf(said) + said.length,
      text: said,
      value: said.toUpperCase(),
    }));
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    const understood: UnderstoodText = { layer: 'classifier', ranking, entities, ...more };
    return this.take({ type: 'said', text: words, understood });
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

  test('begun again it forgets what was said the last time', () => {
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
    expect(talk.say('hm', null)).toEqual(['What?', 'Go on?']);
    expect(talk.types).toEqual([
      'endUserSaid',
      'understood',
      'fillingEnded',
      'questionUnsolved',
      'flowTriggered',
      'botSaid',
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

  test('is not begun by whoever does not want it, and is let go of after it was offered again', () => {
    const leave = { cue: 'leave' as const };
    const talk = new Talk();
    expect(talk.say('I do not want a table', 'book', {}, leave)).toEqual(['Fine.']);
    expect(talk.types).not.toContain('flowTriggered');
    expect(talk.say('stop', null, {}, leave)).toEqual(['Fine.']);
    expect(talk.types).not.toContain('questionUnsolved');
    // A flow that only answers, or one that is said to the letter, is meant all the same.
    expect(talk.say('cancel', 'hours', {}, leave)).toEqual(['9-17']);
    expect(talk.say('no table', 'book', {}, { ...leave, layer: 'exact' })).toEqual(['Which day?']);
    expect(talk.say('stop', null, {}, leave)).toEqual(['Fine.']);
  });

  test('names the few values of a list to whom has said none of them', () => {
    const talk = new Talk();
    expect(talk.say('an allergy', 'diet')).toEqual(['To what?']);
    expect(talk.say('to cats', null)).toEqual(['To what?\nOne of:\n- Nuts\n- \\[Milk\\]']);
    expect(talk.say('when are you open?', 'hours', {}, { cue: 'ask' })[1]).toContain('One of:');
    expect(talk.say('nuts', null, { nuts: 'food' })).toEqual(['No nuts']);
  });

  test('takes a short answer as a whole where anything is one, whatever of it a phrase has as its example', () => {
    const talk = new Talk();
    talk.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    expect(talk.say('Hans Peter Holm', null, { Peter: 'text' })[0]).toContain('Hans Peter Holm');
    const other = new Talk();
    other.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    expect(other.say('well it was always Peter at home', null, { Peter: 'text' })[0]).toContain(
      'four, Peter',
    );
  });

  test('shows how a value is said to whom has said none', () => {
    const talk = new Talk();
    expect(talk.say('call me', 'call')).toEqual(['Your number?']);
    expect(talk.say('1234', null)).toEqual(['Your number?\nLike this:\n- 12 34 56 78']);
    expect(talk.say('12 34 56 78', null, { '12 34 56 78': 'phone' })).toEqual(['We call 12 34 56 78']);
  });

  test('gives way to another flow that is meant', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    expect(talk.say('when are you open', 'hours')).toEqual(['9-17', 'Go on?']);
    expect(talk.events).toContainEqual({ type: 'fillingEnded', flowId: 'book', reason: 'otherFlow' });
    expect(talk.state.filling).toBeUndefined();
  });

  test('answers a plain question that comes between, and asks again as the same time', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    for (let times = 0; times < 4; times++)
      expect(talk.say('when are you open?', 'hours', {}, { cue: 'ask' })).toEqual(['9-17', 'Which day?']);
    expect(talk.state.filling).toEqual({ flowId: 'book', name: 'day', attempt: 1 });
    // A day in it belongs to the question.
    const friday = { friday: 'date' };
    expect(talk.say('are you open on friday', 'hours', friday, { cue: 'ask' })).toEqual([
      '9-17',
      'Which day?',
    ]);
    expect(talk.say('is friday okay?', null, friday, { cue: 'ask' })).toEqual(['How many friday?']);
    expect(talk.say('four', null, { four: 'number' })).toEqual(['Your name?']);
    expect(talk.say('when are you open?', 'hours', {}, { cue: 'ask' })).toEqual(['9-17', 'Your name?']);
    expect(talk.say('Bo', null)).toEqual(['Booked friday for four, Bo\\.', 'Thanks, Bo']);
  });

  test('gives way to a question whose flow does more than answer', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    expect(talk.say('can we sit outside?', 'outside', {}, { cue: 'ask' })).toEqual([
      'Yes',
      'Thanks, ',
      'Go on?',
    ]);
    expect(talk.state.filling).toBeUndefined();
  });

  test('is offered again once, after what came between is over, and knows what was said', () => {
    const talk = new Talk();
    talk.say('a table friday', 'book', { friday: 'date' });
    expect(talk.say('I am allergic', 'diet')).toEqual(['To what?']);
    expect(talk.say('nuts', null, { nuts: 'food' })).toEqual(['No nuts', 'Go on?']);
    expect(talk.events.at(-1)).toMatchObject({
      bubbles: [{ messages: [{ kind: 'text' }, { kind: 'suggestion', flowId: 'book' }] }],
    });
    expect(talk.state).not.toHaveProperty('interruptedFlowId');
    expect(talk.say('when are you open', 'hours')).toEqual(['9-17']);
    expect(talk.pick('book')).toEqual(['How many friday?']);
  });

  test('is not offered again to who has let go of it, or has gone back to it', () => {
    const talk = new Talk();
    talk.say('a table', 'book');
    talk.say('I am allergic', 'diet');
    expect(talk.say('forget it', null, {}, { cue: 'leave' })).toEqual(['Fine.']);
    expect(talk.state).not.toHaveProperty('interruptedFlowId');
    const again = new Talk();
    again.say('a table', 'book');
    again.say('I am allergic', 'diet');
    expect(again.say('no, a table', 'book')).toEqual(['Which day?']);
    expect(again.state.interruptedFlowId).toBe('diet');
  });

  test('goes on where yes is said to that in words, and is left where no is said', () => {
    const interrupted = () => {
      const talk = new Talk();
      talk.say('a table friday', 'book', { friday: 'date' });
      expect(talk.say('when are you open', 'hours')).toEqual(['9-17', 'Go on?']);
      expect(talk.state.offeredFlowIds).toEqual(['book']);
      return talk;
    };
    const agrees = { cue: 'agree' } as const;
    const leaves = { cue: 'leave' } as const;
    const talk = interrupted();
    expect(talk.say('yes please', null, {}, agrees)).toEqual(['How many friday?']);
    expect(talk.state).not.toHaveProperty('offeredFlowIds');
    // A number is asked for now, which yes is none of.
    expect(talk.say('yes', null, {}, agrees)).toEqual(['How many friday?']);
    expect(interrupted().say('no thanks', 'thanks', {}, leaves)).toEqual(['Fine.']);
    expect(interrupted().say('no', 'thanks', {}, { cue: 'decline' })).toEqual(['Fine.']);
    // The very words of a flow are its own.
    expect(interrupted().say('no thanks', 'thanks', {}, { ...leaves, layer: 'exact' })).toEqual(['Thanks, ']);
    expect(interrupted().say('yes', 'hours', {}, { ...agrees, layer: 'exact' })).toEqual(['9-17']);
    const later = interrupted();
    expect(later.say('when are you open', 'hours')).toEqual(['9-17']);
    expect(later.say('no thanks', 'thanks', {}, leaves)).toEqual(['Thanks, ']);
    expect(later.say('no', 'thanks', {}, { cue: 'decline' })).toEqual(['Thanks, ']);
    expect(later.say('yes', 'hours', {}, agrees)).toEqual(['9-17']);
  });

  test('takes anything for a text, but not the very words of another flow', () => {
    const talk = new Talk();
    talk.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    expect(talk.say('opening hours', 'hours', {}, { layer: 'exact' })).toEqual(['9-17', 'Go on?']);
    const other = new Talk();
    other.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    expect(other.say('Bo Hours', 'hours')).toEqual([
      'Booked friday for four, Bo Hours\\.',
      'Thanks, Bo Hours',
    ]);
  });

  test('takes a name without what leads to it, and asks again where nobody knows', () => {
    const talk = new Talk();
    talk.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    expect(talk.say("I don't know", null)).toEqual(['Your name?']);
    expect(talk.state.filling).toMatchObject({ name: 'name', attempt: 2 });
    expect(talk.say("I'm Bo", null)).toEqual(['Booked friday for four, Bo\\.', 'Thanks, Bo']);
    const other = new Talk();
    other.say('a table friday for four', 'book', { friday: 'date', four: 'number' });
    other.say('?', null);
    other.say('no idea', null);
    expect(other.say('no idea', null)).toEqual(['What?', 'Go on?']);
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
