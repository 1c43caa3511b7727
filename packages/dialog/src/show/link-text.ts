export type TextPart = { text: string; href?: string };

const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
const hostWithDot = /^https?:\/\/[^\s/?#:@]+\.[^\s/?#:@.]/i;

/** Splits a text into plain parts and web addresses. Only http and https are linked, whatever the text says. */
export function linkText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutTrailingPunctuation(match[0]);
    const href = hrefOf(found);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** What an address written in a text leads to; null when it names no host. */
export function hrefOf(written: string): string | null {
  const href = /^https?:/i.test(written) ? written : `https://${written}`;
  return hostWithDot.test(href) ? href : null;
}

/** A sentence's full stop, or a closing mark around the address, is not part of it. `marks` are left out as well. */
export function withoutTrailingPunctuation(found: string, marks = ''): string {
  let end = found.length;
  let unopened = count(found, ')') - count(found, '(');
  while (end > 0) {
    const last = found.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!`.,;:!?…${marks}`.includes(last)) break;
    end -= 1;
  }
  return found.slice(0, end);
}

const count = (text: string, character: string) => text.split(character).length - 1;
