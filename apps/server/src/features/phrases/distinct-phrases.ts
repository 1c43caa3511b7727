import { languageCodeOf } from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';

/** The text as the bot's exact layer compares it, in the language of that id. */
export function normalisedPhrase(text: string, languageId: string): string {
  const code = languageCodeOf(languageId);
  return normaliseText(text, code) || text;
}

/** Phrases by their normalised text, in their order; blank ones and repetitions are left out. */
export function distinctPhrases<Phrase>(
  list: Iterable<Phrase>,
  textOf: (phrase: Phrase) => string,
  languageId: string,
): Map<string, Phrase> {
  const distinct = new Map<string, Phrase>();
  for (const phrase of list) {
    const text = textOf(phrase).trim();
    const normalised = normalisedPhrase(text, languageId);
    if (text && !distinct.has(normalised)) distinct.set(normalised, phrase);
  }
  return distinct;
}
