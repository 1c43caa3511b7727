import {
  type FlowSaveKey,
  freeTextTypeId,
  IntentType,
  keywordPhrasesMax,
  keywordsInPhraseMax,
  TrainingPhraseType,
} from '@samtale/contract';
import type { EditorFlow, FlowBase } from '../editor-flow.ts';
import { countParameters, parametersOf, problemOfName } from '../parameters/parameter-changes.ts';
import { type EditorParameter, type EditorPhrase, piecesOf, wordsOfKeywords } from './editor-phrase.ts';

/** What the rules of a save ask of a flow beside its phrases. */
export type PhraseBase = Pick<FlowBase, 'intentType' | 'followUpParentId'>;

/** What keeps phrases, and the parameters they take, from being published. */
export function findPhraseProblems(
  { phrases, parameters }: Pick<EditorFlow, 'phrases' | 'parameters'>,
  { intentType, followUpParentId }: PhraseBase,
): Map<EditorPhrase | EditorParameter, FlowSaveKey> {
  const problems = new Map<EditorPhrase | EditorParameter, FlowSaveKey>();
  const isGlobal = intentType === IntentType.global && followUpParentId === null;
  // What the bot is to ask for need not be said, whether or not the question has been written yet.
  const unwritten = new Set(parameters.filter(isAskedInBlank).map(({ name }) => name));
  const saidIn = (phrase: EditorPhrase) => parametersOf(phrase).filter((name) => !unwritten.has(name));
  const wanted = inAnyOrder(mostSaid(phrases.map(saidIn)));
  let keywordPhrases = 0;
  for (const phrase of phrases) {
    const isKeywords = phrase.kind === TrainingPhraseType.keywords;
    if (isKeywords) keywordPhrases += 1;
    if (isBlank(phrase)) problems.set(phrase, 'emptyTrainingPhrase');
    else if (isKeywords && keywordPhrases > keywordPhrasesMax)
      problems.set(phrase, 'tooManyKeywordTrainingPhrases');
    else if (isKeywords && wordsOfKeywords(phrase.keywords).length > keywordsInPhraseMax)
      problems.set(phrase, 'tooManyKeywordsInTrainingPhrase');
    else if (!isKeywords && inAnyOrder(saidIn(phrase)) !== wanted)
      problems.set(phrase, 'missingTrainingPhrasePartParameter');
    else if (takesFreeText(phrase, parameters)) problems.set(phrase, 'entityTrainingPhraseWithText');
    else if (isGlobal && isAllText(phrase, parameters))
      problems.set(phrase, 'globalTrainingPhraseWithAllTextEntity');
  }
  // A parameter that no phrase takes is not saved.
  const counts = countParameters(phrases);
  for (const parameter of parameters.filter(({ name }) => counts.has(name))) {
    const others = parameters.filter((one) => one !== parameter);
    if (problemOfName(parameter.name, others) !== null)
      problems.set(parameter, 'missingTrainingPhrasePartParameter');
    else if (isAskedInBlank(parameter)) problems.set(parameter, 'missingParameterQuestion');
    else if (parameter.defaultValue !== null && !parameter.defaultValue.trim())
      problems.set(parameter, 'missingTrainingPhrasePartDefaultValue');
  }
  return problems;
}

const isAskedInBlank = ({ question }: EditorParameter) => question !== null && !question.trim();

/** A phrase's parameters whatever their order, to be compared. */
const inAnyOrder = (names: readonly string[]) => [...names].sort().join('\n');

/** What every phrase has to take: each parameter as often as the phrase that says it most. */
function mostSaid(phrases: readonly (readonly string[])[]): string[] {
  const most = new Map<string, number>();
  for (const said of phrases) {
    for (const name of said) {
      const times = said.filter((one) => one === name).length;
      most.set(name, Math.max(times, most.get(name) ?? 0));
    }
  }
  return [...most].flatMap(([name, times]) => Array.from({ length: times }, () => name));
}

function isBlank({ kind, text, keywords, parameters }: EditorPhrase): boolean {
  if (kind === TrainingPhraseType.keywords) return wordsOfKeywords(keywords).length === 0;
  return kind === TrainingPhraseType.entities ? parameters.length === 0 : !text.trim();
}

/** Whether a value of the parameter can be any words at all. */
export const isFreeText = (parameters: readonly EditorParameter[], name: string | undefined) =>
  parameters.find((parameter) => parameter.name === name)?.entityType === freeTextTypeId;

/** A phrase of values with free text fits nothing: that is recognised by the words around it alone. */
const takesFreeText = (phrase: EditorPhrase, parameters: readonly EditorParameter[]): boolean =>
  phrase.kind === TrainingPhraseType.entities &&
  phrase.parameters.some((name) => isFreeText(parameters, name));

/** Everything that is said in it would be taken for a value, so that it would cover every question there is. */
function isAllText(phrase: EditorPhrase, parameters: readonly EditorParameter[]): boolean {
  if (phrase.kind !== TrainingPhraseType.question) return false;
  const said = piecesOf(phrase).filter((piece) => piece.text.trim() !== '');
  return said.length > 0 && said.every(({ mark }) => isFreeText(parameters, mark?.parameter));
}
