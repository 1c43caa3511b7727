import { describe, expect, test } from 'vitest';
import { botOf, flowOf, says } from '../test/bot-of-flows.ts';
import { TriedConversation } from '../test/tried-conversation.ts';
import type { UnderstoodText } from './advance.ts';
import type { Generation, Passage } from './generation.ts';
import type { CompiledLanguage } from './release.ts';
import type { ReplyDetail } from './reply-details.ts';
import { asVisitorSees } from './visitor-event.ts';
import type { WorkOutcome } from './work.ts';

const flows = [
  flowOf('fallback'),
  flowOf('hours', { hasFollowUps: true }),
  flowOf('sundays', { parentId: 'hours' }),
  flowOf('enough'),
  flowOf('sorry'),
  flowOf('booking', {
    parameters: [{ name: 'day', typeId: 'date' }],
    responses: says('Booked for {{day}}'),
  }),
  flowOf('joining', {
    parameters: [
      { name: 'age', typeId: 'number', question: 'How old?' },
      { name: 'name', typeId: 'text', takesAnything: true, question: 'Your name?' },
    ],
    responses: says('Joined, {{name}}'),
  }),
  flowOf('asking', {
    parameters: [{ name: 'topic', typeId: 'text', takesAnything: true, question: 'What about?' }],
    responses: says('Asked: {{topic}}'),
  }),
];
const topic: ReplyDetail = {
  name: 'topic',
  type: 'Category',
  description: '',
  categories: ['returns', 'other'],
};
const generation: Generation = {
  isAlone: false,
  channelId: 'widget',
  tokenLimit: 500_000,
  model: 'large',
  sourceIds: [],
  citing: 'titles',
  instructions: 'Be kind.',
  instructionsOutOfHours: 'We are closed.',
  details: [topic],
  detailsOutOfHours: [],
  temperature: 0.5,
  topP: 0.4,
  maxTokens: 300,
  mostAnswers: 100,
  limitFlowId: null,
  failedFlowId: null,
  failedText: '',
};
const passage: Passage = { title: 'Returns', text: 'Within 30 days.', flowId: 'hours', use: 'source' };

const covered = (flowId: string): UnderstoodText => ({
  layer: 'exact',
  ranking: [{ flowId, confidence: 1 }],
});
const unknown: UnderstoodText = { layer: 'none', ranking: [] };
const outcome = (more: Partial<WorkOutcome>): WorkOutcome => ({ detail: '12', tookMs: 5, ...more });
const text = 'Within **30** days';
const answered = outcome({ answer: { text, citations: [passage] } });

/** A conversation in which a model answers what no flow covers, as far as `more` does not say otherwise. */
class Conversation extends TriedConversation {
  override passages: Passage[] = [passage];

  constructor(more: Partial<Generation> = {}, bot: Partial<CompiledLanguage> = {}) {
    super(botOf(flows, { generation: { ...generation, ...more }, ...bot }));
  }

  say(said: string, understood = unknown): string[] {
    return this.take({ type: 'said', text: said, understood });
  }
}

test('a model is asked what no flow covers, with the texts it may use, and its answer is said with what it rests on', () => {
  const chat = new Conversation();
  expect(chat.say('Can I return it?')).toEqual([]);
  expect(chat.effects).toContainEqual({
    type: 'work',
    of: chat.state.seq,
    work: {
      kind: 'generate',
      question: 'Can I return it?',
      passages: [passage],
      sourceIds: [],
      instructions: 'Be kind.',
      details: [topic],
      channelId: 'widget',
      tokenLimit: 500_000,
      model: 'large',
      temperature: 0.5,
      topP: 0.4,
      maxTokens: 300,
    },
  });
  expect(chat.types).not.toContain('questionUnsolved');
  expect(chat.finish(answered)).toEqual([text]);
  expect(chat.events.at(-1)).toMatchObject({ generated: { citations: [passage] } });
  expect(chat.events.at(-1)).not.toHaveProperty('flowId');
});

