import { isFollowing } from './tag-set.ts';

/** The best tags of a text, and for each token by how much they are better than the best with another tag there. */
export interface TagLeads {
  tags: Int32Array;
  leads: Float64Array;
}

/**
 * Finds the best tags by the best path through each tag of each token, from both ends (max-marginals). What the
 * arguments are, see `BestPath.find`.
 */
export function findTagLeads(
  emissions: Float64Array,
  length: number,
  transitions: Float32Array,
  tagCount: number,
): TagLeads {
  const before = new Float64Array(length * tagCount);
  const after = new Float64Array(length * tagCount);
  for (let at = 0; at < length; at++) {
    for (let tag = 0; tag < tagCount; tag++) {
      const reached =
        at === 0
          ? startScore(tag, transitions, tagCount)
          : bestBefore(at, tag, before, transitions, tagCount);
      before[at * tagCount + tag] = reached + (emissions[at * tagCount + tag] ?? 0);
    }
  }
  for (let at = length - 2; at >= 0; at--) {
    for (let tag = 0; tag < tagCount; tag++) {
      after[at * tagCount + tag] = bestAfter(at, tag, after, emissions, transitions, tagCount);
    }
  }
  const tags = new Int32Array(length);
  const leads = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    for (let tag = 0; tag < tagCount; tag++) {
      const through = (before[at * tagCount + tag] ?? 0) + (after[at * tagCount + tag] ?? 0);
      if (through > best) {
        second = best;
        best = through;
        tags[at] = tag;
      } else if (through > second) second = through;
    }
    leads[at] = best - second;
  }
  return { tags, leads };
}

function startScore(tag: number, transitions: Float32Array, tagCount: number): number {
  return isFollowing(tag) ? Number.NEGATIVE_INFINITY : (transitions[tagCount * tagCount + tag] ?? 0);
}

function bestBefore(
  at: number,
  tag: number,
  before: Float64Array,
  transitions: Float32Array,
  tagCount: number,
): number {
  const from = (at - 1) * tagCount;
  let best = Number.NEGATIVE_INFINITY;
  const first = isFollowing(tag) ? tag - 1 : 0;
  const last = isFollowing(tag) ? tag : tagCount - 1;
  for (let origin = first; origin <= last; origin++) {
    const score = (before[from + origin] ?? 0) + (transitions[origin * tagCount + tag] ?? 0);
    if (score > best) best = score;
  }
  return best;
}

function bestAfter(
  at: number,
  tag: number,
  after: Float64Array,
  emissions: Float64Array,
  transitions: Float32Array,
  tagCount: number,
): number {
  const next = (at + 1) * tagCount;
  let best = Number.NEGATIVE_INFINITY;
  for (let to = 0; to < tagCount; to++) {
    if (isFollowing(to) && tag !== to && tag !== to - 1) continue;
    const score =
      (transitions[tag * tagCount + to] ?? 0) + (emissions[next + to] ?? 0) + (after[next + to] ?? 0);
    if (score > best) best = score;
  }
  return best;
}
