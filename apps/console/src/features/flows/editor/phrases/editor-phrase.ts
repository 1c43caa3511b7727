import {
  hasDay,
  newId,
  type ParameterDays,
  type PhraseContent,
  type TrainingPhrase,
  TrainingPhraseType,
} from '@samtale/contract';
import { newGuid } from '../../../../ui/new-guid.ts';

/** A value that a flow collects. Its name is what marks, texts and conditions know it by: no two are the same. */
export interface EditorParameter {
  name: string;
  /** Id of the entity type. */
  entityType: string;
  /** What the bot asks when nobody has said the value; null when it can be done without. */
  question: string | null;
  /** Taken when nobody says a value; null for none. */
  defaultValue: string | null;
  /** Of a type that has a day: which days it takes. */
  days: ParameterDays;
}

/** Words of a phrase, by their offsets in its text, that stand for a parameter's value. */
export interface EditorMark {
  start: number;
  end: number;
  parameter: string;
}

/** A training phrase in the editor; `key` identifies the row, `id` is the server's, or all zeros. */
export interface EditorPhrase {
  key: string;
  id: string;
  kind: TrainingPhraseType;
  /** Of a question, what is typed; of the other kinds, their parts in words. */
  text: string;
  /** Of a question, in the order of the text; they do not overlap. */
  marks: readonly EditorMark[];
  /** Of a keyword phrase: each keyword with the other words that count as it. */
  keywords: readonly (readonly string[])[];
  /** Of an entities phrase: the parameters whose values have to be said. */
  parameters: readonly string[];
  /** The parameters that the phrase does not say: the bot asks for their values, or takes the default. */
  unsaid: readonly string[];
}

export type EditorPhrases = readonly EditorPhrase[];

export const newPhrase = (text: string): EditorPhrase => ({
  key: newGuid(),
  id: newId,
  kind: TrainingPhraseType.question,
  text,
  marks: [],
  keywords: [],
  parameters: [],
  unsaid: [],
});

export const newKeywordPhrase = (keywords: EditorPhrase['keywords']): EditorPhrase => ({
  ...newPhrase(textOfKeywords(keywords)),
  kind: TrainingPhraseType.keywords,
  keywords,
});

export const newEntitiesPhrase = (parameters: EditorPhrase['parameters']): EditorPhrase => ({
  ...newPhrase(textOfParameters(parameters)),
  kind: TrainingPhraseType.entities,
  parameters,
});

/** Keywords as they are meant: without blanks at their ends, and without those that are blank. */
export const wordsOfKeywords = (keywords: EditorPhrase['keywords']): string[][] =>
  keywords
    .map((words) => words.map((word) => word.trim()).filter(Boolean))
    .filter((words) => words.length > 0);
export const textOfKeywords = (keywords: EditorPhrase['keywords']) =>
  wordsOfKeywords(keywords)
    .map(([word = '']) => word)
    .join(' ');
export const textOfParameters = (parameters: EditorPhrase['parameters']) =>
  parameters.map((name) => `{{${name}}}`).join(' ');

/** The phrase with another text; marks move with their words, and one whose words are changed at its edge goes. */
export function withText(phrase: EditorPhrase, text: string): EditorPhrase {
  const before = phrase.text;
  let start = 0;
  while (start < before.length && before[start] === text[start]) start++;
  let end = 0;
  const longest = Math.min(before.length, text.length) - start;
  while (end < longest && before[before.length - 1 - end] === text[text.length - 1 - end]) end++;
  const changedTo = before.length - end;
  const growth = text.length - before.length;
  const marks = phrase.marks.flatMap((mark) => {
    if (mark.end <= start) return [mark];
    if (mark.start >= changedTo) return [{ ...mark, start: mark.start + growth, end: mark.end + growth }];
    // What is typed within marked words belongs to them.
    const isWithin = mark.start <= start && mark.end >= changedTo && mark.end + growth > mark.start;
    return isWithin ? [{ ...mark, end: mark.end + growth }] : [];
  });
  return { ...phrase, text, marks };
}

/** The phrase with words marked as a parameter's value; marks that they touch give way. Blanks at the ends are left out. */
export function withMark(phrase: EditorPhrase, mark: EditorMark): EditorPhrase {
  const words = phrase.text.slice(mark.start, mark.end);
  const start = mark.start + (words.length - words.trimStart().length);
  const end = start + words.trim().length;
  if (start >= end) return phrase;
  const others = phrase.marks.filter((one) => one.end <= start || one.start >= end);
  const marks = [...others, { ...mark, start, end }].sort((one, other) => one.start - other.start);
  return { ...phrase, marks };
}

export const withoutMark = (phrase: EditorPhrase, mark: EditorMark): EditorPhrase => ({
  ...phrase,
  marks: phrase.marks.filter((one) => one !== mark),
});

