import { expect, test } from 'vitest';
import type { Message } from '../bubble.ts';
import { spokenBubble, writtenBubble } from './bubble-words.ts';

const flowId = '11111111-0000-4000-8000-000000000000';
const messages: Message[] = [
  { kind: 'text', text: '**Hej!** 👋 Se [vores *cykler*](https://x.dk/c) eller' },
  { kind: 'link', url: 'tel:+4512345678', title: 'ring', continues: true },
  { kind: 'link', url: 'https://x.dk/', title: '' },
  { kind: 'image', url: '/media/city-bike.svg', title: 'En cykel' },
  { kind: 'video', url: 'https://x.dk/film.mp4', title: 'Film' },
  {
    kind: 'card',
    title: 'Strand',
    text: '- *Syv* gear\n- 14 kg',
    url: 'https://x.dk/strand',
    linkTitle: 'Se den',
  },
  { kind: 'suggestion', title: 'Åbent?', flowId },
];

test('a bubble as text names addresses, and has its buttons as lines', () => {
  expect(writtenBubble(messages)).toBe(
    [
      'Hej! 👋 Se vores cykler: https://x.dk/c eller ring: +4512345678',
      'https://x.dk/',
      'En cykel',
      'Film: https://x.dk/film.mp4',
      'Strand',
      '- Syv gear',
      '- 14 kg',
      'Se den: https://x.dk/strand',
      '- Åbent?',
    ].join('\n'),
  );
});

test('a bubble as it is spoken has neither pictures, addresses nor buttons', () => {
  expect(spokenBubble(messages)).toBe('Hej! Se vores cykler eller ring\nx.dk\nStrand\n- Syv gear\n- 14 kg');
});

test.each(['https://x.dk/a', 'Se https://x.dk/a.', 'Ring på 70 10 20 30 #1 *'])(
  '%j stays as it is',
  (text) => {
    expect(writtenBubble([{ kind: 'text', text }])).toBe(text);
    expect(spokenBubble([{ kind: 'text', text }])).toBe(text);
  },
);
