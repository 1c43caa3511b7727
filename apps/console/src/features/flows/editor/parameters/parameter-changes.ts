import { parameterName, parameterNameMax, TrainingPhraseType } from '@samtale/contract';
import type { EditorFlow } from '../editor-flow.ts';
import {
  type EditorParameter,
  type EditorPhrase,
  type EditorPhrases,
  textOfParameters,
  withMark,
} from '../phrases/editor-phrase.ts';

/** Of each parameter, the phrases that take it. */
export function countParameters(phrases: EditorPhrases): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const phrase of phrases)
    for (const name of new Set(parametersOf(phrase))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The parameters that a phrase takes: those it says, in order and as often as it says them, then those it does not. */
export function parametersOf({ kind, marks, parameters, unsaid }: EditorPhrase): readonly string[] {
  if (kind === TrainingPhraseType.keywords) return [];
  const said = kind === TrainingPhraseType.entities ? parameters : marks.map(({ parameter }) => parameter);
  return [...said, ...unsaid];
}

/** Whether values can belong to a phrase: to all but those that are keywords alone. */
export const takesValues = ({ kind }: EditorPhrase): boolean => kind !== TrainingPhraseType.keywords;

/** The flow with one more parameter, which the bot asks for after every phrase. */
export function withAsked(flow: EditorFlow, asked: EditorParameter): EditorFlow {
  const phrases = flow.phrases.map((phrase) =>
    takesValues(phrase) ? withUnsaid(phrase, [asked.name]) : phrase,
  );
  return { ...flow, phrases, parameters: [...flow.parameters, asked] };
}

/** The parameters that other phrases take and this one does not: before all take the same, nothing is published. */
export function missingParameters(phrase: EditorPhrase, wanted: Iterable<string>): string[] {
  if (phrase.kind === TrainingPhraseType.keywords) return [];
  const taken = new Set(parametersOf(phrase));
  return [...wanted].filter((name) => !taken.has(name));
}

/** A name as texts can use it: what is written in several words is joined by hyphens. */
export const nameOfWords = (words: string): string => words.trim().replace(/\s+/gu, '-');

/** Whether a parameter of the flow can have a name, and if not, why. */
export function problemOfName(
  name: string,
  others: readonly EditorParameter[],
): 'missing' | 'form' | 'taken' | null {
  const wanted = name.trim();
  if (!wanted) return 'missing';
  if (wanted.length > parameterNameMax || !parameterName.test(wanted)) return 'form';
  return others.some((other) => other.name === wanted) ? 'taken' : null;
}

/** The phrase with words marked as a parameter. A phrase says a parameter once: its words before these are let go. */
export function markedAs(phrase: EditorPhrase, start: number, end: number, parameter: string): EditorPhrase {
  const marks = phrase.marks.filter((mark) => mark.parameter !== parameter);
  return withMark({ ...withoutUnsaid(phrase, parameter), marks }, { start, end, parameter });
}

/** The phrase with parameters that it does not say; those that it takes already stay as they are. */
export function withUnsaid(phrase: EditorPhrase, names: readonly string[]): EditorPhrase {
  const taken = parametersOf(phrase);
  return { ...phrase, unsaid: [...phrase.unsaid, ...names.filter((name) => !taken.includes(name))] };
}

/** The phrase without a parameter that it does not say. */
export const withoutUnsaid = (phrase: EditorPhrase, name: string): EditorPhrase => ({
  ...phrase,
  unsaid: phrase.unsaid.filter((one) => one !== name),
});

/** Whether a value is there when nobody says it, because the bot asks for it or takes the default. */
export const comesUnsaid = ({ question, defaultValue }: EditorParameter): boolean =>
  Boolean(question?.trim() || defaultValue?.trim());

/** The flow whose phrases take what comes unsaid and another phrase takes: what the bot asks for, none has to say. */
export function withAllUnsaid(flow: EditorFlow): EditorFlow {
  const counts = countParameters(flow.phrases);
  const names = flow.parameters.filter(comesUnsaid).map(({ name }) => name);
  const wanted = names.filter((name) => counts.has(name));
  const phrases = flow.phrases.map((phrase) => {
    const missing = missingParameters(phrase, wanted);
    return missing.length ? withUnsaid(phrase, missing) : phrase;
  });
  return { ...flow, phrases };
}

/** An entities phrase that says other parameters. */
export const withParameters = (phrase: EditorPhrase, parameters: readonly string[]): EditorPhrase => ({
  ...phrase,
  parameters,
  unsaid: phrase.unsaid.filter((name) => !parameters.includes(name)),
  text: textOfParameters(parameters),
});

/** An entities phrase that leaves a parameter to be asked for, or to come by its default. */
export const withLeftUnsaid = (phrase: EditorPhrase, name: string): EditorPhrase =>
  withUnsaid(
    withParameters(
      phrase,
      phrase.parameters.filter((one) => one !== name),
    ),
    [name],
  );

/** The flow without a parameter: its words stay, unmarked, and a phrase of it alone goes. */
export function withoutParameter(flow: EditorFlow, name: string): EditorFlow {
  const phrases = flow.phrases.flatMap((whole) => {
    if (!parametersOf(whole).includes(name)) return [whole];
    const phrase = withoutUnsaid(whole, name);
    if (phrase.kind !== TrainingPhraseType.entities)
      return [{ ...phrase, marks: phrase.marks.filter(({ parameter }) => parameter !== name) }];
    const rest = phrase.parameters.filter((one) => one !== name);
    return rest.length ? [withParameters(phrase, rest)] : [];
  });
  return { ...flow, phrases, parameters: flow.parameters.filter((one) => one.name !== name) };
}

/** Takes a change of the whole flow's phrases back where they still are as the change left them. */
export function undoneIn(now: EditorFlow, before: EditorFlow, after: EditorFlow): EditorFlow {
  const left = new Map(after.phrases.map((phrase) => [phrase.key, phrase]));
  const old = new Map(before.phrases.map((phrase) => [phrase.key, phrase]));
  const kept = now.phrases.map((phrase) =>
    phrase === left.get(phrase.key) ? (old.get(phrase.key) ?? phrase) : phrase,
  );
  const gone = before.phrases.filter(({ key }) => !left.has(key));
  const names = new Set(now.parameters.map(({ name }) => name));
  const returned = before.parameters.filter(
    ({ name }) => !names.has(name) && !after.parameters.some((one) => one.name === name),
  );
  return { ...now, phrases: [...gone, ...kept], parameters: [...now.parameters, ...returned] };
}