/** The pieces of a question in a row: marked words and what stands between them. */
export function piecesOf({ text, marks }: EditorPhrase): { text: string; mark: EditorMark | null }[] {
  const pieces: { text: string; mark: EditorMark | null }[] = [];
  let at = 0;
  for (const mark of marks) {
    if (mark.start > at) pieces.push({ text: text.slice(at, mark.start), mark: null });
    pieces.push({ text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}

/** All that makes a phrase what it is, beside which row it stands in: the same for two that would save the same. */
export const phraseMeaning = ({ kind, text, marks, keywords, parameters, unsaid }: EditorPhrase): string =>
  JSON.stringify([kind, text, marks, wordsOfKeywords(keywords), parameters, unsaid]);

export const isSamePhrase = (one: EditorPhrase, other: EditorPhrase | undefined): boolean =>
  one === other || (other !== undefined && phraseMeaning(one) === phraseMeaning(other));

type Part = PhraseContent['trainingPhrasePartList'][number];

const plainPart = (text: string): Part => ({
  text,
  alias: '',
  entityType: null,
  defaultValue: null,
  requiredSpeechBubble: null,
  days: 'any',
  keywords: [],
});

/** The parameters that phrases mark: each once, in the order in which they are said. */
export function readParameters(phrases: readonly PhraseContent[]): EditorParameter[] {
  const parameters = new Map<string, EditorParameter>();
  for (const part of phrases.flatMap(({ trainingPhrasePartList }) => trainingPhrasePartList)) {
    if (part.entityType === null) continue;
    const known = parameters.get(part.alias);
    parameters.set(part.alias, {
      name: part.alias,
      entityType: known?.entityType ?? part.entityType,
      question: known?.question ?? part.requiredSpeechBubble,
      defaultValue: known?.defaultValue ?? part.defaultValue,
      days: !known || known.days === 'any' ? part.days : known.days,
    });
  }
  return [...parameters.values()];
}

/** A saved phrase as the editor has it. */
export function readPhrase({
  id,
  question,
  type,
  trainingPhrasePartList: parts,
}: TrainingPhrase): EditorPhrase {
  const said = parts.filter(({ text, entityType }) => entityType === null || text !== '');
  const unsaid = parts.filter((part) => !said.includes(part)).map(({ alias }) => alias);
  const phrase = { ...newPhrase(question), id, kind: type, unsaid, ...(id !== newId && { key: id }) };
  if (type === TrainingPhraseType.keywords) {
    return { ...phrase, keywords: parts.map(({ text, keywords }) => [text, ...keywords]) };
  }
  if (type === TrainingPhraseType.entities) {
    return { ...phrase, parameters: said.flatMap((part) => (part.entityType ? [part.alias] : [])) };
  }
  const marks: EditorMark[] = [];
  let at = 0;
  for (const { text, alias, entityType } of said) {
    if (entityType !== null) marks.push({ start: at, end: at + text.length, parameter: alias });
    at += text.length;
  }
  return { ...phrase, text: parts.length ? parts.map(({ text }) => text).join('') : question, marks };
}

/** A phrase as it is sent, with what its parameters are. */
export function writePhrase(
  phrase: EditorPhrase,
  index: number,
  parameters: readonly EditorParameter[],
): TrainingPhrase {
  const { question, trainingPhrasePartList } = contentOf(phrase, parameters);
  return { id: phrase.id, index, type: phrase.kind, question, trainingPhrasePartList };
}

function contentOf(
  phrase: EditorPhrase,
  parameters: readonly EditorParameter[],
): Pick<TrainingPhrase, 'question' | 'trainingPhrasePartList'> {
  const partOf = (name: string, text: string): Part => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) return plainPart(text);
    const { entityType, defaultValue } = parameter;
    // Without words to ask with, it is not asked for.
    const requiredSpeechBubble = parameter.question?.trim() || null;
    const days = hasDay(entityType) ? parameter.days : 'any';
    return { ...plainPart(text), alias: name, entityType, requiredSpeechBubble, defaultValue, days };
  };
  if (phrase.kind === TrainingPhraseType.keywords) {
    const parts = wordsOfKeywords(phrase.keywords).map(([word = '', ...others]) => ({
      ...plainPart(word),
      keywords: others,
    }));
    return { question: textOfKeywords(phrase.keywords), trainingPhrasePartList: parts };
  }
  const unsaid = phrase.unsaid.map((name) => partOf(name, ''));
  if (phrase.kind === TrainingPhraseType.entities) {
    const parts = phrase.parameters.map((name) => partOf(name, `{{${name}}}`));
    return { question: textOfParameters(phrase.parameters), trainingPhrasePartList: [...parts, ...unsaid] };
  }
  const trimmed = withText(phrase, phrase.text.trim());
  const said =
    trimmed.marks.length || unsaid.length
      ? piecesOf(trimmed).map(({ text, mark }) => (mark ? partOf(mark.parameter, text) : plainPart(text)))
      : [];
  return { question: trimmed.text, trainingPhrasePartList: [...said, ...unsaid] };
}
