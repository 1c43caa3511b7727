import { describe, expect, it } from 'vitest';
import { createKeywordMatcher } from './keyword-matcher.ts';

const danish = createKeywordMatcher(
  [
    {
      label: 'opsig',
      keywords: [
        ['opsige', 'afmelde', 'melde ud'],
        ['abonnement', 'medlemskab'],
      ],
    },
    { label: 'pris', keywords: [['abonnement'], ['pris', 'koster']] },
    { label: 'pris', keywords: [['prisliste']] },
    { label: 'hjælp', keywords: [['hjælp']] },
  ],
  'da',
);

describe('createKeywordMatcher', () => {
  it('finds the labels of which every keyword occurs, in any wording, order and inflection', () => {
    expect(danish.match('Mine abonnementer vil jeg gerne afmelde!').map(({ label }) => label)).toEqual([
      'opsig',
    ]);
    expect(danish.match('kan man melde ud af et medlemskab').map(({ label }) => label)).toEqual(['opsig']);
    expect(danish.match('Hvad er prisen?')).toEqual([]);
    expect(danish.match('')).toEqual([]);
  });

  it('wants the words of one wording in a row', () => {
    expect(danish.match('jeg vil melde mit medlemskab ud')).toEqual([]);
  });

  it('tells which words matched, as they were written', () => {
    expect(danish.match('HJA\u030aLP')).toEqual([]);
    expect(danish.match('PRISEN på Abonnementet')[0]?.words).toEqual([
      { start: 0, end: 6, text: 'PRISEN' },
      { start: 10, end: 22, text: 'Abonnementet' },
    ]);
    expect(danish.match('Hjaelp')[0]?.words).toEqual([{ start: 0, end: 6, text: 'Hjaelp' }]);
  });

  it('scores more keywords higher, and such as other labels share lower', () => {
    const scores = Object.fromEntries(
      danish
        .match('hjælp, jeg vil opsige mit abonnement, hvad koster det')
        .map(({ label, score }) => [label, score]),
    );
    expect(scores.opsig).toBeGreaterThan(scores.hjælp ?? 1);
    const alone = createKeywordMatcher([{ label: 'opsig', keywords: [['opsige'], ['abonnement']] }], 'da');
    expect(alone.match('opsige abonnement')[0]?.score).toBeGreaterThan(scores.opsig ?? 1);
  });

  it('names each label once, with its best phrase, best label first', () => {
    const found = danish.match('prisliste: abonnement, pris, hjælp');
    expect(found.map(({ label }) => label)).toEqual(['pris', 'hjælp']);
    expect(found[0]?.words).toHaveLength(2);
  });

  it('knows English inflections', () => {
    const english = createKeywordMatcher(
      [{ label: 'cancel', keywords: [['cancel', 'stop'], ['subscription']] }],
      'en',
    );
    expect(english.match('I am cancelling both subscriptions')[0]?.label).toBe('cancel');
  });

  it('never matches a phrase without words', () => {
    const empty = createKeywordMatcher(
      [
        { label: 'a', keywords: [] },
        { label: 'b', keywords: [['!']] },
      ],
      'da',
    );
    expect(empty.match('! hvad som helst')).toEqual([]);
  });
});