test('what a flow says of the company is in the text that a model reads', () => {
  const chat = new Conversation({}, { company: { companyPhone: '20 30 40 50' } });
  chat.passages = [{ ...passage, text: 'Call {{companyPhone}}, {{name}}.' }];
  chat.say('Can I return it?');
  expect(chat.work).toMatchObject([{ passages: [{ text: 'Call 20 30 40 50, .' }] }]);
});

test('a model is asked where there are sources alone, and without a model they are looked up without flows', () => {
  const chat = new Conversation({ sourceIds: ['site'] });
  chat.passages = [];
  chat.say('Can I return it?');
  expect(chat.work).toMatchObject([{ model: 'large', passages: [], sourceIds: ['site'] }]);
  const quoting = new Conversation({ model: null, sourceIds: ['site'] });
  quoting.say('Can I return it?');
  expect(quoting.work).toMatchObject([{ model: null, passages: [], sourceIds: ['site'] }]);
  quoting.finish(outcome({ answer: { text, citations: [passage], isQuote: true } }));
  expect(quoting.events.at(-1)).toMatchObject({ generated: { isQuote: true, citing: 'titles' } });
  const nothing = new Conversation({ model: null });
  expect(nothing.say('Can I return it?')).toEqual(['fallback']);
});

test('a visitor sees as much of what an answer rests on as the widget shows', () => {
  const seenWith = (citing: Generation['citing']) => {
    const chat = new Conversation({ citing });
    chat.say('Can I return it?');
    chat.finish(answered);
    return chat.events.map(asVisitorSees).at(-1);
  };
  expect(seenWith('texts')).toMatchObject({
    generated: { citations: [{ title: 'Returns', text: 'Within 30 days.' }] },
  });
  expect(seenWith('titles')).toMatchObject({ generated: { citations: [{ title: 'Returns', text: '' }] } });
  expect(seenWith('nothing')).toMatchObject({ generated: { citations: [] } });
});

test('flows answer what they cover; with a model alone only what follows up on an answer', () => {
  expect(new Conversation().say('When?', covered('hours'))).toEqual(['hours']);
  const alone = new Conversation({ isAlone: true });
  expect(alone.say('When?', covered('hours'))).toEqual([]);
  alone.finish(outcome({ answer: { flowId: 'hours' } }));
  expect(alone.say('And on sundays?', covered('sundays'))).toEqual(['sundays']);
});

test('a flow that says it better is run, and why is told', () => {
  const chat = new Conversation();
  chat.say('When?');
  expect(chat.finish(outcome({ answer: { flowId: 'hours' } }))).toEqual(['hours']);
  expect(chat.events).toContainEqual(
    expect.objectContaining({ type: 'flowTriggered', trigger: 'generation', flowId: 'hours' }),
  );
});

test('what a model finds besides is a value that flows can say, whether it finds an answer or not', () => {
  const values = { topic: { value: 'returns', text: 'returns' } };
  const fallback = flowOf('fallback', { responses: says('Of {{topic}}?') });
  const chat = new Conversation({}, { flows: { fallback } });
  chat.say('What of the bike I bought?');
  expect(chat.finish(outcome({ failure: 'noAnswer', values }))).toEqual(['Of returns?']);
  expect(chat.events).toContainEqual({ type: 'parametersSet', values });
  expect(chat.state.parameters).toEqual(values);
  expect(chat.state).not.toHaveProperty('filledFlowId');
  chat.say('And the helmet?');
  expect(chat.finish(answered)).toEqual([text]);
  expect(chat.state.parameters).toEqual(values);
});

test('what the sources do not tell is unsolved and the fallback answers, whatever is said of failures', () => {
  const chat = new Conversation({ failedText: 'Not now.' });
  chat.say('Why is the sky blue?');
  expect(chat.finish(outcome({ failure: 'noAnswer' }))).toEqual(['fallback']);
  expect(chat.events).toContainEqual({ type: 'questionUnsolved', text: 'Why is the sky blue?' });
});

