/** Features and how often each occurs, in order of first appearance. */
export interface FeatureCounts {
  hashes: Uint32Array;
  counts: Uint32Array;
}

/** A power of two: room for half as many features before the table has to grow. */
const usualSize = 1 << 12;

/** Counts hashes by an open-addressed table, which for a million is several times faster than a `Map`. */
export function countFeatures(occurrences: Uint32Array): FeatureCounts {
  let slots = new Int32Array(usualSize).fill(-1);
  let hashes = new Uint32Array(usualSize >> 1);
  let counts = new Uint32Array(usualSize >> 1);
  let size = 0;
  for (const hash of occurrences) {
    const slot = slotOf(slots, hashes, hash);
    const feature = slots[slot] ?? -1;
    if (feature >= 0) {
      counts[feature] = (counts[feature] ?? 0) + 1;
      continue;
    }
    slots[slot] = size;
    hashes[size] = hash;
    counts[size] = 1;
    size++;
    if (size < hashes.length) continue;
    hashes = grown(hashes);
    counts = grown(counts);
    slots = new Int32Array(2 * slots.length).fill(-1);
    for (let i = 0; i < size; i++) slots[slotOf(slots, hashes, hashes[i] ?? 0)] = i;
  }
  return { hashes: hashes.subarray(0, size), counts: counts.subarray(0, size) };
}

/** The slot that the hash has, or is to have. */
function slotOf(slots: Int32Array, hashes: Uint32Array, hash: number): number {
  const mask = slots.length - 1;
  let slot = hash & mask;
  for (;;) {
    const feature = slots[slot] ?? -1;
    if (feature < 0 || hashes[feature] === hash) return slot;
    slot = (slot + 1) & mask;
  }
}

function grown(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(2 * numbers.length);
  more.set(numbers);
  return more;
}
