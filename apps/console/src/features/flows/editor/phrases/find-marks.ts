import type { PhraseContent } from '@samtale/contract';
import { TrainingPhraseType } from '@samtale/contract';
import type { EditorPhrase, EditorPhrases } from './editor-phrase.ts';

/** The questions in which a parameter is not marked. */
export const phrasesWithout = (phrases: EditorPhrases, parameter: string): EditorPhrase[] =>
  phrases.filter(
    ({ kind, text, marks }) =>
      kind === TrainingPhraseType.question &&
      text.trim() !== '' &&
      !marks.some((mark) => mark.parameter === parameter),
  );

/** The phrase with the parameter marked where its parts tell; as it was where they do not, or other marks stand there. */
export function markedByParts(
  phrase: EditorPhrase,
  parameter: string,
  parts: PhraseContent['trainingPhrasePartList'],
): EditorPhrase {
  let start = 0;
  for (const { text, alias } of parts) {
    const end = start + text.length;
    const isFree = phrase.marks.every((mark) => mark.end <= start || mark.start >= end);
    if (alias === parameter && isFree && phrase.text.slice(start, end) === text) {
      const marks = [...phrase.marks, { start, end, parameter }];
      const unsaid = phrase.unsaid.filter((name) => name !== parameter);
      return { ...phrase, unsaid, marks: marks.sort((one, other) => one.start - other.start) };
    }
    start = end;
  }
  return phrase;
}
