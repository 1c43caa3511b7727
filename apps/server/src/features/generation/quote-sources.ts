import { languageCodeOf } from '@samtale/contract';
import type { GeneratedAnswer } from '@samtale/dialog';
import { searchTerms } from '@samtale/nlu';
import { quote } from '@samtale/retrieval';
import { citationOf } from './pick-passages.ts';
import type { FoundPassage } from './source-library.ts';

/** A passage with less of what the question asks than this is about something else, 0 to 1. */
const leastCoverage = 0.6;

/**
 * What the sources themselves say, where no language model is there to put it into words; null when nothing fits. Where it
 * stands is told by the citation, to those who are shown citations.
 */
export function quoteSources(found: readonly FoundPassage[], languageId: string): GeneratedAnswer | null {
  const [best] = found;
  if (!best || best.coverage < leastCoverage) return null;
  const language = languageCodeOf(languageId);
  const text = quote(best.text, (sentence) => searchTerms(sentence, language), best.worth);
  return { text, citations: [citationOf(best)], isQuote: true };
}
