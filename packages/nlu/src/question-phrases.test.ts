import { expect, test } from 'vitest';
import { withoutMeasures } from './question-phrases.ts';

test.each([
  ['hvor gammel skal man være for at leje', 'skal man være for at leje'],
  ['Hvor lang tid tager et implantat?', 'tager et implantat?'],
  ['hvor længe i forvejen skal jeg booke', 'skal jeg booke'],
  ['hvor store hunde tager I', 'hunde tager I'],
  ['hvor ligger I', 'hvor ligger I'],
  ['min gamle cykel', 'min gamle cykel'],
])('of "%s" it leaves "%s"', (question, left) => {
  expect(withoutMeasures(question, 'da').trim()).toBe(left);
});

test('in English too', () => {
  expect(withoutMeasures('how old must I be', 'en').trim()).toBe('must I be');
  expect(withoutMeasures('how do I pay', 'en')).toBe('how do I pay');
});
