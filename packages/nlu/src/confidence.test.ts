import { describe, expect, it } from 'vitest';
import { calibrate, type Judgement } from './calibrate.ts';
import { confidenceOf, SoftmaxOdds, supportOf } from './confidence.ts';
import { loadClassifier, train } from './index.ts';

/** Judgements of two labels: the label was right from margin 0 up, and out of scope below. */
const judgements: Judgement[] = Array.from({ length: 200 }, (_, i) => {
  const margin = i / 100 - 1;
  return {
    margins: Float64Array.of(margin, -1),
    familiarity: 1,
    supports: Float64Array.of(1, 0),
    label: margin > 0 ? 0 : -1,
  };
});

describe('confidence', () => {
  it('has odds that mirror each other when there are two labels', () => {
    const odds = new SoftmaxOdds(Float64Array.of(0.5, -0.5));
    expect(odds.of(0.5)).toBeCloseTo(5);
    expect(odds.of(-0.5)).toBeCloseTo(-5);
  });

  it('separates what was right from what was not, after calibration', () => {
    const calibration = calibrate(judgements);
    const confidence = (margin: number) =>
      confidenceOf(
        { margin, odds: new SoftmaxOdds(Float64Array.of(margin, -1)).of(margin), familiarity: 1, support: 1 },
        calibration,
      );
    expect(confidence(0.8)).toBeGreaterThan(0.8);
    expect(confidence(-0.8)).toBeLessThan(0.2);
    expect(confidence(0.2)).toBeGreaterThan(confidence(0.1));
  });

  it('falls with the share of the words about the topic that speak for the label', () => {
    const calibration = calibrate([]);
    const evidence = { margin: 0, odds: 1, familiarity: 0.5 };
    const of = (support: number) => confidenceOf({ ...evidence, support }, calibration);
    expect(of(0)).toBeLessThan(of(0.5));
    expect(of(0.5)).toBeLessThan(of(1));
    const { support: _, ...earlier } = calibration;
    expect(confidenceOf({ ...evidence, support: 0 }, earlier)).toBe(
      confidenceOf({ ...evidence, support: 1 }, earlier),
    );
  });

  it('leaves open what a text without words about a topic is about', () => {
    expect(supportOf(0, 0)).toBe(0.5);
    expect(supportOf(1, 4)).toBe(0.25);
  });

  it('falls back to the usual calibration when nothing was judged', () => {
    expect(calibrate([]).margin).toBeGreaterThan(0);
  });

  it('is low where only the way of asking is known of a flow, and stays high where a word of its topic is', () => {
    const phrases = {
      hours: [
        'Hvornår har I åbent?',
        'Hvad er jeres åbningstider?',
        'Har I åbent på lørdag?',
        'Hvornår lukker I?',
        'Er der åbent i dag?',
        'Er der lukket i ferien?',
      ],
      contact: [
        'Hvordan kontakter jeg jer?',
        'Hvad er jeres telefonnummer?',
        'Må jeg få jeres nummer?',
        'Hvor ligger I?',
        'Har I en hjemmeside?',
      ],
      human: [
        'Jeg vil tale med et menneske',
        'Kan jeg tale med en medarbejder?',
        'Jeg vil ikke tale med en robot',
      ],
    };
    const examples = Object.entries(phrases).flatMap(([label, texts]) =>
      texts.map((text) => ({ text, label })),
    );
    const classifier = loadClassifier(train(examples, { language: 'da' }));
    const best = (text: string) => classifier.understand(text).ranking[0];
    expect(best('Hvad er jeres priser?')?.confidence).toBeLessThan(0.25);
    expect(best('Hvornår går toget til Odense?')?.confidence).toBeLessThan(0.25);
    expect(best('Hvornår spiller orkesteret?')?.confidence).toBeLessThan(0.25);
    expect(best('Hvad er jeres nummer?')).toEqual({ label: 'contact', confidence: expect.closeTo(1, 1) });
    expect(best('Har I åbent på søndag?')).toEqual({ label: 'hours', confidence: expect.closeTo(1, 1) });
  });
});
