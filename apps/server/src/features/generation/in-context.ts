import { languageCodeOf } from '@samtale/contract';
import type { GeneratedAnswer } from '@samtale/dialog';
import { type RefersBack, refersBack, topicWords } from '@samtale/nlu';
import { amountTerm, answerKindOf, countAmounts } from '@samtale/retrieval';
import { quoteSources } from './quote-sources.ts';
import type { FoundPassage } from './source-library.ts';

/** A question may refer to one of so many texts of the visitor. */
const mostReferredTo = 3;

/** Of each so many characters. */
const longestBefore = 300;

/** A question with what was said before it, and what sources have of both. */
interface InContext {
  question: string;
  found: readonly FoundPassage[];
}

/** What a question that refers back is about. */
export interface Context {
  back: RefersBack;
  /** With each of the texts that it may refer to; the last comes first. */
  searches: readonly InContext[];
}

/** Searches sources for a question that refers back, with what the visitor said before it; null of one that does not. */
export async function searchInContext(
  question: string,
  languageId: string,
  saidBefore: () => Promise<readonly { by: string; text: string }[]>,
  search: (about: string) => Promise<FoundPassage[]>,
): Promise<Context | null> {
  const language = languageCodeOf(languageId);
  const back = refersBack(question, language);
  if (!back) return null;
  const before = (await saidBefore())
    .filter(({ by, text }) => by === 'endUser' && topicWords(text, language).length > 0)
    .filter(({ text }) => !refersBack(text, language))
    .slice(-mostReferredTo)
    .reverse();
  const searches: InContext[] = [];
  for (const { text } of before) {
    const both = `${text.slice(0, longestBefore).toWellFormed()} ${question}`;
    searches.push({ question: both, found: await search(both) });
  }
  return { back, searches };
}

/** What sources say of the first of the contexts that they tell of, if it is what kind of thing is asked for. */
export function quoteInContext({ back, searches }: Context, languageId: string): GeneratedAnswer | null {
  for (const { question, found } of searches) {
    const telling = found.filter((passage) => tellsKind(passage.text, question, passage));
    const quoted = quoteSources(telling, languageId, { about: back.newWords, question, isNew: true });
    const [best] = telling;
    if (quoted && best && 'text' in quoted && tellsKind(quoted.text, question, best)) return quoted;
    // What was said last is what is asked about, also where sources tell other things of it only.
    if (quoteSources(found, languageId, { question })) return null;
  }
  return null;
}

/** What was asked before may be told in many places; without the time or the amount that is asked for now, none answers. */
function tellsKind(text: string, question: string, { worth }: FoundPassage): boolean {
  if (worth.has(amountTerm)) return countAmounts(text) > 0;
  const kind = answerKindOf(question);
  return !kind?.isNeeded || kind.isTold(text);
}
