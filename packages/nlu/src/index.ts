export { asksForPerson } from './asks-for-person.ts';
export {
  type Classifier,
  loadClassifier,
  type RankedLabel,
  type Understanding,
  type UnderstandingLayer,
} from './classifier.ts';
export { compoundParts } from './compound-parts.ts';
export { type ContactAsked, contactAsked } from './contact-words.ts';
export { type Cue, cueOf, questionWordsOf, turnsAround } from './cues.ts';
export { departureAsked } from './departure-words.ts';
export { costlyTypes } from './entities/costly-types.ts';
export {
  buildEntityExtractor,
  createEntityExtractor,
  type EntityExtractor,
} from './entities/entity-extractor.ts';
export {
  type EntityEntry,
  type EntityTypeDefinition,
  type FoundEntity,
  type SaidAt,
  type SystemEntityType,
  systemEntityTypes,
} from './entities/entity-types.ts';
export {
  costliestPattern,
  type EntryProblem,
  listProblems,
  patternProblems,
} from './entities/entry-problems.ts';
export { checkPattern } from './entities/patterns/compile-pattern.ts';
export { matchesPattern } from './entities/patterns/matches-pattern.ts';
export {
  PatternError,
  type PatternProblem,
  type PatternProblemCode,
} from './entities/patterns/pattern-error.ts';
export { SearchBudget, stepsOfText } from './entities/search-budget.ts';
export { groupQuestions } from './groups/group-questions.ts';
export {
  type GuessedLanguage,
  guessedLanguages,
  guessLanguage,
  isInOtherLanguage,
} from './guess-language.ts';
export { holidaysIn } from './holidays.ts';
export {
  createKeywordMatcher,
  type KeywordHit,
  type KeywordMatch,
  type KeywordMatcher,
  type KeywordPhrase,
} from './keywords/keyword-matcher.ts';
export { type NearPhrase, PhraseNeighbours } from './near-phrases.ts';
export type { NluLanguage } from './nlu-language.ts';
export { normaliseText } from './normalise.ts';
export { type HoursAsked, hoursAsked } from './opening-words.ts';
export { isPriceWord } from './price-words.ts';
export { askedAbout, measuresIn, withoutMeasures } from './question-phrases.ts';
export { type RefersBack, refersBack } from './refers-back.ts';
export { type RelatedForms, relatedForms } from './related-forms.ts';
export { ModelFormatError } from './sealed-bytes.ts';
export { searchTerms, topicWords } from './search-terms.ts';
export { synonymsOf } from './synonyms.ts';
export type { FindKnownValues, FoundSlot, SlotExample } from './tagger/slot-example.ts';
export { loadTagger, type SlotTagger } from './tagger/slot-tagger.ts';
export { type TrainTaggerOptions, trainTagger } from './tagger/train-tagger.ts';
export { type Trained, type TrainOnOptions, type TrainOptions, train, trainOn } from './train.ts';
export type { TrainingExample } from './training-set.ts';
export { wishedIn, wishedNoMoreIn } from './wishes.ts';
