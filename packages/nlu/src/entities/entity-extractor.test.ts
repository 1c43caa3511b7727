import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../random.ts';
import { createEntityExtractor } from './entity-extractor.ts';
import { type EntityTypeDefinition, systemEntityTypes } from './entity-types.ts';

const said = { now: Date.parse('2026-11-21T12:00:00Z'), timeZone: 'Europe/Copenhagen' };

const bikes: EntityTypeDefinition = {
  id: 'bike',
  kind: 'list',
  entries: [
    { id: 'e', name: 'elcykel', synonyms: ['el-cykel med motor'] },
    { id: 'l', name: 'Ladcykel', synonyms: ['christianiacykel'] },
    { id: 'c', name: 'Café Racer', synonyms: [] },
    { id: 'i', name: 'iBike 12', synonyms: [] },
    { id: 'b', name: 'bus', synonyms: [] },
    { id: 'h', name: 'hvid', synonyms: [] },
    { id: 's', name: 'Smørrebrød', synonyms: ['Ålborg Special'] },
    { id: 'x', name: '!?', synonyms: ['', ' '] },
  ],
};
const orders: EntityTypeDefinition = {
  id: 'order',
  kind: 'pattern',
  patterns: ['[a-z]{2}-\\d{4}', '(a+)+$', '(broken'],
};
const extractor = createEntityExtractor(
  [bikes, orders, { id: 'n', kind: 'system', dataType: 'number' }],
  'da',
);

const inList = (text: string) =>
  extractor.extract(text, said, ['bike']).map(({ text: found, entryId }) => [found, entryId]);

describe('lists', () => {
  it.each([
    ['Jeg vil leje en elcykel', [['elcykel', 'e']]],
    ['hvad koster ELCYKLERNE?', [['ELCYKLERNE', 'e']]],
    [
      'elcykler og ladcyklen',
      [
        ['elcykler', 'e'],
        ['ladcyklen', 'l'],
      ],
    ],
    ['en elcykell', [['elcykell', 'e']]],
    ['en elyckel', [['elyckel', 'e']]],
    ['en el cykel', [['el cykel', 'e']]],
    ['en el cykel med motor tak', [['el cykel med motor', 'e']]],
    ['cristianacykel', [['cristianacykel', 'l']]],
    ['cafe racer', [['cafe racer', 'c']]],
    ['CAFÉ  RACERE', [['CAFÉ  RACERE', 'c']]],
    ['Cafe\u0301 Racer', [['Cafe\u0301 Racer', 'c']]],
    ['iBike 12', [['iBike 12', 'i']]],
    ['ibyke 12', [['ibyke 12', 'i']]],
    ['iBike 13', []],
    ['med bus', [['bus', 'b']]],
    ['med bos', []],
    ['hvad', []],
    ['smoerrebroed', [['smoerrebroed', 's']]],
    ['smorrebrod', [['smorrebrod', 's']]],
    ['Aalborg special', [['Aalborg special', 's']]],
    ['ＥＬＣＹＫＥＬ', [['ＥＬＣＹＫＥＬ', 'e']]],
    ['!?', []],
  ])('%s', (text, expected) => {
    expect(inList(text)).toEqual(expected);
  });

  it('scores what is written exactly above what is inflected, and that above what is misspelt', () => {
    const score = (text: string) => extractor.extract(text, said, ['bike'])[0]?.score ?? 0;
    expect(score('elcykel')).toBe(1);
    expect(score('elcykler')).toBeLessThan(score('elcykel'));
    expect(score('elcxkel')).toBeLessThan(score('elcykler'));
    expect(score('elcxkel')).toBeGreaterThan(0.5);
  });

  it('gives the name of the entry, whatever word was used', () => {
    expect(extractor.extract('en Christianiacykel', said)).toEqual([
      {
        typeId: 'bike',
        start: 3,
        end: 19,
        text: 'Christianiacykel',
        value: 'Ladcykel',
        score: 1,
        entryId: 'l',
      },
    ]);
  });

  it('does not let a misspelling with a word too many beat the exact name', () => {
    expect(inList('i elcykel')).toEqual([['elcykel', 'e']]);
  });

  it('knows English inflections', () => {
    const english = createEntityExtractor(
      [{ id: 'x', kind: 'list', entries: [{ id: '1', name: 'mountain bike', synonyms: [] }] }],
      'en',
    );
    expect(english.extract('two mountain bikes', said)[0]?.text).toBe('mountain bikes');
  });
});

