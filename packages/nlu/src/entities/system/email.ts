import type { SystemFinding, SystemPassage } from './system-passage.ts';

const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}](?:[\p{L}\p{N}._%+-]{0,62}[\p{L}\p{N}_+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/gu;

/** E-mail addresses, in lower case. */
export function findEmails({ text }: SystemPassage): SystemFinding[] {
  return Array.from(text.matchAll(address), ({ 0: value, index }) => ({
    start: index,
    end: index + value.length,
    value,
    score: 1,
  }));
}
