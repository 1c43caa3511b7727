import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../random.ts';
import { editDistance } from './edit-distance.ts';

/** The definition, without any saving. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const line = table[row];
      if (!line) continue;
      line[column] = Math.min(
        cell(row - 1, column - 1) + (same ? 0 : 1),
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        swapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return cell(a.length, b.length);
}

describe('editDistance', () => {
  it.each([
    ['cykel', 'cykel', 0],
    ['cykel', 'cykl', 1],
    ['cykel', 'cyekl', 1],
    ['cykel', 'xcykel', 1],
    ['cykel', 'bykil', 2],
    ['', 'ab', 2],
    ['abcdef', 'uvwxyz', 3],
  ])('%s and %s: %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it('agrees with the definition on random words', () => {
    const random = new SeededRandom(5);
    const word = () => Array.from({ length: random.below(12) }, () => 'abc'.charAt(random.below(3))).join('');
    for (let round = 0; round < 3000; round++) {
      const [a, b, most] = [word(), word(), random.below(3)];
      expect([a, b, editDistance(a, b, most)]).toEqual([a, b, Math.min(plainDistance(a, b), most + 1)]);
    }
  });

  it('compares very long texts up to a point', () => {
    expect(editDistance('a'.repeat(1000), 'a'.repeat(1000), 2)).toBe(0);
  });
});