describe('patterns', () => {
  it('are found in the text as it was written, and a broken one finds nothing', () => {
    expect(extractor.extract('sag AB-1234 og ab-12', said, ['order'])).toEqual([
      { typeId: 'order', start: 4, end: 11, text: 'AB-1234', value: 'AB-1234', score: 1 },
    ]);
  });
});

describe('createEntityExtractor', () => {
  it('sorts by place and limits the types', () => {
    const text = '2 elcykler til AB-1234';
    expect(extractor.extract(text, said).map(({ typeId }) => typeId)).toEqual(['n', 'bike', 'order']);
    expect(extractor.extract(text, said, ['n', 'n', 'unknown']).map(({ typeId }) => typeId)).toEqual(['n']);
    expect(extractor.extract(text, said, [])).toEqual([]);
  });

  it('maps places through characters that fold to several', () => {
    const found = extractor.extract('ﬁﬁ ½ A\u030a elcykel 12', said);
    expect(found.map(({ text, start }) => [text, start])).toEqual([
      ['elcykel', 8],
      ['12', 16],
    ]);
  });

  it('maps places also where every character folds by itself', () => {
    expect(extractor.extract('¼ elcykel', said).map(({ text, start }) => [text, start])).toEqual([
      ['elcykel', 2],
    ]);
  });

  it('refuses a time zone that does not exist', () => {
    const dates = createEntityExtractor([{ id: 'd', kind: 'system', dataType: 'date' }], 'da');
    expect(() => dates.extract('i dag', { now: 0, timeZone: 'Mars/Phobos' })).toThrow(RangeError);
  });

  it('never throws, and always gives what stands at the place, without overlaps of one type', () => {
    const random = new SeededRandom(3);
    const pieces = [
      ...'elcykel café den 3. maj kl. halv tre om 14 dage fra til mellem og 12 34 56 78 1.234,5 3/5 næste uge ½ ﬁ İ ß'.split(
        ' ',
      ),
      ...'twenty-five next Tuesday at noon 3 pm from 9 to 5 years old a@b.dk x.pdf +45 2100 rød French'.split(
        ' ',
      ),
      '😀',
      '\u0301',
      'A\u030a',
      '\ud800',
      '\u00a0',
      '-',
      '.',
      ',',
      ' ',
      '\n',
      '(',
      '%',
      "'",
      '´',
      'اليوم',
      '中',
      '٣',
    ];
    for (const language of ['da', 'en'] as const) {
      const all = createEntityExtractor(
        [
          bikes,
          orders,
          ...systemEntityTypes.map((dataType) => ({ id: dataType, kind: 'system' as const, dataType })),
        ],
        language,
      );
      for (let round = 0; round < 400; round++) {
        const count = random.below(14);
        const text = Array.from({ length: count }, () => {
          const piece = pieces[random.below(pieces.length)] ?? '';
          const cut = random.below(5) === 0 ? piece.slice(random.below(2)) : piece;
          return random.below(4) === 0 ? cut : `${cut} `;
        }).join('');
        const found = all.extract(text, said);
        for (const [i, entity] of found.entries()) {
          expect(entity.text).toBe(text.slice(entity.start, entity.end));
          expect(entity.text).not.toBe('');
          expect(entity.score).toBeGreaterThan(0);
          expect(entity.score).toBeLessThanOrEqual(1);
          expect(entity.start).toBeGreaterThanOrEqual(found[i - 1]?.start ?? 0);
          const others = found.filter((other) => other !== entity && other.typeId === entity.typeId);
          expect(others.every((other) => other.end <= entity.start || other.start >= entity.end)).toBe(true);
        }
      }
    }
  }, 60_000);

  it('reads the beginning of a text that never ends, in time', () => {
    const all = createEntityExtractor(
      [
        bikes,
        orders,
        ...systemEntityTypes.map((dataType) => ({ id: dataType, kind: 'system' as const, dataType })),
      ],
      'da',
    );
    for (const piece of ['i dag kl. 12 ', '1.', '12 34 ', 'a', 'femogtyve', 'fra 9 til ', 'a.', '@a.', '-']) {
      const found = all.extract(piece.repeat(20_000), said);
      expect(found.every(({ end }) => end <= 10_000)).toBe(true);
    }
  }, 60_000);
});
