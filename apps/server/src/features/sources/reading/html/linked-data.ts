import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { selectAll } from './select.ts';

/** What a page tells machines of itself as JSON-LD, a value for each piece. What others wrote may be broken: it then tells nothing. */
export const linkedData = (page: Document): unknown[] =>
  selectAll('script[type="application/ld+json" i]', page).map((script) => parsed(textContent(script)));

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
