import { expect, test } from 'vitest';
import { covered, GeneratingConversation, passage, text } from '../test/generating-conversation.ts';
import type { UnderstoodText } from './advance.ts';
import type { CompiledLanguage } from './release.ts';

const tuesday = { typeId: 'date', start: 0, end: 7, text: 'tuesday', value: '2026-11-24' };
const resembling: UnderstoodText = {
  layer: 'classifier',
  ranking: [{ flowId: 'booking', confidence: 0.9 }],
  unfamiliar: ['dentist'],
  entities: [tuesday],
};
const asks = (understood: UnderstoodText, sourceIds: readonly string[] = ['source']) => {
  const one = new GeneratingConversation({ sourceIds });
  return { one, said: one.take({ type: 'said', text: 'tuesday, afraid of the dentist', understood }) };
};

test('a doubted flow lets sources answer that have met it', () => {
  const { one, said } = asks(resembling);
  expect(said).toEqual([]);
  expect(one.work).toMatchObject([{ kind: 'generate', doubt: { flowId: 'booking', words: ['dentist'] } }]);
  expect(one.finish({ answer: { text, citations: [passage] } })).toEqual([text]);
  expect(one.types).not.toContain('flowTriggered');
});

test('a doubted flow answers as ever where none has, with the values that were said', () => {
  const { one } = asks(resembling);
  expect(one.finish({ answer: { flowId: 'booking' } })).toEqual(['Booked for tuesday']);
  expect(one.events).toContainEqual(
    expect.objectContaining({ type: 'flowTriggered', flowId: 'booking', trigger: 'understanding' }),
  );
  expect(asks(resembling).one.finish({ failure: 'timedOut' })).toEqual(['Booked for tuesday']);
  expect(asks(resembling).one.finish({ failure: 'noAnswer' })).toEqual(['Booked for tuesday']);
});

