import { type LanguageCode, languageCodeOf } from '@samtale/contract';
import type { GeneratedAnswer } from '@samtale/dialog';
import { searchTerms } from '@samtale/nlu';
import { quote } from '@samtale/retrieval';
import { citationOf } from './pick-passages.ts';
import type { FoundPassage } from './source-library.ts';

/** A passage with less of what the question asks than this is about something else, 0 to 1. */
const leastCoverage = 0.6;

const lead: Record<LanguageCode, (title: string) => string> = {
  da: (title) => `Fra **${title}**:`,
  en: (title) => `From **${title}**:`,
};

/** What the sources themselves say, where no language model is there to put it into words; null when nothing fits. */
export function quoteSources(found: readonly FoundPassage[], languageId: string): GeneratedAnswer | null {
  const [best] = found;
  if (!best || best.coverage < leastCoverage) return null;
  const language = languageCodeOf(languageId);
  const said = quote(best.text, (sentence) => searchTerms(sentence, language), best.worth);
  const title = best.title.replaceAll('*', '');
  return { text: `${lead[language](title)}\n\n${said}`, citations: [citationOf(best)], isQuote: true };
}
