import { describe, expect, test } from 'vitest';
import { botOf, flowOf, says } from '../test/bot-of-flows.ts';
import { TriedConversation } from '../test/tried-conversation.ts';
import type { UnderstoodText } from './advance.ts';
import type { FlowAction } from './release.ts';

const handOver: FlowAction = { kind: 'handOver' };
const bot = botOf(
  [
    flowOf('fallback'),
    flowOf('person', { actions: [handOver] }),
    flowOf('message', {
      actions: [handOver, { kind: 'redirect', flowId: 'note' }],
    }),
    flowOf('note', {
      responses: says('Noted {{words}}'),
      parameters: [{ name: 'words', typeId: 'text', question: 'What is it about?', takesAnything: true }],
    }),
    flowOf('hours'),
    flowOf('bye', { actions: [{ kind: 'close' }] }),
  ],
  {
    language: 'en',
    words: {
      left: 'Fine.',
      interrupted: 'Go on?',
      choices: '',
      examples: '',
      meant: '',
      kept: 'Written down.',
      added: 'Added.',
    },
  },
);

class Asking extends TriedConversation {
  /** A visitor who has just asked for a person while nobody is there. */
  constructor(flowId = 'person') {
    super(bot);
    this.say('a person', flowId);
    expect(this.isMissed).toBe(true);
  }

  say(text: string, flowId: string | null, cue?: UnderstoodText['cue']): void {
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    this.take({ type: 'said', text, understood: { layer: 'classifier', ranking, ...(cue && { cue }) } });
  }

  press(flowId: string, title: string, cue?: UnderstoodText['cue']): void {
    this.take({ type: 'picked', flowId, title, ...(cue && { cue }) });
  }

  leaveMessage(): void {
    this.take({ type: 'leftMessage', name: 'Bo', email: 'bo@example.com', text: 'Call me' });
  }

  get isMissed(): boolean {
    return this.state.missedSince !== undefined;
  }
}

describe('a visitor for whom nobody was there is not missed once they say that nobody is wanted', () => {
  test.for(['leave', 'decline'] as const)('in words (%s)', (cue) => {
    const visitor = new Asking();
    visitor.say('no', null, cue);
    expect(visitor.isMissed).toBe(false);
    expect(visitor.events).toContainEqual({ type: 'endUserSaid', text: 'no', letsGoOfPerson: true });
  });

  test('by a button, also where the bot closes the chat then', () => {
    const visitor = new Asking();
    visitor.press('bye', 'No thanks', 'leave');
    expect(visitor.types).toContain('chatClosed');
    expect(visitor.isMissed).toBe(false);
  });

  test('after something that the bot did not understand', () => {
    const visitor = new Asking();
    visitor.say('hm', null);
    expect(visitor.isMissed).toBe(true);
    visitor.say('forget it', null, 'leave');
    expect(visitor.isMissed).toBe(false);
  });

  test('instead of what the bot asks for the message', () => {
    const visitor = new Asking('message');
    visitor.say('no', null, 'decline');
    expect(visitor.isMissed).toBe(true);
    const other = new Asking('message');
    other.say('never mind', null, 'leave');
    expect(other.isMissed).toBe(false);
  });

  test('by beginning another conversation, where nobody could reach them in this one', () => {
    const visitor = new Asking();
    visitor.take({ type: 'leftConversation' });
    expect(visitor.types).toEqual(['visitorLeft']);
    expect(visitor.isMissed).toBe(false);
  });

  test('and is missed again when they ask again', () => {
    const visitor = new Asking();
    visitor.say('never mind', null, 'leave');
    visitor.say('a person after all', 'person');
    expect(visitor.isMissed).toBe(true);
  });
});

describe('they stay missed', () => {
  test('while the bot answers something else, and when they say no to that', () => {
    const visitor = new Asking();
    visitor.say('when are you open', 'hours');
    visitor.say('no thanks', null, 'leave');
    expect(visitor.isMissed).toBe(true);
  });

  test('by a button that begins something or goes on, and when the bot closes the chat by itself', () => {
    const visitor = new Asking();
    visitor.press('note', 'Cancel', 'leave');
    expect(visitor.isMissed).toBe(true);
    const other = new Asking();
    other.press('bye', 'Bye');
    expect(other.types).toContain('chatClosed');
    expect(other.isMissed).toBe(true);
  });

  test('when they say no to another flow that the bot offers', () => {
    const visitor = new TriedConversation(bot);
    const say = (text: string, flowId: string | null, cue?: UnderstoodText['cue']) => {
      const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
      return visitor.take({
        type: 'said',
        text,
        understood: { layer: 'classifier', ranking, ...(cue && { cue }) },
      });
    };
    say('a note', 'note');
    visitor.state = { ...visitor.state, filling: undefined, interruptedFlowId: 'note' };
    expect(say('a person', 'person')).toEqual(['person', 'Go on?']);
    say('no thanks', null, 'leave');
    expect(visitor.state.missedSince).toBeDefined();
  });

  test('when they have left a message, whatever they say or do then', () => {
    const visitor = new Asking();
    visitor.leaveMessage();
    visitor.say('no', null, 'decline');
    visitor.say('a person', 'person');
    visitor.say('never mind', null, 'leave');
    visitor.take({ type: 'leftConversation' });
    expect(visitor.isMissed).toBe(true);
    expect(visitor.types).toEqual([]);
  });
});

test('who waited for a person who went without a word lets go in the same way', () => {
  const visitor = new Asking();
  const by = { userId: 'one', name: 'One' };
  visitor.take({ type: 'tookOver', by, takeFrom: null });
  visitor.take({ type: 'left', by });
  expect(visitor.isMissed).toBe(true);
  visitor.say('forget it', null, 'leave');
  expect(visitor.isMissed).toBe(false);
});

test('what is told right after nobody was there is kept for a person, and a question is answered', () => {
  const visitor = new Asking();
  const said = (text: string, flowId: string | null, more: Partial<UnderstoodText> = {}) => {
    const ranking = flowId ? [{ flowId, confidence: 0.9 }] : [];
    return visitor.take({ type: 'said', text, understood: { layer: 'classifier', ranking, ...more } });
  };
  expect(said('Wednesday at ten, my dog limps', 'hours', { unfamiliar: ['limps'] })).toEqual([
    'Written down.',
  ]);
  expect(said('it began last week', null)).toEqual(['Written down.']);
  expect(visitor.isMissed).toBe(true);
  expect(said('when are you open?', 'hours', { cue: 'ask' })).toEqual(['hours']);
  expect(said('it is the left leg', null)).not.toEqual(['Written down.']);
});

test('what is told after a message was left is added to it, and a question is answered', () => {
  const visitor = new Asking();
  visitor.leaveMessage();
  const said = (text: string, more: Partial<UnderstoodText> = {}) =>
    visitor.take({ type: 'said', text, understood: { layer: 'none', ranking: [], ...more } });
  expect(said('it is the left leg')).toEqual(['Added.']);
  const hours = { layer: 'classifier', ranking: [{ flowId: 'hours', confidence: 0.9 }] } as const;
  expect(said('when are you open?', { ...hours, cue: 'ask' })).toEqual(['hours']);
  expect(said('and it began last week')).toEqual(['Added.']);
});