test('a doubted flow is asked about first where it asks for values, however sure', () => {
  const saidOf = (flowId: string, confidence: number, bot: Partial<CompiledLanguage> = {}) => {
    const one = new GeneratingConversation({ sourceIds: ['source'] }, bot);
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
  expect(saidOf('joining', 0.99, asking).said).toEqual(['This?']);
  // What only answers leads nowhere, and releases of earlier versions have no words for it.
  expect(saidOf('hours', 0.7, asking).said).toEqual(['hours']);
  expect(saidOf('joining', 0.7).said).toEqual(['How old?']);
});

test('a flow that does something is asked about where it is hardly recognised in words it never met', () => {
  const bot = { words: { left: '', meant: 'This?' } };
  const begun = (confidence: number, unfamiliar: string[], sourceIds: string[] = []) => {
    const one = new GeneratingConversation({ sourceIds }, bot);
    const understood = {
      ...resembling,
      ranking: [{ flowId: 'human', confidence }],
      unfamiliar,
      entities: [],
    };
    const said = one.take({ type: 'said', text: 'am I insured', understood });
    return sourceIds.length ? one.finish({ failure: 'noAnswer' }) : said;
  };
  expect(begun(0.51, ['insured'])).toEqual(['This?']);
  expect(begun(0.51, ['insured'], ['source'])).toEqual(['This?']);
  expect(begun(0.9, ['insured'])).toEqual(['human']);
  expect(begun(0.51, [])).toEqual(['human']);
});

test('yes in words begins the one flow that was asked about, with the values that were said', () => {
  const bot = { words: { left: 'Fine.', meant: 'This?' } };
  const asked = (ranking: UnderstoodText['ranking']) => {
    const one = new GeneratingConversation({ sourceIds: ['source'] }, bot);
    one.take({ type: 'said', text: 'afraid of the dentist', understood: { ...resembling, ranking } });
    one.finish({ failure: 'noAnswer' });
    return one;
  };
  const say = (one: GeneratingConversation, text: string, cue: 'agree' | 'leave') =>
    one.take({ type: 'said', text, understood: { layer: 'classifier', ranking: [], cue } });
  const joining = { flowId: 'joining', confidence: 0.7 };
  expect(say(asked([joining]), 'yes', 'agree')).toEqual(['How old?']);
  expect(say(asked([joining]), 'no thanks', 'leave')).toEqual(['Fine.']);
});

test('a doubted flow is asked about first, however sure, where the question is of another kind or about a holiday', () => {
  const bot = { words: { left: '', meant: 'This?' } };
  const saidOf = (flowId: string, more: Partial<UnderstoodText>, sourceIds = ['source']) => {
    const one = new GeneratingConversation({ sourceIds }, bot);
    const understood = { ...resembling, ranking: [{ flowId, confidence: 0.99 }], unfamiliar: [], ...more };
    const said = one.take({ type: 'said', text: 'how much room has it', understood });
    const [asked] = one.work;
    return { asked, said: asked ? one.finish({ answer: { flowId } }) : said };
  };
  const other = { asksOtherwise: true as const };
  expect(saidOf('joining', other)).toMatchObject({ asked: { doubt: { words: [] } }, said: ['This?'] });
  expect(saidOf('joining', other, [])).toEqual({ asked: undefined, said: ['This?'] });
  // What asks for nothing still answers where no source does.
  expect(saidOf('booking', other)).toMatchObject({ asked: {}, said: ['Booked for tuesday'] });
  const holiday = { unfamiliar: ['easter'], namesHoliday: true as const, topic: 'easter' };
  expect(saidOf('hours', holiday)).toMatchObject({ asked: { topic: 'easter' }, said: ['This?'] });
  expect(saidOf('hours', holiday, []).said).toEqual(['This?']);
  expect(saidOf('hours', { ...holiday, layer: 'exact' }).said).toEqual(['hours']);
});

test('a doubted flow takes what was said with it when it is chosen, unless something else was said meanwhile', () => {
  const age = { typeId: 'number', start: 0, end: 1, text: '8', value: '8' };
  const offered = () => {
    const one = new GeneratingConversation(
      { sourceIds: ['source'] },
      { words: { left: '', meant: 'This?' } },
    );
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

test('a doubted flow that asks for values is offered where it has never met the words and no source can tell', () => {
  const chat = new GeneratingConversation({}, { words: { left: '', meant: 'This?' } });
  const renting = { layer: 'classifier' as const, ranking: [{ flowId: 'joining', confidence: 0.96 }] };
  expect(chat.say('can I rent one', { ...renting, unfamiliar: ['rent'] })).toEqual(['This?']);
  expect(chat.say('I want to join', renting)).toEqual(['How old?']);
});

test('a doubted flow that asks for values is offered beside another that is as likely', () => {
  const chat = new GeneratingConversation({}, { words: { left: '', meant: 'This?' } });
  const ranking = [
    { flowId: 'joining', confidence: 0.954 },
    { flowId: 'booking', confidence: 0.949 },
  ];
  chat.say('how do I leave', { layer: 'classifier', ranking });
  const offered = chat.events.findLast(({ type }) => type === 'botSaid');
  expect(JSON.stringify(offered)).toMatch(/This\?.*joining.*booking/);
  const clear = [ranking[0] ?? { flowId: '', confidence: 0 }, { flowId: 'booking', confidence: 0.7 }];
  expect(chat.say('I want to join', { layer: 'classifier', ranking: clear })).toEqual(['How old?']);
});

test('a doubted flow is offered beside one that is as likely, also after no source knew better', () => {
  const chat = new GeneratingConversation({ sourceIds: ['source'] }, { words: { left: '', meant: 'This?' } });
  const ranking = [
    { flowId: 'joining', confidence: 0.7 },
    { flowId: 'booking', confidence: 0.68 },
  ];
  chat.say('how do I get out', { layer: 'classifier', ranking, unfamiliar: ['out'] });
  chat.finish({ failure: 'noAnswer' });
  expect(JSON.stringify(chat.events)).toMatch(/This\?.*joining.*booking/);
});

test('a doubted flow answers at once without sources, and where its words are known', () => {
  expect(asks(resembling, []).said).toEqual(['Booked for tuesday']);
  expect(asks({ ...resembling, unfamiliar: [] }).said).toEqual(['Booked for tuesday']);
  expect(asks({ ...resembling, layer: 'exact' }).said).toEqual(['Booked for tuesday']);
});

test('a goodbye is looked up nowhere, and is met where no flow meets it', () => {
  const said = (words: { left: string; courtesy?: string }) => {
    const one = new GeneratingConversation({ sourceIds: ['source'] }, { words });
    const understood = { layer: 'none', ranking: [], cue: 'courtesy' } as const;
    return { one, said: one.take({ type: 'said', text: 'farvel', understood }) };
  };
  const met = said({ left: '', courtesy: 'Do write again.' });
  expect(met.said).toEqual(['Do write again.']);
  expect(met.one.types).not.toContain('questionUnsolved');
  // Releases of earlier versions have no words for it.
  expect(said({ left: '' }).one.work).toEqual([]);
});

test('a question about what was said before doubts a flow once something was said', () => {
  const one = new GeneratingConversation({ sourceIds: ['source'] }, { words: { left: '', meant: 'This?' } });
  const understood: UnderstoodText = {
    layer: 'classifier',
    ranking: [{ flowId: 'hours', confidence: 0.7 }],
    refersBack: true,
  };
  const ask = () => one.take({ type: 'said', text: 'how long is it?', understood });
  expect(ask()).toEqual(['hours']);
  expect(ask()).toEqual([]);
  expect(one.work).toMatchObject([{ kind: 'generate' }]);
  expect(one.finish({ answer: { flowId: 'hours' } })).toEqual(['This?']);
});
