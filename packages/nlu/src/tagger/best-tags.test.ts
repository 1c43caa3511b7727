import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../random.ts';
import { BestPath } from './best-path.ts';
import { findTagLeads } from './tag-leads.ts';
import { isFollowing, tagCount } from './tag-set.ts';

const tags = tagCount(['fra', 'til', 'dag']);
const random = new SeededRandom(21);
const weight = (most: number) => (random.below(2001) / 1000 - 1) * most;

/** Every row of tags that may be, with its score, best first. */
function allRows(
  emissions: Float64Array,
  length: number,
  transitions: Float32Array,
): { row: number[]; score: number }[] {
  let rows = [{ row: [] as number[], score: 0 }];
  for (let at = 0; at < length; at++) {
    rows = rows.flatMap(({ row, score }) => {
      const before = row.at(-1) ?? tags;
      return Array.from({ length: tags }, (_, tag) => tag)
        .filter((tag) => !isFollowing(tag) || before === tag || before === tag - 1)
        .map((tag) => ({
          row: [...row, tag],
          score: score + (transitions[before * tags + tag] ?? 0) + (emissions[at * tags + tag] ?? 0),
        }));
    });
  }
  return rows.sort((a, b) => b.score - a.score);
}

describe('BestPath and findTagLeads', () => {
  it('find what trying every row of tags finds', () => {
    const path = new BestPath(tags);
    for (let round = 0; round < 150; round++) {
      const length = 1 + random.below(4);
      const strong = round % 3 === 0 ? 8 : 1;
      const emissions = Float64Array.from({ length: length * tags }, () => weight(3));
      const transitions = Float32Array.from({ length: (tags + 1) * tags }, () =>
        weight(random.below(4) ? 1 : strong),
      );
      const reach = Float32Array.from({ length: tags + 1 }, (_, before) =>
        Math.max(...transitions.subarray(before * tags, (before + 1) * tags).map(Math.abs)),
      );
      const rows = allRows(emissions, length, transitions);
      const best = rows[0];
      path.find(emissions, length, transitions, reach);
      expect(Array.from(path.tags.subarray(0, length))).toEqual(best?.row);
      const found = findTagLeads(emissions, length, transitions, tags);
      expect(Array.from(found.tags)).toEqual(best?.row);
      for (let at = 0; at < length; at++) {
        const other = rows.find(({ row }) => row[at] !== best?.row[at]);
        expect(found.leads[at]).toBeCloseTo((best?.score ?? 0) - (other?.score ?? 0), 6);
      }
    }
  });
});
