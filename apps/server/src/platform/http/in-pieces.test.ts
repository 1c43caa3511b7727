import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

test('a text in pieces is the same bytes, wherever it is divided', () => {
  const text = 'æ😀 bot 🇩🇰\uD83D';
  for (let length = 2; length <= text.length + 1; length++)
    expect(Buffer.concat([...inPieces(text, length)]), `${length}`).toEqual(Buffer.from(text));
});
