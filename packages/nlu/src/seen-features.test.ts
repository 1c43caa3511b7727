import { expect, test } from 'vitest';
import { SeenFeatures } from './seen-features.ts';

test('each text begins with no feature, however many came before', () => {
  const seen = new SeenFeatures(4);
  for (let text = 0; text < 600; text++) {
    seen.clear();
    expect(seen.count).toBe(0);
    expect(seen.add(2)).toBe(true);
    expect(seen.add(2)).toBe(false);
    expect(seen.count).toBe(1);
  }
});

test('a feature of long ago is new again', () => {
  for (let textsBetween = 250; textsBetween < 260; textsBetween++) {
    const seen = new SeenFeatures(4);
    seen.add(3);
    for (let text = 0; text < textsBetween; text++) seen.clear();
    expect(seen.add(3)).toBe(true);
  }
});
