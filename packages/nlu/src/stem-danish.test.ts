import { describe, expect, it } from 'vitest';
import { stemDanish } from './stem-danish.ts';

describe('stemDanish', () => {
  it.each([
    ['regninger', 'regning'],
    ['regningerne', 'regning'],
    ['regningens', 'regning'],
    ['åbningstider', 'åbningstid'],
    ['åbningstiderne', 'åbningstid'],
    ['muligheder', 'mul'],
    ['venligst', 'ven'],
    ['kærlighed', 'kær'],
    ['betalte', 'betalt'],
    ['fakturaer', 'faktura'],
    ['arbejdsløst', 'arbejdsløs'],
    ['kat', 'kat'],
    ['ø', 'ø'],
    ['', ''],
  ])('stems %s to %s', (word, stem) => {
    expect(stemDanish(word)).toBe(stem);
  });
});
