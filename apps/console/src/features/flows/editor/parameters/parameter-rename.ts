import { ConditionKind, TrainingPhraseType } from '@samtale/contract';
import { mapMessages } from '../change-flow.ts';
import type { EditorFlow } from '../editor-flow.ts';
import type { EditorMessage } from '../editor-message.ts';
import type { EditorPhrase } from '../phrases/editor-phrase.ts';
import { parametersOf, withParameters } from './parameter-changes.ts';

/** The flow with a parameter under another name, wherever it is named: in phrases, texts, questions and conditions. */
export function withRenamed(flow: EditorFlow, from: string, to: string): EditorFlow {
  const renamed = (name: string) => (name === from ? to : name);
  const place = new RegExp(`\\{\\{\\s*${from}\\s*\\}\\}`, 'gu');
  const inText = (text: string) => text.replace(place, `{{${to}}}`);
  const renamedPhrase = (whole: EditorPhrase): EditorPhrase => {
    if (!parametersOf(whole).includes(from)) return whole;
    const phrase = { ...whole, unsaid: whole.unsaid.map(renamed) };
    if (phrase.kind === TrainingPhraseType.entities)
      return withParameters(phrase, phrase.parameters.map(renamed));
    return {
      ...phrase,
      marks: phrase.marks.map((mark) => ({ ...mark, parameter: renamed(mark.parameter) })),
    };
  };
  const renamedAction = (action: EditorFlow['actions'][number]) => ({
    ...action,
    // Facts of the conversation and of the customer are named alike, and are no parameters.
    conditionList: action.conditionList.map((condition) =>
      condition.kind === ConditionKind.entity
        ? { ...condition, parameterAlias: renamed(condition.parameterAlias) }
        : condition,
    ),
  });
  return {
    ...mapMessages(flow, (message) => (isNamedIn(message, from) ? withTexts(message, inText) : message)),
    parameters: flow.parameters.map((one) => ({
      ...one,
      name: renamed(one.name),
      question: one.question === null ? null : inText(one.question),
    })),
    phrases: flow.phrases.map(renamedPhrase),
    actions: flow.actions.map(renamedAction),
  };
}

const isNamedIn = (message: EditorMessage, name: string) =>
  Object.values(message).some((field) => typeof field === 'string' && field.includes(name));

/** A message with each of the texts changed in which values can stand. */
function withTexts(message: EditorMessage, change: (text: string) => string): EditorMessage {
  switch (message.kind) {
    case 'text':
      return { ...message, text: change(message.text) };
    case 'link':
      return { ...message, title: change(message.title), url: change(message.url) };
    case 'image':
    case 'video':
      return { ...message, title: change(message.title) };
    case 'suggestion':
      return { ...message, displayText: change(message.displayText) };
    case 'card':
      return {
        ...message,
        title: change(message.title),
        text: change(message.text),
        url: change(message.url),
        linkTitle: change(message.linkTitle),
      };
  }
}
