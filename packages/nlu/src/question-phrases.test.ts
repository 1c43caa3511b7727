import { expect, test } from 'vitest';
import { measuresIn, withoutMeasures } from './question-phrases.ts';

test.each([
  ['hvor gammel skal man være for at leje', 'skal man være for at leje'],
  ['Hvor lang tid tager et implantat?', 'tager et implantat?'],
  ['hvor længe i forvejen skal jeg booke', 'skal jeg booke'],
  ['hvor store hunde tager I', 'hunde tager I'],
  ['kan man komme på besøg først', 'kan man komme på besøg'],
  ['hvor ligger I', 'hvor ligger I'],
  ['min gamle cykel', 'min gamle cykel'],
])('of "%s" it leaves "%s"', (question, left) => {
  expect(withoutMeasures(question, 'da').trim()).toBe(left);
});

test('in English too', () => {
  expect(withoutMeasures('how old must I be', 'en').trim()).toBe('must I be');
  expect(withoutMeasures('how do I pay', 'en')).toBe('how do I pay');
  expect(withoutMeasures('can we visit first?', 'en')).toBe('can we visit  ?');
  expect(withoutMeasures('when is the first visit', 'en')).toBe('when is the first visit');
});

test('the words that tell what is asked for are told by themselves', () => {
  expect(measuresIn('Hvor sent kan jeg afbestille?', 'da')).toBe('Hvor sent');
  expect(measuresIn('how late can I cancel', 'en')).toBe('how late');
  expect(measuresIn('kan jeg afbestille', 'da')).toBe('');
});
