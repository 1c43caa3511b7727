import { describe, expect, it } from 'vitest';
import { KnownWords } from './known-words.ts';
import { decodeModel } from './model-format.ts';
import { train } from './train.ts';
import { Vocabulary } from './vocabulary.ts';

const model = decodeModel(
  train(
    [
      { text: 'Hvor er min pakke?', label: 'pakke' },
      { text: 'Jeg vil gerne sende varen retur', label: 'retur' },
    ],
    { language: 'da' },
  ),
);
const sumsPerWord = model.labels.length;

describe('KnownWords', () => {
  it('knows a word again', () => {
    const words = new KnownWords(model, new Vocabulary(model.featureHashes));
    const [first, , again] = words.ofText(['pakke', 'vare', 'pakke']);
    expect(again).toBe(first);
    expect(words.ofText(['pakke'])).toEqual([first]);
  });

  it('begins empty, and forgets when there are too many words', () => {
    const words = new KnownWords(model, new Vocabulary(model.featureHashes));
    expect(words.partSums).toHaveLength(0);
    const [first] = words.ofText(['pakke']);
    for (let text = 0; text < 20_000; text++) {
      words.ofText([`ord${text.toString(26)}`]);
      expect(words.partSums.length).toBeLessThanOrEqual(4096 * sumsPerWord);
    }
    const [second] = words.ofText(['pakke']);
    expect(second).not.toBe(first);
    expect(second).toEqual({ ...first, sumsAt: second?.sumsAt });
    expect(words.ofText(['pakke'])[0]).toBe(second);
  });

  it('forgets a word of ten thousand letters before long', () => {
    const words = new KnownWords(model, new Vocabulary(model.featureHashes));
    const [first] = words.ofText(['pakke']);
    const long = (seed: number) =>
      Array.from({ length: 10_000 }, (_, i) => (seed + i * i).toString(36)).join('');
    for (let seed = 1; seed < 20; seed++) words.ofText([long(seed).slice(0, 10_000)]);
    expect(words.ofText(['pakke'])[0]).not.toBe(first);
  });
});
