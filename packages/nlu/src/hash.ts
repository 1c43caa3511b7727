/** Stirs every bit of a 32-bit number into all others (the finaliser of MurmurHash3, public domain). */
export function mix32(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One FNV-1a step over a 16-bit unit (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** 32-bit hash of a text; texts hashed under different seeds are independent. */
export function hashText(text: string, seed: number): number {
  let hash = seed | 0;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return mix32(hash);
}
