import { expect, test } from 'vitest';
import { companyValues } from './company-values.ts';
import { fillBubbles, fillText } from './parameters.ts';
import { parseRichText } from './show/rich-text.ts';

const company = {
  companyName: 'Ø*hår*',
  companyPhone: '+45 12 34 56 78',
  companyEmail: 'hej_du@example.dk',
  companyWebsite: 'www.example.dk/a_b',
};
const values = companyValues(
  { company, officeTimes: [{ day: 1, fromTime: '09:00', toTime: '16:00' }], timeZone: 'UTC', language: 'da' },
  0,
);
const shown = (text: string) => {
  const [bubble] = fillBubbles([{ delay: 0, messages: [{ kind: 'text', text }] }], values);
  const [message] = bubble?.messages ?? [];
  return message?.kind === 'text' ? parseRichText(message.text) : [];
};

test('a phone number, an address and a website can be clicked, whatever signs are in them', () => {
  const link = (href: string, words: string) => ({ kind: 'link', href, children: [words] });
  expect(shown('{{companyPhone}}, {{companyEmail}}, {{companyWebsite}}')).toEqual([
    {
      kind: 'paragraph',
      children: [
        link('tel:+4512345678', '+45 12 34 56 78'),
        ', ',
        link('mailto:hej_du@example.dk', 'hej_du@example.dk'),
        ', ',
        link('https://www.example.dk/a_b', 'www.example.dk/a_b'),
      ],
    },
  ]);
});

test('a website that was typed with its scheme is read without it', () => {
  const typed = companyValues({ company: { companyWebsite: 'https://www.example.dk/' } }, 0);
  const [bubble] = fillBubbles(
    [{ delay: 0, messages: [{ kind: 'text', text: '{{companyWebsite}}' }] }],
    typed,
  );
  const [message] = bubble?.messages ?? [];
  expect(message?.kind === 'text' && parseRichText(message.text)).toEqual([
    {
      kind: 'paragraph',
      children: [{ kind: 'link', href: 'https://www.example.dk/', children: ['www.example.dk'] }],
    },
  ]);
});

test('a name is no format, and opening hours keep their lines', () => {
  expect(shown('{{companyName}}: {{openingHours}}')).toEqual([
    { kind: 'paragraph', children: ['Ø*hår*: mandag kl. 9–16\ntirsdag–søndag lukket'] },
  ]);
});

test('where only words can stand they are words', () => {
  expect(fillText('{{companyEmail}}', values)).toBe('hej_du@example.dk');
  expect(fillText('{{companyAddress}}', values)).toBe('');
});
