import { describe, expect, it } from 'vitest';
import { stemEnglish } from './stem-english.ts';

describe('stemEnglish', () => {
  it.each([
    ['cards', 'card'],
    ['cancelled', 'cancel'],
    ['cancelling', 'cancel'],
    ['deliveries', 'deliveri'],
    ['delivery', 'deliveri'],
    ['paying', 'pay'],
    ['hoping', 'hope'],
    ['hopping', 'hop'],
    ['agreed', 'agre'],
    ['relational', 'relat'],
    ['happiness', 'happi'],
    ['generously', 'generous'],
    ['skies', 'sky'],
    ['dying', 'die'],
    ['gas', 'gas'],
    ['ties', 'tie'],
    ["customer's", 'custom'],
    ['succeeding', 'succeed'],
    ['is', 'is'],
    ['', ''],
  ])('stems %s to %s', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });
});
