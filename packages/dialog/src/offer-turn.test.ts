import { describe, expect, test } from 'vitest';
import { botOf, flowOf, says } from '../test/bot-of-flows.ts';
import { TriedConversation } from '../test/tried-conversation.ts';
import type { UnderstoodText } from './advance.ts';

const withButtons = (text: string, ...buttons: [title: string, flowId: string][]) => [
  {
    bubbles: [
      {
        delay: 0,
        messages: [
          { kind: 'text' as const, text },
          ...buttons.map(([title, flowId]) => ({ kind: 'suggestion' as const, title, flowId })),
        ],
      },
    ],
  },
];
const bot = botOf(
  [
    flowOf('fallback', { responses: withButtons('I cannot answer that.', ['Talk to us', 'person']) }),
    flowOf('person', { responses: says('One moment') }),
    flowOf('repair', { responses: withButtons('We mend bicycles.', ['Book a time', 'book']) }),
    flowOf('member', { responses: withButtons('Are you a member?', ['Yes', 'person'], ['No', 'join']) }),
    flowOf('join', { responses: says('Join us') }),
    flowOf('thanks', { responses: says('My pleasure') }),
    flowOf('book', {
      responses: says('Booked {{day}}'),
      parameters: [{ name: 'day', typeId: 'date', question: 'Which day?' }],
    }),
    flowOf('service', { responses: says('Every year'), parentId: 'repair' }),
  ],
  {
    language: 'en',
    words: { left: 'Fine.', interrupted: 'Go on?', choices: 'One of:', examples: 'So:', meant: 'You mean?' },
  },
);

class Talk extends TriedConversation {
  constructor(...before: [words: string, flowId: string | null][]) {
    super(bot);
    for (const [words, flowId] of before) this.say(words, flowId);
  }

  say(
    text: string,
    flowId: string | null,
    cue?: UnderstoodText['cue'],
    more: Partial<UnderstoodText> = {},
  ): string[] {
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    const understood: UnderstoodText = { layer: 'classifier', ranking, ...(cue && { cue }), ...more };
    return this.take({ type: 'said', text, understood });
  }
}

describe('the one button of an answer', () => {
  test('is chosen by yes', () => {
    expect(new Talk(['do you mend', 'repair']).say('yes please', 'thanks', 'agree')).toEqual(['Which day?']);
    expect(new Talk(['saunas', null]).say('yes', null, 'agree')).toEqual(['One moment']);
  });

  test('is not chosen by "ok", nor after something else was said, nor instead of what follows up', () => {
    expect(new Talk(['do you mend', 'repair']).say('ok', 'thanks', 'assent')).toEqual(['My pleasure']);
    const later = new Talk(['do you mend', 'repair'], ['great', 'thanks']);
    expect(later.say('yes', 'thanks', 'agree')).toEqual(['My pleasure']);
    expect(new Talk(['do you mend', 'repair']).say('yes', 'service', 'agree')).toEqual(['Every year']);
  });

  test('is let go of by no', () => {
    for (const cue of ['decline', 'leave'] as const)
      expect(new Talk(['do you mend', 'repair']).say('no thanks', 'thanks', cue)).toEqual(['Fine.']);
  });
});

test('a button is chosen by its words, whichever they are', () => {
  expect(new Talk(['do you mend', 'repair']).say('book a time!', null)).toEqual(['Which day?']);
  expect(new Talk(['prices', 'member']).say('no', 'thanks', 'decline')).toEqual(['Join us']);
  expect(new Talk(['prices', 'member']).say('Yes.', 'thanks', 'agree')).toEqual(['One moment']);
});

test('yes to several flows that the bot asked about has it ask which', () => {
  const talk = new Talk();
  const ranking = ['book', 'thanks'].map((flowId) => ({ flowId, confidence: 0.9 }));
  expect(talk.say('a day', null, undefined, { ranking })).toEqual(['You mean?']);
  expect(talk.say('yes', null, 'agree')).toEqual(['One of:']);
  expect(talk.say('no', null, 'decline')).toEqual(['Fine.']);
});

test('a flow that is offered again goes on with the value it asked for, and not with one in a question', () => {
  const friday = { entities: [{ typeId: 'date', start: 3, end: 9, text: 'friday', value: '2026-11-27' }] };
  const interrupted = () => {
    const talk = new Talk(['book', 'book']);
    expect(talk.say('many thanks to you', 'thanks')).toEqual(['My pleasure', 'Go on?']);
    return talk;
  };
  expect(interrupted().say('on friday', 'repair', undefined, friday)).toEqual(['Booked friday']);
  expect(interrupted().say('on friday do you mend', 'repair', 'ask', friday)).toEqual(['We mend bicycles.']);
});