test('an unsolved question keeps the flow that came closest, though it was understood a step before', () => {
  const chat = new Conversation();
  const closest = { flowId: 'hours', confidence: 0.3 };
  chat.say('Why is the sky blue?', {
    layer: 'classifier',
    ranking: [closest, { flowId: 'sorry', confidence: 0.1 }],
  });
  chat.finish(outcome({ failure: 'noAnswer' }));
  expect(chat.events).toContainEqual({
    type: 'questionUnsolved',
    text: 'Why is the sky blue?',
    nearest: closest,
  });
});

test.for<[string, Partial<Generation>, string]>([
  ['the fallback', {}, 'fallback'],
  ['a flow', { failedFlowId: 'sorry' }, 'sorry'],
  ['a text', { failedText: 'Not now.' }, 'Not now.'],
  ['the fallback where the flow is gone', { failedFlowId: 'gone' }, 'fallback'],
])('a model that fails leaves it to %s', ([, more, said]) => {
  const chat = new Conversation(more);
  chat.say('Can I return it?');
  expect(chat.finish(outcome({ failure: 'timedOut' }))).toEqual([said]);
  expect(chat.types).toContain('questionUnsolved');
});

test('so many answers are generated in a conversation, and no more', () => {
  const chat = new Conversation({ mostAnswers: 1, limitFlowId: 'enough' });
  chat.say('One?');
  chat.finish(answered);
  expect(chat.say('Two?')).toEqual(['enough']);
  expect(chat.types).toContain('questionUnsolved');
  expect(chat.effects).not.toContainEqual(expect.objectContaining({ type: 'work' }));
});

test('who is asked while nobody is there is told so', () => {
  const hours = [{ day: 5, fromTime: '08:00', toTime: '16:00' }];
  const chat = new Conversation({}, { officeTimes: hours, timeZone: 'UTC' });
  const told = () => chat.effects.find((effect) => effect.type === 'work');
  chat.say('One?');
  expect(told()).toMatchObject({ work: { instructions: 'Be kind.' } });
  chat.finish(answered);
  chat.now = Date.parse('2026-11-20T18:00:00.000Z');
  chat.say('Two?');
  expect(told()).toMatchObject({ work: { instructions: 'We are closed.', details: [] } });
});

test('what is said meanwhile is held, and an answer that never comes is not waited for', () => {
  const chat = new Conversation();
  chat.say('One?');
  expect(chat.say('Hello?', covered('hours'))).toEqual([]);
  expect(chat.state.held).toMatchObject([{ text: 'Hello?' }]);
  chat.now += 6 * 60_000;
  expect(chat.say('Hello??', covered('hours'))).toEqual(['hours']);
  expect(chat.state.pending).toBeUndefined();
});

test('what a model came up with is in the log once, where the bot says it', () => {
  const chat = new Conversation();
  chat.say('Can I return it?');
  chat.finish(answered);
  expect(JSON.stringify(chat.events).split(text)).toHaveLength(2);
  expect(chat.events[0]).toEqual({ type: 'workDone', of: 3, detail: '12', tookMs: 5 });
});

test('nobody is asked who has nothing to answer from', () => {
  const chat = new Conversation();
  chat.passages = [];
  expect(chat.say('Can I return it?')).toEqual(['fallback']);
  expect(chat.effects).not.toContainEqual(expect.objectContaining({ type: 'work' }));
});

