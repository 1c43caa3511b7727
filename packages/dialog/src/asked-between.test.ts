import { expect, test } from 'vitest';
import {
  answered,
  covered,
  GeneratingConversation,
  notCovered,
  text,
} from '../test/generating-conversation.ts';
import type { UnderstoodText } from './advance.ts';

const asking: UnderstoodText = { layer: 'classifier', ranking: [], cue: 'ask' };
const joining = () => {
  const chat = new GeneratingConversation();
  expect(chat.say('join', covered('joining'))).toEqual(['How old?']);
  return chat;
};
const eight = { typeId: 'number', start: 0, end: 1, text: '8', value: '8' };

test('a question instead of a value need not look like a question, where it is no value', () => {
  const chat = joining();
  expect(chat.say('hm well', notCovered)).toEqual(['How old?']);
  expect(chat.say('the price of a year', notCovered)).toEqual([]);
  expect(chat.finish(answered)).toEqual([text, 'How old?']);
  expect(chat.state.filling).toMatchObject({ name: 'age', attempt: 2 });
  chat.say('8', { ...notCovered, entities: [eight] });
  expect(chat.say('Bo the third')).toEqual(['Joined, Bo the third']);
});

test('a question instead of a value is answered, and the value is asked for again', () => {
  const chat = joining();
  expect(chat.say('what does it cost?', asking)).toEqual([]);
  expect(chat.finish(answered)).toEqual([text, 'How old?']);
  expect(chat.state.filling).toMatchObject({ name: 'age', attempt: 1 });
  chat.say('8', { ...notCovered, entities: [eight] });
  expect(chat.say('what does it cost?', asking)).toEqual([]);
  expect(chat.finish(answered)).toEqual([text, 'Your name?']);
  expect(chat.say('Bo')).toEqual(['Joined, Bo']);
});

test('a question instead of a value may be answered by a flow: a plain one lets it go on, one that collects takes over, its own asks again', () => {
  const answeredBy = (flowId: string) => {
    const chat = joining();
    chat.say('what does it cost?', asking);
    return chat.finish({ answer: { flowId } });
  };
  expect(answeredBy('sorry')).toEqual(['sorry', 'How old?']);
  expect(answeredBy('booking')).toEqual(['Booked for ']);
  expect(answeredBy('joining')).toEqual(['How old?']);
});

test('a question instead of a value that nothing answers is asked about as before: the third time the bot lets go', () => {
  const chat = joining();
  const ask = () => {
    chat.say('what does it cost?', asking);
    return chat.finish({ failure: 'noAnswer' });
  };
  expect([ask(), ask(), ask()]).toEqual([['How old?'], ['How old?'], ['fallback']]);
  expect(chat.state.filling).toBeUndefined();
});

test('a question instead of a value that nothing answers is the value where anything is one', () => {
  const wondering = new GeneratingConversation();
  wondering.say('ask', covered('asking'));
  wondering.say('who are you?', asking);
  expect(wondering.finish({ failure: 'noAnswer' })).toEqual(['Asked: who are you?']);
});

test('a question instead of a value is nobody’s name, and is said to have no answer', () => {
  const chat = new GeneratingConversation({}, { words: { left: '', unanswered: 'No idea.' } });
  chat.say('join', covered('joining'));
  chat.say('is there a pool?', asking);
  expect(chat.finish({ failure: 'noAnswer' })).toEqual(['No idea.', 'How old?']);
  expect(chat.types).toContain('questionUnsolved');
  chat.say('8', { ...notCovered, entities: [eight] });
  chat.say('is there a pool?', asking);
  expect(chat.finish({ failure: 'noAnswer' })).toEqual(['No idea.', 'Your name?']);
  chat.say('can my mother come', asking);
  expect(chat.finish({ failure: 'noAnswer' })).toEqual(['Your name?']);
  expect(chat.say('Bo')).toEqual(['Joined, Bo']);
});

test('a question instead of a value that has the value in it is answered where a source can, and is the value where none can', () => {
  const chat = new GeneratingConversation({ sourceIds: ['source'] });
  chat.say('join', covered('joining'));
  const about = { ...asking, entities: [eight], asksBeside: ['pool'] };
  expect(chat.say('8 in the pool?', about)).toEqual([]);
  expect(chat.finish(answered)).toEqual([text, 'How old?']);
  expect(chat.say('8 in the pool?', about)).toEqual([]);
  expect(chat.finish({ failure: 'noAnswer' })).toEqual(['Your name?']);
  const other = new GeneratingConversation({ sourceIds: ['source'] });
  other.say('join', covered('joining'));
  const name = { typeId: 'text', start: 10, end: 12, text: 'Bo', value: 'Bo' };
  other.say('8 for Bo in the pool?', { ...about, entities: [eight, name] });
  expect(other.finish({ failure: 'noAnswer' })).toEqual(['Joined, Bo']);
});

test('a question instead of a value that a flow answers whose words it does not know is answered by a source that does', () => {
  const doubtful: UnderstoodText = {
    ...asking,
    ranking: [{ flowId: 'sorry', confidence: 0.9 }],
    unfamiliar: ['pool'],
  };
  const midway = () => {
    const chat = new GeneratingConversation({ sourceIds: ['source'] });
    chat.say('join', covered('joining'));
    expect(chat.say('what does the pool cost?', doubtful)).toEqual([]);
    return chat;
  };
  expect(midway().finish(answered)).toEqual([text, 'How old?']);
  expect(midway().finish({ failure: 'noAnswer' })).toEqual(['sorry', 'How old?']);
});

test('a question instead of a value begins no other flow that asks for values and is likely not meant', () => {
  const chat = new GeneratingConversation({ sourceIds: ['source'] }, { words: { left: '', meant: 'This?' } });
  chat.say('join', covered('joining'));
  const ranking = [{ flowId: 'asking', confidence: 0.99 }];
  chat.say('what may I ask', { ...asking, ranking, asksOtherwise: true });
  expect(chat.finish({ answer: { flowId: 'asking' } })).toEqual(['How old?']);
  expect(chat.state.filling).toMatchObject({ flowId: 'joining', name: 'age' });
});
