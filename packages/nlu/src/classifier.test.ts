import { describe, expect, it } from 'vitest';
import { loadClassifier } from './classifier.ts';
import { ModelFormatError } from './sealed-bytes.ts';
import { train } from './train.ts';
import type { TrainingExample } from './training-set.ts';

const danish = examplesOf({
  pakke: [
    'Hvor er min pakke?',
    'Jeg har ikke fået min pakke',
    'Hvornår bliver min ordre leveret',
    'Pakken er ikke kommet frem',
    'Spor min forsendelse',
  ],
  retur: [
    'Jeg vil gerne returnere en vare',
    'Hvordan sender jeg varen tilbage',
    'Kan jeg få mine penge tilbage',
    'Hvor længe har jeg fortrydelsesret',
    'Jeg fortryder mit køb',
  ],
  åbningstid: [
    'Hvornår har I åbent?',
    'Hvad er jeres åbningstider',
    'Har I åbent om søndagen',
    'Hvornår lukker butikken i dag',
    'Er butikken åben i morgen',
  ],
  faktura: [
    'Jeg mangler en faktura',
    'Kan I sende mig en kvittering',
    'Hvor finder jeg min regning',
    'Min regning er forkert',
    'Jeg har betalt fakturaen to gange',
  ],
  adgangskode: [
    'Jeg har glemt min adgangskode',
    'Hvordan nulstiller jeg mit kodeord',
    'Jeg kan ikke logge ind',
    'Mit login virker ikke',
    'Skift adgangskode',
  ],
});

const english = examplesOf({
  parcel: [
    'Where is my parcel?',
    'My order has not arrived',
    'When will you deliver my order',
    'Track my shipment',
  ],
  refund: ['I want my money back', 'How do I return an item', 'Can I get a refund', 'I regret my purchase'],
  opening: [
    'When are you open?',
    'What are your opening hours',
    'Are you open on Sundays',
    'When does the shop close',
  ],
  password: [
    'I forgot my password',
    'How do I reset my password',
    'I cannot log in',
    'My login does not work',
  ],
});

function examplesOf(phrases: Record<string, string[]>): TrainingExample[] {
  return Object.entries(phrases).flatMap(([label, texts]) => texts.map((text) => ({ text, label })));
}

describe('a small agent', () => {
  const inDanish = loadClassifier(train(danish, { language: 'da' }));
  const inEnglish = loadClassifier(train(english, { language: 'en' }));

  it('knows its labels in the order they were given', () => {
    expect(inDanish.labels).toEqual(['pakke', 'retur', 'åbningstid', 'faktura', 'adgangskode']);
  });

  it('is certain of a training phrase, whatever its case and punctuation', () => {
    expect(inDanish.understand('hvor er min PAKKE')).toEqual({
      layer: 'exact',
      ranking: [{ label: 'pakke', confidence: 1 }],
    });
  });

  it.each([
    ['Hvor bliver min pakke af?', 'pakke'],
    ['Hvornår kommer pakken med min ordre', 'pakke'],
    ['jeg vil returnere varen', 'retur'],
    ['Har i åbent på lørdag?', 'åbningstid'],
    ['hvornår åbner butikken', 'åbningstid'],
    ['Kan du sende en faktura', 'faktura'],
    ['jeg har glemt koden, kan ikke logge ind', 'adgangskode'],
  ])('recognises the Danish paraphrase "%s"', (text, label) => {
    const { layer, ranking } = inDanish.understand(text);
    expect(layer).toBe('classifier');
    expect(ranking[0]?.label).toBe(label);
    expect(ranking[0]?.confidence).toBeGreaterThan(0.4);
  });

  it.each([
    ['where is the parcel I ordered', 'parcel'],
    ['can i return this item', 'refund'],
    ['are you open on saturday', 'opening'],
    ['how can I reset the password', 'password'],
  ])('recognises the English paraphrase "%s"', (text, label) => {
    const best = inEnglish.understand(text).ranking[0];
    expect(best?.label).toBe(label);
    expect(best?.confidence).toBeGreaterThan(0.4);
  });

  it.each([
    'asdf qwer zxcv',
    'Hvem vandt fodboldkampen?',
    'Hvad er hovedstaden i Frankrig',
    'Fortæl en vittighed',
    'blåbærgrød med fløde',
  ])('doubts what none of its flows is about: "%s"', (text) => {
    expect(inDanish.understand(text).ranking[0]?.confidence).toBeLessThan(0.4);
  });

  it('gives nothing to a text that shares nothing with the phrases', () => {
    for (const text of ['', '   ', '???', '🦕', '你好', 'xyzzyq']) {
      for (const { confidence } of inDanish.understand(text).ranking) expect(confidence).toBeLessThan(0.02);
    }
  });

  it('ranks at most as many labels as asked for, best first', () => {
    const { ranking } = inDanish.understand('jeg mangler min pakke og min faktura', 3);
    expect(ranking).toHaveLength(3);
    const confidences = ranking.map(({ confidence }) => confidence);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    expect(inDanish.understand('min pakke er væk')?.ranking).toHaveLength(5);
  });

  it('reads 5,000 characters, and answers short texts as before afterwards', () => {
    const before = inDanish.understand('hvor bliver min pakke af');
    const long = `${'jeg venter stadig på den vare nr 4711 fra jer '.repeat(120)}hvor er min pakke`;
    expect(inDanish.understand(long).ranking).toHaveLength(5);
    expect(inDanish.understand('å'.repeat(5000)).ranking).toHaveLength(5);
    expect(inDanish.understand('hvor bliver min pakke af')).toEqual(before);
  });
});

describe('loadClassifier', () => {
  const model = train(english, { language: 'en' });

  it('reads a model from the middle of a larger buffer', () => {
    const buffer = new Uint8Array(model.length + 7);
    buffer.set(model, 3);
    const classifier = loadClassifier(buffer.subarray(3, 3 + model.length));
    expect(classifier.understand('track my shipment').ranking[0]?.label).toBe('parcel');
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['other bytes', new Uint8Array(4000).fill(7)],
    ['half a model', model.slice(0, 4 * Math.floor(model.length / 8))],
    ['a changed bit', model.map((byte, i) => (i === 2000 ? byte ^ 1 : byte))],
    ['a changed length', model.map((byte, i) => (i === 12 ? byte ^ 8 : byte))],
    ['another version', model.map((byte, i) => (i === 4 ? byte + 1 : byte))],
  ])('refuses %s', (_, bytes) => {
    expect(() => loadClassifier(bytes)).toThrow(ModelFormatError);
  });
});
