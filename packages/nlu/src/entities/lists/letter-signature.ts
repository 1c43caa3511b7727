/** One bit for each letter that a text contains, several letters sharing one. */
export function letterSignature(text: string): number {
  let signature = 0;
  for (let at = 0; at < text.length; at++) signature |= 1 << (text.charCodeAt(at) & 31);
  return signature >>> 0;
}

/** How many bits of two signatures differ (Hamming weight in parallel, as in Hacker's Delight, section 5-1). */
export function differingLetters(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
