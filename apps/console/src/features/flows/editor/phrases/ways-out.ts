import { type FlowSaveKey, TrainingPhraseType } from '@samtale/contract';
import type { EditorParameter, EditorPhrase } from './editor-phrase.ts';
import { isFreeText } from './phrase-problems.ts';

/** What one click does about what is wrong with a phrase. */
export type WayOut =
  | { does: 'delete' }
  /** The bot asks for a parameter that the phrase says now. */
  | { does: 'ask'; parameter: EditorParameter }
  /** Words that are marked as free text are plain words again. */
  | { does: 'unmark' };

/** The clicks that settle what is wrong with a phrase; none where somebody has to write something. */
export function waysOut(
  problem: FlowSaveKey,
  phrase: EditorPhrase,
  parameters: readonly EditorParameter[],
): WayOut[] {
  switch (problem) {
    case 'emptyTrainingPhrase':
    case 'tooManyKeywordTrainingPhrases':
      return [{ does: 'delete' }];
    case 'globalTrainingPhraseWithAllTextEntity':
      return [{ does: 'unmark' }];
    case 'entityTrainingPhraseWithText': {
      const free = parameters.filter(
        ({ name }) => phrase.parameters.includes(name) && isFreeText(parameters, name),
      );
      // Without anything that is recognised nothing would be left of the phrase.
      return phrase.kind === TrainingPhraseType.entities && free.length < phrase.parameters.length
        ? free.map((parameter) => ({ does: 'ask', parameter }))
        : [{ does: 'delete' }];
    }
    default:
      return [];
  }
}
