import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const marked = (text: string, question: string) =>
  markWords(text, question, 'da')
    .filter(({ isMarked }) => isMarked)
    .map((piece) => piece.text);

test('words of the question are marked, whatever their letters and endings', () => {
  expect(marked('Leveringstiden er to dage; Pakke og brev.', 'Hvad er leveringstid for pakken?')).toEqual([
    'Leveringstiden',
    'Pakke',
  ]);
});

test('also those that end in another way', () => {
  expect(marked('Ladcykler bæres op; ladestandere ikke.', 'Er en ladcykel dyr?')).toEqual(['Ladcykler']);
});

test('short words are not', () => {
  expect(marked('Er det et hus?', 'Er det et spørgsmål')).toEqual(['det']);
});

test('the pieces are the whole text', () => {
  const text = 'Åbent fra 9 til 17, også om lørdagen.';
  expect(
    markWords(text, 'åbent lørdag', 'da')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(markWords('', 'noget', 'da')).toEqual([]);
});
