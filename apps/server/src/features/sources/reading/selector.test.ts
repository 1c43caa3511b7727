import { expect, test } from 'vitest';
import { isSelector } from './selector.ts';

test('what CSS can find something by is told from what it cannot', () => {
  for (const selector of ['main', '.a > #b', '[data-x="1"]', 'h1, h2:not(.c)'])
    expect(isSelector(selector), selector).toBe(true);
  for (const text of ['', '<main>', 'a >', '.', '[x', 'p:not(']) expect(isSelector(text), text).toBe(false);
});
