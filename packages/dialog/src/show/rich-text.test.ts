import { describe, expect, test } from 'vitest';
import { growth } from '../../test/growth.ts';
import { plainText } from './plain-text.ts';
import { type Block, type Inline, parseRichText } from './rich-text.ts';

const marks = { bold: 'b', italic: 'i', strike: 's' } as const;
const inlineMarkup = (inline: Inline): string => {
  if (typeof inline === 'string') return inline.replaceAll('<', '&lt;');
  const children = inline.children.map(inlineMarkup).join('');
  if (inline.kind === 'link') return `<a ${inline.href}>${children}</a>`;
  return `<${marks[inline.kind]}>${children}</${marks[inline.kind]}>`;
};
const blockMarkup = (block: Block): string => {
  if (block.kind === 'paragraph') return `<p>${block.children.map(inlineMarkup).join('')}</p>`;
  const items = block.items.map((item) => `<li>${item.map(inlineMarkup).join('')}</li>`).join('');
  return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
};
const markup = (text: string) => parseRichText(text).map(blockMarkup).join('');
const line = (text: string) => markup(text).replace(/^<p>|<\/p>$/g, '');

test.each([
  ['**fed** og *skrå* og _skrå_ og ~~væk~~', '<b>fed</b> og <i>skrå</i> og <i>skrå</i> og <s>væk</s>'],
  ['**fed med _skrå_ i**', '<b>fed med <i>skrå</i> i</b>'],
  ['(**fed**), »*skrå*«.', '(<b>fed</b>), »<i>skrå</i>«.'],
  ['[vores *cykler*](https://x.dk/a_(b)?c=d)', '<a https://x.dk/a_(b)?c=d>vores <i>cykler</i></a>'],
  ['**[ring](tel:+4512345678)**', '<b><a tel:+4512345678>ring</a></b>'],
  ['[skriv](mailto:hej@x.dk)', '<a mailto:hej@x.dk>skriv</a>'],
  ['[](https://x.dk/)', '<a https://x.dk/>x.dk</a>'],
  ['se https://x.dk/_a_b_c.', 'se <a https://x.dk/_a_b_c>https://x.dk/_a_b_c</a>.'],
  ['**www.x.dk**', '<b><a https://www.x.dk>www.x.dk</a></b>'],
  ['\\*ikke skrå\\*', '*ikke skrå*'],
])('%j is formatted', (text, expected) => {
  expect(line(text)).toBe(expected);
});

describe('what is no formatting stays as it is', () => {
  test.each([
    '2 * 3 * 4, 5*3*2 og 2**3**4',
    '5*3* er et halvt regnestykke og tlf_nr_ et navn',
    'Kun 99 kr.* om måneden',
    '*Gælder ikke på øer.',
    '* Gælder ikke på øer',
    'snake_case_name og min_mail_adresse',
    'Udfyld: ____ og **** og ~~~~',
    'f**k og s**t',
    'a ** b ** c',
    '[ikke et link] (og ikke her)',
    'C:\\mappe\\fil',
    '5. november holder vi lukket',
    '1. maj holder vi lukket',
    '-5 grader',
    '<b>fed</b> & <script>alert(1)</script>',
    '_',
    '**',
    '](',
    '[]()',
  ])('%j', (text) => {
    expect(line(text)).toBe(text.replaceAll('<', '&lt;'));
    expect(plainText(text)).toBe(text);
  });
});

test('a footnote does not swallow what is marked in it', () => {
  expect(line('*Gælder *kun* hverdage')).toBe('*Gælder <i>kun</i> hverdage');
});

test('a mark does not reach over a line break, which stays', () => {
  expect(line('*en\nto* og\r\n\r\ntre')).toBe('*en\nto* og\n\ntre');
});

test('lists, between paragraphs', () => {
  expect(markup('Vi har:\n\n- **by**cykler\n- *el*cykler\n\nSådan:\n1. Kom\n2. Kør\n3. ')).toBe(
    '<p>Vi har:</p><ul><li>**by**cykler</li><li>*el*cykler</li></ul><p>Sådan:</p><ol><li>Kom</li><li>Kør</li></ol><p>3. </p>',
  );
  expect(plainText('Vi har:\n- **by**\n- el\n1. Kom\n2. Kør')).toBe('Vi har:\n- by\n- el\n1. Kom\n2. Kør');
});

test('a text of nothing has no parts', () => {
  expect(parseRichText(' \n\n')).toEqual([]);
});

describe('hostile input', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/media/../x',
    'https://',
    'https:evil',
    'java%0ascript:alert(1)',
    '\u0001javascript:alert(1)',
    'https://a"onclick="x',
  ])('no link leads to %j', (address) => {
    expect(markup(`[x](${address})`)).not.toContain('<a');
  });

  test.each([
    '*a ',
    '**',
    '[',
    '](',
    '[x](https://x.dk/',
    '*_**~~[',
    '_a_ ',
    '\\',
    'https://x.dk/(((((',
    'www.',
    '- \n',
    '1. a\n',
    ')',
  ])('%j over and over takes longer as it becomes longer, and not by its square', (piece) => {
    const read = (text: string) => {
      parseRichText(text);
      parseRichText(`https://x.dk/${text}`);
    };
    expect(growth(read, piece, 20_000)).toBeLessThan(10);
  });

  test('nesting stays shallow, whatever is opened', () => {
    const depth = (inlines: readonly Inline[]): number =>
      Math.max(0, ...inlines.map((inline) => (typeof inline === 'string' ? 0 : 1 + depth(inline.children))));
    const [block] = parseRichText(`${'**a _b *c ~~d [e '.repeat(500)}](https://x.dk) ~~* _ **`);
    expect(block?.kind === 'paragraph' && depth(block.children)).toBeLessThan(6);
  });
});
