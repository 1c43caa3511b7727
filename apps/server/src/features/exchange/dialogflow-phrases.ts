import {
  type PhraseContent,
  phraseContent,
  type TrainingPhrasePart,
  trainingPhraseMax,
  trainingPhrasePart,
} from '@samtale/contract';
import { type FlowParameter, type ReadingIntent, unlistedParameter } from './dialogflow-parameters.ts';
import type { DialogflowPhrase } from './dialogflow-records.ts';

/** Google's mark for words that say nothing. */
const ignored = '@sys.ignore';
const partsMax = 50;

/**
 * The training phrases of an intent with their marked parts. A parameter that has to be known and that no phrase
 * says is added to each of them without words: that is how a flow asks for it.
 */
export function readPhrases(
  phrases: readonly DialogflowPhrase[],
  parameters: ReadonlyMap<string, FlowParameter>,
  reading: ReadingIntent,
): PhraseContent[] {
  const about = { languageCode: reading.languageCode, title: reading.intent.name };
  const said = new Set<string>();
  const read = phrases.flatMap((phrase): TrainingPhrasePart[][] => {
    const text = phrase.data.map((piece) => piece.text).join('');
    if (phrase.isTemplate) {
      reading.notes.add('templatePhrase', about, text);
      return [];
    }
    if (!text.trim()) return [];
    if (text.length > trainingPhraseMax || phrase.data.length > partsMax) {
      reading.notes.add('phraseLeftOut', about, text);
      return [];
    }
    return [
      trimmed(
        phrase.data.map(({ text: words, alias, meta }) => {
          if (!meta || !alias || meta === ignored) return trainingPhrasePart.parse({ text: words });
          const parameter = parameters.get(alias) ?? unlistedParameter(alias, meta, reading);
          said.add(parameter.alias);
          return trainingPhrasePart.parse({ text: words, ...parameter });
        }),
      ),
    ];
  });
  const unsaid = [...parameters.values()].filter(
    ({ alias, requiredSpeechBubble, defaultValue }) =>
      !said.has(alias) && (requiredSpeechBubble !== null || defaultValue !== null),
  );
  const silent = unsaid.map((parameter) => trainingPhrasePart.parse({ text: '', ...parameter }));
  return read.map((parts) =>
    phraseContent.parse({
      question: parts.map(({ text }) => text).join(''),
      trainingPhrasePartList: [...parts, ...silent].slice(0, partsMax),
    }),
  );
}

/** Without blanks at the ends of the phrase, so that its parts are what its text says. */
function trimmed(parts: TrainingPhrasePart[]): TrainingPhrasePart[] {
  const last = parts.length - 1;
  return parts.map((part, place) => {
    const begun = place === 0 ? part.text.trimStart() : part.text;
    return { ...part, text: place === last ? begun.trimEnd() : begun };
  });
}
