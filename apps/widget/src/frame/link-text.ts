export type TextPart = { text: string; href?: string };

const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;

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

/** A sentence's full stop or a closing parenthesis around the address is not part of it. */
function withoutTrailingPunctuation(found: string): string {
  let trimmed = found.replace(/[.,;:!?…]+$/, '');
  while (trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length)
    trimmed = trimmed.slice(0, -1).replace(/[.,;:!?…]+$/, '');
  return trimmed;
}

function hrefOf(found: string): string | null {
  const url = URL.parse(/^https?:/i.test(found) ? found : `https://${found}`);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
    ? url.href
    : null;
}
