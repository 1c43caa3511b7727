import type { Citation, Passage } from '@samtale/dialog';
import type { FoundPassage } from './source-library.ts';

/** At most so many passages go along with a question. */
export const mostPassages = 10;

/** Of pages that share no more than this with the question none go along, 0 to 1. */
const leastCoverage = 0.15;

/** What flows say and what stands on pages, the likeliest of both by turns; what was found twice stands there once. */
export function pickPassages(flows: readonly Passage[], found: readonly FoundPassage[]): Passage[] {
  const once = new Map(found.map((one) => [`${one.pageId} ${one.text}`, one]));
  const pages = [...once.values()]
    .filter(({ coverage }) => coverage >= leastCoverage)
    .map((one): Passage => ({ ...citationOf(one), use: 'source' }));
  const picked: Passage[] = [];
  for (let place = 0; place < Math.max(flows.length, pages.length); place++)
    picked.push(...[pages[place], flows[place]].filter((passage) => passage !== undefined));
  return picked.slice(0, mostPassages);
}

export const citationOf = ({ title, text, pageId, sourceId, url }: FoundPassage): Citation => ({
  title,
  text,
  page: { id: pageId, sourceId, url },
});