describe('a flow that has never met what a text is about', () => {
  const tuesday = { typeId: 'date', start: 0, end: 7, text: 'tuesday', value: '2026-11-24' };
  const resembling: UnderstoodText = {
    layer: 'classifier',
    ranking: [{ flowId: 'booking', confidence: 0.9 }],
    unfamiliar: ['dentist'],
    entities: [tuesday],
  };
  const asks = (understood: UnderstoodText, sourceIds: readonly string[] = ['source']) => {
    const one = new Conversation({ sourceIds });
    return { one, said: one.take({ type: 'said', text: 'tuesday, afraid of the dentist', understood }) };
  };

  test('lets sources answer that have met it', () => {
    const { one, said } = asks(resembling);
    expect(said).toEqual([]);
    expect(one.work).toMatchObject([{ kind: 'generate', doubt: { flowId: 'booking', words: ['dentist'] } }]);
    expect(one.finish({ answer: { text, citations: [passage] } })).toEqual([text]);
    expect(one.types).not.toContain('flowTriggered');
  });

  test('answers as ever where none has, with the values that were said', () => {
    const { one } = asks(resembling);
    expect(one.finish({ answer: { flowId: 'booking' } })).toEqual(['Booked for tuesday']);
    expect(one.events).toContainEqual(
      expect.objectContaining({ type: 'flowTriggered', flowId: 'booking', trigger: 'understanding' }),
    );
    expect(asks(resembling).one.finish({ failure: 'timedOut' })).toEqual(['Booked for tuesday']);
    expect(asks(resembling).one.finish({ failure: 'noAnswer' })).toEqual(['Booked for tuesday']);
  });

  test('is asked about first where it asks for values and is not clearly meant', () => {
    const saidOf = (flowId: string, confidence: number, bot: Partial<CompiledLanguage> = {}) => {
      const one = new Conversation({ sourceIds: ['source'] }, bot);
      const understood = { ...resembling, ranking: [{ flowId, confidence }], entities: [] };
      one.take({ type: 'said', text: 'afraid of the dentist', understood });
      return { one, said: one.finish({ answer: { flowId } }) };
    };
    const asking = { words: { left: '', meant: 'This?' } };
    const { one, said } = saidOf('joining', 0.7, asking);
    expect(said).toEqual(['This?']);
    expect(one.events.at(-1)).toMatchObject({
      bubbles: [{ messages: [{ kind: 'text' }, { kind: 'suggestion', flowId: 'joining' }] }],
    });
    expect(one.types).not.toContain('flowTriggered');
    expect(saidOf('joining', 0.9, asking).said).toEqual(['How old?']);
    // What only answers leads nowhere, and releases of earlier versions have no words for it.
    expect(saidOf('hours', 0.7, asking).said).toEqual(['hours']);
    expect(saidOf('joining', 0.7).said).toEqual(['How old?']);
  });

  test('takes what was said with it when it is chosen, unless something else was said meanwhile', () => {
    const age = { typeId: 'number', start: 0, end: 1, text: '8', value: '8' };
    const offered = () => {
      const one = new Conversation({ sourceIds: ['source'] }, { words: { left: '', meant: 'This?' } });
      const understood = {
        ...resembling,
        ranking: [{ flowId: 'joining', confidence: 0.7 }],
        entities: [age],
      };
      one.take({ type: 'said', text: 'a dentist for 8', understood });
      expect(one.finish({ answer: { flowId: 'joining' } })).toEqual(['This?']);
      return one;
    };
    const one = offered();
    expect(one.pick('joining')).toEqual(['Your name?']);
    expect(one.state.parameters?.age?.value).toBe('8');
    expect(one.state.doubted).toBeUndefined();
    const other = offered();
    other.say('hours', covered('hours'));
    expect(other.pick('joining')).toEqual(['How old?']);
  });

  test('answers at once without sources, and where its words are known', () => {
    expect(asks(resembling, []).said).toEqual(['Booked for tuesday']);
    expect(asks({ ...resembling, unfamiliar: [] }).said).toEqual(['Booked for tuesday']);
    expect(asks({ ...resembling, layer: 'exact' }).said).toEqual(['Booked for tuesday']);
  });
});

