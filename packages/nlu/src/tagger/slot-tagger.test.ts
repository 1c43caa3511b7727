import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../random.ts';
import { ModelFormatError } from '../sealed-bytes.ts';
import type { SlotExample } from './slot-example.ts';
import { loadTagger, type SlotTagger } from './slot-tagger.ts';
import { trainTagger } from './train-tagger.ts';

/** "fra [by:Odense] til …" */
function marked(phrase: string): SlotExample {
  const parts = phrase.split(/(\[[^\]]+\])/).filter((part) => part !== '');
  return {
    parts: parts.map((part) => {
      const found = /^\[(\w+):(.+)\]$/.exec(part);
      return { text: found?.[2] ?? part, slot: found?.[1] ?? null };
    }),
  };
}

const phrases = [
  'jeg vil rejse fra [fra:Odense] til [til:Aarhus]',
  'find en tur fra [fra:København] til [til:Roskilde] [dag:i morgen]',
  'hvad koster en billet til [til:Esbjerg]',
  'en billet fra [fra:Vejle] til [til:Horsens] [dag:på fredag]',
  'bestil en billet til [til:Nykøbing Falster] [dag:i dag]',
  'jeg skal til [til:Ringe] fra [fra:Ry Station]',
  'kan jeg få pengene tilbage',
  'hvor langt er der fra jer til stationen',
  'tak for hjælpen',
].map(marked);

function taggerOf(examples: readonly SlotExample[]): SlotTagger {
  const bytes = trainTagger(examples, { language: 'da' });
  if (!bytes) throw new Error('nothing was marked');
  return loadTagger(bytes);
}

const tagger = taggerOf(phrases);
const found = (text: string) => tagger.tag(text).map(({ slot, text: value }) => `${slot}: ${value}`);

describe('trainTagger and loadTagger', () => {
  it('finds again what was marked', () => {
    for (const { parts } of phrases) {
      const text = parts.map((part) => part.text).join('');
      expect(found(text)).toEqual(
        parts.flatMap(({ text: value, slot }) => (slot ? [`${slot}: ${value}`] : [])),
      );
    }
  });

  it('finds values it has never seen, by their surroundings', () => {
    expect(found('jeg vil rejse fra Svendborg til Thisted')).toEqual(['fra: Svendborg', 'til: Thisted']);
    expect(found('hvad koster en billet til Hirtshals?')).toEqual(['til: Hirtshals']);
  });

  it('gives places in the original text and how sure it is', () => {
    const text = '  HVAD koster en billet til  Esbjerg!';
    for (const { start, end, text: value, score } of tagger.tag(text)) {
      expect(text.slice(start, end)).toBe(value);
      expect(score).toBeGreaterThan(0.5);
      expect(score).toBeLessThanOrEqual(1);
    }
    expect(tagger.tag(text).map(({ text: value }) => value)).toEqual(['Esbjerg']);
  });

  it('finds nothing in what has no values', () => {
    expect(found('kan jeg få pengene tilbage')).toEqual([]);
    expect(found('')).toEqual([]);
    expect(found(' ?! ')).toEqual(found(' ?! '));
  });

  it('lets values of the same slot stand side by side', () => {
    const lists = taggerOf(
      ['[vare:æbler] [vare:pærer]', 'køb [vare:æbler] [vare:bananer] tak', '[vare:pærer] [vare:bananer]'].map(
        marked,
      ),
    );
    expect(lists.tag('æbler bananer').map(({ text }) => text)).toEqual(['æbler', 'bananer']);
  });

  it('gives the same bytes for the same examples and seed', () => {
    const bytes = (seed?: number) =>
      trainTagger(phrases, { language: 'da', ...(seed !== undefined && { seed }) });
    expect(bytes()).toEqual(bytes());
    expect(bytes(2)).not.toEqual(bytes());
  });

  it('gives nothing when nothing is marked', () => {
    expect(trainTagger([], { language: 'da' })).toBeNull();
    expect(trainTagger([marked('tak for hjælpen')], { language: 'da' })).toBeNull();
  });

  it('works when what is marked has no words', () => {
    expect(taggerOf([{ parts: [{ text: ' ', slot: 'tom' }] }]).tag('hej')).toEqual([]);
  });

  it('reports progress from 0 to 1 without falling', () => {
    const fractions: number[] = [];
    trainTagger(phrases, { language: 'da', onProgress: (fraction) => fractions.push(fraction) });
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  it('uses known values as hints', () => {
    const codes = ['qxz', 'wvk', 'zzt', 'jqp'];
    const findKnownValues = (text: string) =>
      codes.flatMap((code) => {
        const start = text.indexOf(code);
        return start < 0 ? [] : [{ typeId: 'code', start, end: start + code.length }];
      });
    const examples = [
      'jeg har [kode:qxz] her',
      'jeg har bare her',
      'det er [kode:wvk] nu',
      'det er fint nu',
      'man kan [kode:jqp] igen',
      'man kan bare igen',
    ].map(marked);
    const bytes = trainTagger(examples, { language: 'da', findKnownValues });
    const withHints = bytes && loadTagger(bytes, findKnownValues);
    expect(withHints?.tag('man siger zzt igen').map(({ text }) => text)).toEqual(['zzt']);
    expect(withHints?.tag('man siger ord igen')).toEqual([]);
  });

  it('never throws, whatever the text', () => {
    const random = new SeededRandom(9);
    const pieces = ['fra', 'til', 'Odense', ' ', '  ', '😀', '\ud800', '\u0301', '½', '12', "'", '\n', 'æ'];
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: random.below(12) }, () => pieces[random.below(pieces.length)]).join(
        '',
      );
      let before = 0;
      for (const { start, end, text: value } of tagger.tag(text)) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end)).toBe(value);
        before = end;
      }
    }
    expect(tagger.tag('fra Odense '.repeat(5000)).every(({ end }) => end <= 10_000)).toBe(true);
  });

  it('refuses foreign, damaged and outdated bytes', () => {
    const bytes = trainTagger(phrases, { language: 'da' }) ?? new Uint8Array();
    const changed = (at: number) => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));
    for (const broken of [
      new Uint8Array(),
      new Uint8Array(400),
      changed(0),
      changed(4),
      changed(200),
      bytes.slice(0, -4),
    ]) {
      expect(() => loadTagger(broken)).toThrow(ModelFormatError);
    }
  });
});
