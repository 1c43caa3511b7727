import { z } from 'zod';
import { id } from '../calls/primitives.ts';
import { freeTextTypeId } from '../entities/system-entity-types.ts';

/** What a training phrase is compared by. */
export const TrainingPhraseType = {
  /** An example of what people say; the classifier learns from it. */
  question: 1,
  /** Its parts are words that all have to be there. */
  keywords: 2,
  /** Its parts are kinds of values that all have to be there, save for those without words. */
  entities: 3,
} as const;
export type TrainingPhraseType = (typeof TrainingPhraseType)[keyof typeof TrainingPhraseType];

export const trainingPhraseMax = 1000;
export const parameterNameMax = 30;
export const parameterTextMax = 500;
export const keywordMax = 60;
/** Keyword phrases a flow, and keywords a phrase. */
export const keywordPhrasesMax = 3;
export const keywordsInPhraseMax = 3;

/** How a parameter is called in texts and conditions: a letter first, then letters, digits, hyphen, underscore. */
export const parameterName = /^\p{L}[\p{L}\p{N}_-]*$/u;

/**
 * Which days a value of a type that has a day may lie on, in the agent's time zone: `upcoming` is today and later, `past` today
 * and earlier.
 */
export const parameterDays = z.enum(['any', 'upcoming', 'past']);
export type ParameterDays = z.infer<typeof parameterDays>;

/** A piece of a training phrase; its parts in a row are the phrase. */
export const trainingPhrasePart = z.object({
  /** The words as they stand in the phrase; of keywords, the word itself. Empty for a value that the phrase does not say. */
  text: z.string().max(trainingPhraseMax),
  /** The parameter that takes the value; empty where nothing is marked. */
  alias: z.string().max(parameterNameMax).default(''),
  /** The kind of value that is said here; null where nothing is marked. */
  entityType: id.nullable().default(null),
  /** Taken when nobody says a value; null for none. */
  defaultValue: z.string().max(parameterTextMax).nullable().default(null),
  /** What the bot asks when the value is missing; null when it can be done without. */
  requiredSpeechBubble: z.string().max(parameterTextMax).nullable().default(null),
  /** Of a value with a day: on which days it may lie. A day of birth is past, a wished time upcoming. */
  days: parameterDays.default('any'),
  /** Of a keyword: other words that count as it. */
  keywords: z.array(z.string().max(keywordMax)).max(50).default([]),
});
export type TrainingPhrasePart = z.infer<typeof trainingPhrasePart>;
/** As it may be stored: with what is as always left out. */
export type StoredPhrasePart = z.input<typeof trainingPhrasePart>;

/** What a phrase says, without which one it is. */
export const phraseContent = z.object({
  question: z.string().max(trainingPhraseMax),
  type: z.literal(Object.values(TrainingPhraseType)).default(TrainingPhraseType.question),
  /** Empty for a question in which nothing is marked. */
  trainingPhrasePartList: z.array(trainingPhrasePart).max(50).default([]),
});
export type PhraseContent = z.infer<typeof phraseContent>;
/** As it may be stored: with what is as always left out. */
export type StoredPhrase = z.input<typeof phraseContent>;

/**
 * Whether a phrase of values takes free text. Free text is recognised by the words around it alone, so such a phrase fits nothing;
 * a part without words is a value that need not be said.
 */
export const saysFreeText = ({ type, trainingPhrasePartList }: PhraseContent): boolean =>
  type === TrainingPhraseType.entities &&
  trainingPhrasePartList.some(({ text, entityType }) => text !== '' && entityType === freeTextTypeId);

export const trainingPhrase = phraseContent.extend({ id, index: z.int().min(0).default(0) });
export type TrainingPhrase = z.infer<typeof trainingPhrase>;
