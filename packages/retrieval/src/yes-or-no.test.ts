import { expect, test } from 'vitest';
import { saysYesOrNo, withoutYesOrNo } from './yes-or-no.ts';

test.each([
  ['Ja, der er tømningsplads.', 'Der er tømningsplads.'],
  ['Yes, until 10 pm. Call us.', 'Until 10 pm. Call us.'],
  ['Nej desværre. Ring til os.', 'Ring til os.'],
])('%s', (text, rest) => {
  expect(saysYesOrNo(text)).toBe(true);
  expect(withoutYesOrNo(text)).toBe(rest);
});

test('a yes alone stays, and what only begins like one is none', () => {
  expect(withoutYesOrNo('Ja.')).toBe('Ja.');
  for (const text of ['Jagt er forbudt.', 'No dogs in the cabins.', 'Nej tak til reklamer']) {
    expect(saysYesOrNo(text)).toBe(false);
    expect(withoutYesOrNo(text)).toBe(text);
  }
});
