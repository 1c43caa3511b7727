import { mix32 } from '../../hash.ts';

/** Errors are looked for within so many first characters; the rest is compared afterwards. */
const prefixLength = 8;
const factor = 0x01000193;
const spread = 0x9e3779b1;

const powers = Int32Array.from({ length: prefixLength + 1 }, (_, i) => {
  let power = 1;
  for (let n = 0; n < i; n++) power = Math.imul(power, factor);
  return power;
});

const heads = new Int32Array(prefixLength + 1);
const units = new Int32Array(prefixLength);

/** How many variants `forEachDeletion` gives. */
export function deletionCount(key: string, most: number): number {
  const length = Math.min(key.length, prefixLength);
  return 1 + (most > 0 ? length : 0) + (most > 1 ? (length * (length - 1)) / 2 : 0);
}

/**
 * Calls `visit` with a hash of the beginning of `key` and of each variant of it that lacks up to `most` (0, 1 or 2)
 * characters. Two keys within `most` edits of each other share a variant (W. Garbe's Symmetric Delete algorithm,
 * https://github.com/wolfgarbe/SymSpell).
 */
export function forEachDeletion(key: string, most: number, visit: (hash: number) => void): void {
  const length = Math.min(key.length, prefixLength);
  // A polynomial hash, of which variants are put together from the hashes of pieces.
  for (let at = 0; at < length; at++) {
    units[at] = Math.imul(key.charCodeAt(at) + 1, spread);
    heads[at + 1] = (Math.imul(heads[at] ?? 0, factor) + (units[at] ?? 0)) | 0;
  }
  const piece = (from: number, to: number): number =>
    ((heads[to] ?? 0) - Math.imul(heads[from] ?? 0, powers[to - from] ?? 0)) | 0;
  const joined = (head: number, from: number, to: number): number =>
    (Math.imul(head, powers[to - from] ?? 0) + piece(from, to)) | 0;
  visit(mix32(piece(0, length)));
  if (most === 0) return;
  for (let first = 0; first < length; first++) {
    const head = heads[first] ?? 0;
    visit(mix32(joined(head, first + 1, length)));
    if (most === 1) continue;
    for (let second = first + 1; second < length; second++) {
      visit(mix32(joined(joined(head, first + 1, second), second + 1, length)));
    }
  }
}
