import { expect, test } from 'vitest';
import { flowOf, says } from '../test/bot-of-flows.ts';
import {
  answered,
  covered,
  GeneratingConversation,
  notCovered,
  outcome,
  passage,
  text,
  topic,
} from '../test/generating-conversation.ts';
import type { Generation } from './generation.ts';
import { asVisitorSees } from './visitor-event.ts';

test('a model is asked what no flow covers, with the texts it may use, and its answer is said with what it rests on', () => {
  const chat = new GeneratingConversation();
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
  const chat = new GeneratingConversation({}, { company: { companyPhone: '20 30 40 50' } });
  chat.passages = [{ ...passage, text: 'Call {{companyPhone}}, {{name}}.' }];
  chat.say('Can I return it?');
  expect(chat.work).toMatchObject([{ passages: [{ text: 'Call 20 30 40 50, .' }] }]);
});

test('a model is asked where there are sources alone, and without a model they are looked up without flows', () => {
  const chat = new GeneratingConversation({ sourceIds: ['site'] });
  chat.passages = [];
  chat.say('Can I return it?');
  expect(chat.work).toMatchObject([{ model: 'large', passages: [], sourceIds: ['site'] }]);
  const quoting = new GeneratingConversation({ model: null, sourceIds: ['site'] });
  quoting.say('Can I return it?');
  expect(quoting.work).toMatchObject([{ model: null, passages: [], sourceIds: ['site'] }]);
  quoting.finish(outcome({ answer: { text, citations: [passage], isQuote: true } }));
  expect(quoting.events.at(-1)).toMatchObject({ generated: { isQuote: true, citing: 'titles' } });
  const nothing = new GeneratingConversation({ model: null });
  expect(nothing.say('Can I return it?')).toEqual(['fallback']);
});

test('what may only be near to the question is said to be so', () => {
  const chat = new GeneratingConversation({}, { words: { left: '', nearest: 'Not sure:' } });
  const answer = { text, citations: [passage], isQuote: true as const };
  chat.say('Can I return it?');
  expect(chat.finish(outcome({ answer: { ...answer, isNearest: true } }))).toEqual(['Not sure:', text]);
  chat.say('Can I return it?');
  expect(chat.finish(outcome({ answer }))).toEqual([text]);
});

test('a visitor sees as much of what an answer rests on as the widget shows', () => {
  const seenWith = (citing: Generation['citing']) => {
    const chat = new GeneratingConversation({ citing });
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
  expect(new GeneratingConversation().say('When?', covered('hours'))).toEqual(['hours']);
  const alone = new GeneratingConversation({ isAlone: true });
  expect(alone.say('When?', covered('hours'))).toEqual([]);
  alone.finish(outcome({ answer: { flowId: 'hours' } }));
  expect(alone.say('And on sundays?', covered('sundays'))).toEqual(['sundays']);
});

test('a flow that says it better is run, and why is told', () => {
  const chat = new GeneratingConversation();
  chat.say('When?');
  expect(chat.finish(outcome({ answer: { flowId: 'hours' } }))).toEqual(['hours']);
  expect(chat.events).toContainEqual(
    expect.objectContaining({ type: 'flowTriggered', trigger: 'generation', flowId: 'hours' }),
  );
});

test('what a model finds besides is a value that flows can say, whether it finds an answer or not', () => {
  const values = { topic: { value: 'returns', text: 'returns' } };
  const fallback = flowOf('fallback', { responses: says('Of {{topic}}?') });
  const chat = new GeneratingConversation({}, { flows: { fallback } });
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
  const chat = new GeneratingConversation({ failedText: 'Not now.' });
  chat.say('Why is the sky blue?');
  expect(chat.finish(outcome({ failure: 'noAnswer' }))).toEqual(['fallback']);
  expect(chat.events).toContainEqual({ type: 'questionUnsolved', text: 'Why is the sky blue?' });
});

test('an unsolved question keeps the flow that came closest, though it was understood a step before', () => {
  const chat = new GeneratingConversation();
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
  const chat = new GeneratingConversation(more);
  chat.say('Can I return it?');
  expect(chat.finish(outcome({ failure: 'timedOut' }))).toEqual([said]);
  expect(chat.types).toContain('questionUnsolved');
});

test('so many answers are generated in a conversation, and no more', () => {
  const chat = new GeneratingConversation({ mostAnswers: 1, limitFlowId: 'enough' });
  chat.say('One?');
  chat.finish(answered);
  expect(chat.say('Two?')).toEqual(['enough']);
  expect(chat.types).toContain('questionUnsolved');
  expect(chat.effects).not.toContainEqual(expect.objectContaining({ type: 'work' }));
});

test('who is asked while nobody is there is told so', () => {
  const hours = [{ day: 5, fromTime: '08:00', toTime: '16:00' }];
  const chat = new GeneratingConversation({}, { officeTimes: hours, timeZone: 'UTC' });
  const told = () => chat.effects.find((effect) => effect.type === 'work');
  chat.say('One?');
  expect(told()).toMatchObject({ work: { instructions: 'Be kind.' } });
  chat.finish(answered);
  chat.now = Date.parse('2026-11-20T18:00:00.000Z');
  chat.say('Two?');
  expect(told()).toMatchObject({ work: { instructions: 'We are closed.', details: [] } });
});

test('what is said meanwhile is held, and an answer that never comes is not waited for', () => {
  const chat = new GeneratingConversation();
  chat.say('One?');
  expect(chat.say('Hello?', covered('hours'))).toEqual([]);
  expect(chat.state.held).toMatchObject([{ text: 'Hello?' }]);
  chat.now += 6 * 60_000;
  expect(chat.say('Hello??', covered('hours'))).toEqual(['hours']);
  expect(chat.state.pending).toBeUndefined();
});

test('what a model came up with is in the log once, where the bot says it', () => {
  const chat = new GeneratingConversation();
  chat.say('Can I return it?');
  chat.finish(answered);
  expect(JSON.stringify(chat.events).split(text)).toHaveLength(2);
  expect(chat.events[0]).toEqual({ type: 'workDone', of: 3, detail: '12', tookMs: 5 });
});

test('nobody is asked who has nothing to answer from', () => {
  const chat = new GeneratingConversation();
  chat.passages = [];
  expect(chat.say('Can I return it?')).toEqual(['fallback']);
  expect(chat.effects).not.toContainEqual(expect.objectContaining({ type: 'work' }));
});

test('nothing is said of an answer that was only shown to be asked for; a value is asked for again', () => {
  const simulated = outcome({ detail: '', simulated: true });
  const chat = new GeneratingConversation();
  chat.say('Can I return it?');
  expect(chat.finish(simulated)).toEqual([]);
  expect([chat.types, chat.state.pending]).toEqual([['workDone'], undefined]);
  const joining = new GeneratingConversation();
  expect(joining.say('Join', covered('joining'))).toEqual(['How old?']);
  joining.say('Can I return it?', { ...notCovered, cue: 'ask' });
  expect(joining.finish(simulated)).toEqual(['How old?']);
});
