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

/** What a question that refers back is about. */
export interface Context {
  back: RefersBack;
  /** It, with each of the texts that it may refer to; the last comes first. */
  questions: readonly string[];
}

/** With what the visitor said before it a question that refers back may be meant; null of one that does not. */
export async function contextOf(
  question: string,
  languageId: string,
  saidBefore: () => Promise<readonly { by: string; text: string }[]>,
): Promise<Context | null> {
  const language = languageCodeOf(languageId);
  const back = refersBack(question, language);
  if (!back) return null;
  const before = (await saidBefore())
    .filter(({ by, text }) => by === 'endUser' && topicWords(text, language).length > 0)
    .filter(({ text }) => !refersBack(text, language))
    .slice(-mostReferredTo)
    .reverse();
  return {
    back,
    questions: before.map(({ text }) => `${text.slice(0, longestBefore).toWellFormed()} ${question}`),
  };
}

/** What sources say of the first of the contexts that they tell of, if it is what kind of thing is asked for. */
export async function quoteInContext(
  { back, questions }: Context,
  languageId: string,
  search: (about: string) => Promise<FoundPassage[]>,
): Promise<GeneratedAnswer | null> {
  for (const question of questions) {
    const found = await search(question);
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
