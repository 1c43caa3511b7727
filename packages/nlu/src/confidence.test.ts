import { describe, expect, it } from 'vitest';
import { calibrate, type Judgement } from './calibrate.ts';
import { confidenceOf, SoftmaxOdds } from './confidence.ts';

/** Judgements of two labels: the label was right from margin 0 up, and out of scope below. */
const judgements: Judgement[] = Array.from({ length: 200 }, (_, i) => {
  const margin = i / 100 - 1;
  return { margins: Float64Array.of(margin, -1), familiarity: 1, label: margin > 0 ? 0 : -1 };
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
        { margin, odds: new SoftmaxOdds(Float64Array.of(margin, -1)).of(margin), familiarity: 1 },
        calibration,
      );
    expect(confidence(0.8)).toBeGreaterThan(0.8);
    expect(confidence(-0.8)).toBeLessThan(0.2);
    expect(confidence(0.2)).toBeGreaterThan(confidence(0.1));
  });

  it('falls back to the usual calibration when nothing was judged', () => {
    expect(calibrate([]).margin).toBeGreaterThan(0);
  });
});
