import { expect, test } from 'vitest';
import { unknownNames } from './unknown-names.ts';

test('a text tells which values it names that nobody collects', () => {
  expect(unknownNames('Den {{dag}} til {{ antal }}, {{antal}} og {{navn}}.', ['dag'])).toEqual([
    'antal',
    'navn',
  ]);
  expect(unknownNames('Den {{dag}}, {dag}, {{2}} og {{ }}.', ['dag'])).toEqual([]);
});