describe('a question that comes instead of a value', () => {
  const asking: UnderstoodText = { layer: 'classifier', ranking: [], cue: 'ask' };
  const joining = () => {
    const chat = new Conversation();
    expect(chat.say('join', covered('joining'))).toEqual(['How old?']);
    return chat;
  };
  const eight = { typeId: 'number', start: 0, end: 1, text: '8', value: '8' };

  test('need not look like a question, where it is no value', () => {
    const chat = joining();
    expect(chat.say('hm well', unknown)).toEqual(['How old?']);
    expect(chat.say('the price of a year', unknown)).toEqual([]);
    expect(chat.finish(answered)).toEqual([text, 'How old?']);
    expect(chat.state.filling).toMatchObject({ name: 'age', attempt: 2 });
    chat.say('8', { ...unknown, entities: [eight] });
    expect(chat.say('Bo the third')).toEqual(['Joined, Bo the third']);
  });

  test('is answered, and the value is asked for again', () => {
    const chat = joining();
    expect(chat.say('what does it cost?', asking)).toEqual([]);
    expect(chat.finish(answered)).toEqual([text, 'How old?']);
    expect(chat.state.filling).toMatchObject({ name: 'age', attempt: 1 });
    chat.say('8', { ...unknown, entities: [eight] });
    expect(chat.say('what does it cost?', asking)).toEqual([]);
    expect(chat.finish(answered)).toEqual([text, 'Your name?']);
    expect(chat.say('Bo')).toEqual(['Joined, Bo']);
  });

  test('may be answered by a flow: a plain one lets it go on, one that collects takes over, its own asks again', () => {
    const answeredBy = (flowId: string) => {
      const chat = joining();
      chat.say('what does it cost?', asking);
      return chat.finish({ answer: { flowId } });
    };
    expect(answeredBy('sorry')).toEqual(['sorry', 'How old?']);
    expect(answeredBy('booking')).toEqual(['Booked for ']);
    expect(answeredBy('joining')).toEqual(['How old?']);
  });

  test('that nothing answers is asked about as before: the third time the bot lets go', () => {
    const chat = joining();
    const ask = () => {
      chat.say('what does it cost?', asking);
      return chat.finish({ failure: 'noAnswer' });
    };
    expect([ask(), ask(), ask()]).toEqual([['How old?'], ['How old?'], ['fallback']]);
    expect(chat.state.filling).toBeUndefined();
  });

  test('that nothing answers is the value where anything is one', () => {
    const chat = joining();
    chat.say('8', { ...unknown, entities: [eight] });
    chat.say('who are you', asking);
    expect(chat.finish({ failure: 'noAnswer' })).toEqual(['Joined, who are you']);
    const wondering = new Conversation();
    wondering.say('ask', covered('asking'));
    wondering.say('who are you?', asking);
    expect(wondering.finish({ failure: 'noAnswer' })).toEqual(['Asked: who are you?']);
  });

  test('is nobody’s name, and is said to have no answer', () => {
    const chat = new Conversation({}, { words: { left: '', unanswered: 'No idea.' } });
    chat.say('join', covered('joining'));
    chat.say('is there a pool?', asking);
    expect(chat.finish({ failure: 'noAnswer' })).toEqual(['No idea.', 'How old?']);
    expect(chat.types).toContain('questionUnsolved');
    chat.say('8', { ...unknown, entities: [eight] });
    chat.say('is there a pool?', asking);
    expect(chat.finish({ failure: 'noAnswer' })).toEqual(['No idea.', 'Your name?']);
    expect(chat.say('Bo')).toEqual(['Joined, Bo']);
  });

  test('that a flow answers whose words it does not know is answered by a source that does', () => {
    const doubtful: UnderstoodText = {
      ...asking,
      ranking: [{ flowId: 'sorry', confidence: 0.9 }],
      unfamiliar: ['pool'],
    };
    const midway = () => {
      const chat = new Conversation({ sourceIds: ['source'] });
      chat.say('join', covered('joining'));
      expect(chat.say('what does the pool cost?', doubtful)).toEqual([]);
      return chat;
    };
    expect(midway().finish(answered)).toEqual([text, 'How old?']);
    expect(midway().finish({ failure: 'noAnswer' })).toEqual(['sorry', 'How old?']);
  });
});

test('nothing is said of an answer that was only shown to be asked for; a value is asked for again', () => {
  const simulated = outcome({ detail: '', simulated: true });
  const chat = new Conversation();
  chat.say('Can I return it?');
  expect(chat.finish(simulated)).toEqual([]);
  expect([chat.types, chat.state.pending]).toEqual([['workDone'], undefined]);
  const joining = new Conversation();
  expect(joining.say('Join', covered('joining'))).toEqual(['How old?']);
  joining.say('Can I return it?', { ...unknown, cue: 'ask' });
  expect(joining.finish(simulated)).toEqual(['How old?']);
});
