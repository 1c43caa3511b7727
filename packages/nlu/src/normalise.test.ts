import { describe, expect, it } from 'vitest';
import { normaliseText } from './normalise.ts';

describe('normaliseText', () => {
  it('makes case, spacing and punctuation no difference', () => {
    expect(normaliseText('  Hvor er   min pakke?? ', 'da')).toBe(normaliseText('hvor er min pakke', 'da'));
  });

  it('reads Danish digraphs as letters, in Danish only', () => {
    expect(normaliseText('Aabningstider i Koebenhavn', 'da')).toBe('åbningstider i københavn');
    expect(normaliseText('does it', 'en')).toBe('does it');
  });

  it('keeps punctuation when there is nothing else', () => {
    expect(normaliseText(' ?? ', 'da')).toBe('??');
    expect(normaliseText('   ', 'da')).toBe('');
  });
});
