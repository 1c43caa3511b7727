import { likePattern } from '../../platform/database/like-pattern.ts';

/** What finds a number however it is written: with spaces or hyphens, or 00 for the plus. Null where there is none in it. */
export function numberPattern(text: string): string | null {
  if (!/^[+\d\s().\-/]*\d[+\d\s().\-/]*$/.test(text)) return null;
  return likePattern(text.replace(/[^+\d]/g, '').replace(/^00/, '+'));
}
