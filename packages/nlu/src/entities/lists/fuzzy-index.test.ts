import { describe, expect, it } from 'vitest';
import { finish } from '../../finish.ts';
import { SeededRandom } from '../../random.ts';
import { StepMeter } from '../search-budget.ts';
import { editDistance } from './edit-distance.ts';
import { FuzzyIndex, forgivenErrors } from './fuzzy-index.ts';

const indexOf = (keys: readonly string[]) => finish(FuzzyIndex.building(keys));
const enough = () => new StepMeter(Number.POSITIVE_INFINITY);

describe('FuzzyIndex', () => {
  it('finds every key that is near enough, as comparing with each would', () => {
    const random = new SeededRandom(11);
    const word = () =>
      Array.from({ length: 3 + random.below(12) }, () => 'abcde'.charAt(random.below(5))).join('');
    const keys = [...new Set(Array.from({ length: 300 }, word))];
    const index = indexOf(keys);
    for (let round = 0; round < 2000; round++) {
      const chosen = keys[random.below(keys.length)] ?? '';
      const at = random.below(chosen.length);
      const text =
        chosen.slice(0, at) + word().slice(0, random.below(3)) + chosen.slice(at + random.below(3));
      const distances = keys.map((key) => editDistance(text, key, forgivenErrors(key.length)));
      // Below four letters nothing is forgiven: such keys are not in the index.
      const eligible = distances.map((distance, key) => {
        const forgiven = forgivenErrors(keys[key]?.length ?? 0);
        return forgiven > 0 && distance <= forgiven ? distance : Number.POSITIVE_INFINITY;
      });
      const least = Math.min(...eligible);
      const expected = Number.isFinite(least) ? { key: eligible.indexOf(least), distance: least } : null;
      expect([text, index.nearest(text, enough())]).toEqual([text, expected]);
    }
  });

  it('takes no short word of several for another', () => {
    const index = indexOf(['el cykel', 'elcykel']);
    for (const said of ['en cykel', 'den cykel']) expect(index.nearest(said, enough())).toBeNull();
    expect(index.nearest('el cyckel', enough())).toMatchObject({ key: 0 });
    expect(index.nearest('elcyckel', enough())).toMatchObject({ key: 1 });
  });

  it('finds nothing in an empty list', () => {
    expect(indexOf([]).nearest('cykel', enough())).toBeNull();
  });
});
