import type { PhraseClash } from '@samtale/contract';
import { distinctPhrases } from '../phrases/index.ts';
import type { BotPhrases, FlowPlace } from './bot-phrases.ts';

/** What other flows have in the same words as these questions, or nearly so; each question with the first of them. */
export function clashesOf(
  questions: readonly string[],
  flow: FlowPlace,
  languageId: string,
  phrases: BotPhrases,
): PhraseClash[] {
  const distinct = distinctPhrases(questions, (question) => question, languageId);
  return [...distinct].flatMap(([normalised, question]) => {
    const phrase = { flow, text: question, normalised };
    const same = phrases.sameAs(phrase);
    const other = same ?? phrases.nearestTo(phrase);
    if (!other) return [];
    const { id, title } = other.flow;
    const kind = same ? ('samePhrase' as const) : ('nearPhrase' as const);
    return [{ question, kind, otherIntent: { id, title }, otherText: other.text }];
  });
}
