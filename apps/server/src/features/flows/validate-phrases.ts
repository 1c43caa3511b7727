import {
  type FlowInput,
  freeTextTypeId,
  IntentType,
  keywordPhrasesMax,
  keywordsInPhraseMax,
  parameterName,
  saysFreeText,
  type TrainingPhrase,
  TrainingPhraseType,
} from '@samtale/contract';
import type { FlowProblem } from './validate-flow.ts';

/** What a save refuses in the training phrases of a flow. */
export function* validatePhrases(flow: FlowInput): Generator<void, FlowProblem[]> {
  const problems: FlowProblem[] = [];
  const isGlobal = flow.intentType === IntentType.global && flow.followUpParentId === null;
  const wanted = parametersOf(flow.trainingPhraseList.find(takesParameters));
  let keywordPhrases = 0;
  for (const [p, phrase] of flow.trainingPhraseList.entries()) {
    yield;
    const path = `trainingPhraseList.${p}`;
    const parts = phrase.trainingPhrasePartList;
    const blank = !phrase.question.trim() || (needsParts(phrase) && !parts.some(isWanted[phrase.type]));
    if (blank) problems.push({ path: `${path}.question`, key: 'emptyTrainingPhrase' });
    if (phrase.type === TrainingPhraseType.keywords) {
      if (++keywordPhrases > keywordPhrasesMax) problems.push({ path, key: 'tooManyKeywordTrainingPhrases' });
      if (parts.length > keywordsInPhraseMax) problems.push({ path, key: 'tooManyKeywordsInTrainingPhrase' });
      continue;
    }
    parts.forEach((part, q) => {
      if (part.entityType === null) return;
      const partPath = `${path}.trainingPhrasePartList.${q}`;
      if (!parameterName.test(part.alias))
        problems.push({ path: `${partPath}.alias`, key: 'missingTrainingPhrasePartParameter' });
      if (part.defaultValue !== null && !part.defaultValue.trim())
        problems.push({ path: `${partPath}.defaultValue`, key: 'missingTrainingPhrasePartDefaultValue' });
    });
    if (parametersOf(phrase) !== wanted) problems.push({ path, key: 'missingTrainingPhrasePartParameter' });
    if (saysFreeText(phrase)) problems.push({ path, key: 'entityTrainingPhraseWithText' });
    if (isGlobal && isAllText(phrase)) problems.push({ path, key: 'globalTrainingPhraseWithAllTextEntity' });
  }
  return problems;
}

type Part = TrainingPhrase['trainingPhrasePartList'][number];

const needsParts = ({ type }: TrainingPhrase) => type !== TrainingPhraseType.question;
const takesParameters = ({ type }: TrainingPhrase) => type !== TrainingPhraseType.keywords;

/** What a phrase of each kind cannot be without. */
const isWanted: Record<TrainingPhraseType, (part: Part) => boolean> = {
  [TrainingPhraseType.question]: () => true,
  [TrainingPhraseType.keywords]: ({ text }) => text.trim() !== '',
  [TrainingPhraseType.entities]: ({ text, entityType }) => text !== '' && entityType !== null,
};

/** The names and types of a phrase's parameters, whatever their order: the same in every phrase of a flow. */
function parametersOf(phrase: TrainingPhrase | undefined): string {
  const marked = phrase?.trainingPhrasePartList.filter(({ entityType }) => entityType !== null) ?? [];
  return marked
    .map(({ alias, entityType }) => `${alias.trim()} ${entityType}`)
    .sort()
    .join('\n');
}

/** Everything that is said in it would be taken for a value, so that it would cover every question there is. */
function isAllText({ trainingPhrasePartList: parts }: TrainingPhrase): boolean {
  const said = parts.filter(({ text }) => text.trim() !== '');
  return said.length > 0 && said.every(({ entityType }) => entityType === freeTextTypeId);
}
