import { expect, test } from 'vitest';
import { answerTo, isNoAnswer } from './answer-to.ts';
import { oneSaid } from './count-said.ts';
import { type FoundValue, fillText, valuesSaid } from './parameters.ts';

const guests = { name: 'antal', typeId: 'number', question: 'Hvor mange er I?' };
const day = { name: 'dag', typeId: 'date', question: 'Hvilken dag?' };

/** Values of types, by the words they are said in. */
const found = (text: string, said: [words: string, typeId: string, value: string][]): FoundValue[] => {
  let from = 0;
  return said.map(([words, typeId, value]) => {
    const start = text.indexOf(words, typeId === 'number' ? from : 0);
    from = start + words.length;
    return { typeId, start, end: start + words.length, text: words, value };
  });
};
const answer = (text: string, said: [string, string, string][], asked = guests) =>
  answerTo(
    asked,
    text,
    { layer: 'classifier', ranking: [], entities: found(text, said) },
    [guests, day].filter((one) => one !== asked),
    'da',
    '2026-11-20',
  )?.value;

test('numbers that are counted together are one', () => {
  const two: [string, string, string] = ['to', 'number', '2'];
  const three: [string, string, string] = ['tre', 'number', '3'];
  expect(answer('vi er to voksne og tre børn', [two, three])).toBe('5');
  expect(answer('to eller tre', [two, three])).toBe('2');
  expect(answer('to', [two])).toBe('2');
  const age = { ...guests, name: 'alder', question: 'Hvor gammel er du?' };
  expect(answer('to og tre', [two, three], age)).toBe('2');
});

test('one of something counts where it is counted with others', () => {
  const two: [string, string, string] = ['to', 'number', '2'];
  expect(answer('to voksne og et barn', [two])).toBe('3');
  expect(answer('en voksen og to børn', [two])).toBe('3');
  expect(
    answer('two adults and one child', [
      ['two', 'number', '2'],
      ['one', 'number', '1'],
    ]),
  ).toBe('3');
  expect(answer('two adults, a child', [['two', 'number', '2']])).toBe('3');
  expect(answer('to voksne og en barnevogn', [two])).toBe('2');
  expect(answer('et hold på to', [two])).toBe('2');
});

test.for<[string, string | undefined]>([
  ['et barn', '1'],
  ['Bare en hund.', '1'],
  ['a child', '1'],
  ['just an adult', '1'],
  ['en masse', undefined],
  ['et øjeblik', undefined],
  ['a few', undefined],
  ['det er en god dag for det', undefined],
])('"%s" is %s', ([text, count]) => {
  expect(oneSaid(guests, text, [])?.value).toBe(count);
});

test('a number that is a part of a day is none', () => {
  const said = found('1. januar', [
    ['1', 'number', '1'],
    ['1. januar', 'date', '2027-01-01'],
  ]);
  expect([...valuesSaid([guests, day], said, '2026-11-20').keys()]).toEqual(['dag']);
  expect([...valuesSaid([guests], said, '2026-11-20').keys()]).toEqual(['antal']);
});

test.for(['det ved jeg ikke', 'hvad mener du?', 'hvorfor spørger du', 'aner det ikke'])(
  '"%s" tells nothing',
  (text) => {
    const understood = { layer: 'classifier', ranking: [] } as const;
    expect(isNoAnswer(guests, text, understood, 'da')).toBe(true);
    expect(isNoAnswer(guests, text, { ...understood, layer: 'exact' }, 'da')).toBe(false);
  },
);

test('thanks are no answer, and yes is one where anything is', () => {
  const cued = (cue: 'courtesy' | 'agree') => ({ layer: 'classifier', ranking: [], cue }) as const;
  expect(isNoAnswer(guests, 'tak', cued('courtesy'), 'da')).toBe(true);
  expect(isNoAnswer(guests, 'ja tak', cued('agree'), 'da')).toBe(true);
  expect(isNoAnswer({ ...guests, takesAnything: true }, 'ja tak', cued('agree'), 'da')).toBe(false);
});

test.for<[string, string, string]>([
  ['Vi ses den {{dag}}.', 'den 12. juli', 'Vi ses den 12. juli.'],
  ['Arriving on {{dag}}', 'on the 12th of July', 'Arriving on 12th of July'],
  ['Vi ses {{dag}}.', 'på lørdag', 'Vi ses på lørdag.'],
  ['Vi ses på {{dag}}', 'i morgen', 'Vi ses på i morgen'],
])('"%s" with "%s"', ([text, said, filled]) => {
  expect(fillText(text, { dag: { value: '2027-07-12', text: said } })).toBe(filled);
});

test('what is no day or time is said as it was', () => {
  const place = { value: 'Den Gyldne Løve', text: 'Den Gyldne Løve' };
  expect(fillText('på {{sted}}', { sted: place })).toBe('på Den Gyldne Løve');
});
