import { expect, test } from 'vitest';
import { linkText } from './link-text.ts';

const links = (text: string) => linkText(text).flatMap((part) => (part.href ? [[part.text, part.href]] : []));

test.each([
  [
    'see https://example.com/a?b=1&c=2#d.',
    [['https://example.com/a?b=1&c=2#d', 'https://example.com/a?b=1&c=2#d']],
  ],
  ['(www.example.org)', [['www.example.org', 'https://www.example.org']]],
  ['https://example.org/a_(b), and', [['https://example.org/a_(b)', 'https://example.org/a_(b)']]],
  ['(https://example.org/a).', [['https://example.org/a', 'https://example.org/a']]],
  ['javascript:alert(1) data:text/html,x ftp://example.org', []],
  ['<a href="https://example.org/x">x</a>', [['https://example.org/x', 'https://example.org/x']]],
  ['https:// www. http://x', []],
])('the addresses in %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('nothing of the text is lost', () => {
  const text = 'a https://example.org/b, c\nwww.example.org d https://.';
  expect(
    linkText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
