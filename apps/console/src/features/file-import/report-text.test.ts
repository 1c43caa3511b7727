import { expect, test } from 'vitest';
import { skippedAsText } from './report-text.ts';

test('skipped rows keep their columns when they are pasted into a spreadsheet', () => {
  const text = skippedAsText(
    [{ line: 7, reason: 'duplicate', text: 'Hej\tmed\ndig' }],
    ['Linje', 'Grund', 'Tekst'],
    (reason) => `(${reason})`,
  );
  expect(text).toBe('Linje\tGrund\tTekst\n7\t(duplicate)\tHej med dig');
});
