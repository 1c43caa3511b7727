import { expect, test } from 'vitest';
import { hiding } from './hiding.ts';

const hide = hiding(['a/b "c" ø+1', 'a/b', 'first\nsecond']);

test.each([
  'a/b "c" ø+1',
  encodeURIComponent('a/b "c" ø+1'),
  'a%2Fb+%22c%22+%C3%B8%2B1',
  'a/b \\"c\\" ø+1',
  'a\\/b \\"c\\" ø+1',
  'a/b \\\\\\"c\\\\\\" ø+1',
  'a/b \\"c\\" \\u00f8+1',
  'a/b &quot;c&quot; ø+1',
  'first\nsecond',
  'first second',
  'first\\nsecond',
])('%j is not seen', (form) => {
  expect(hide(`<${form}>${form}`)).toBe('<••••••••>••••••••');
});

test('what is no secret stays', () => {
  expect(hide('a/c $& first')).toBe('a/c $& first');
});
