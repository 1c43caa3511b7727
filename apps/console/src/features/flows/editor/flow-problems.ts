import { actionDefinitions, actionProblems, type FlowSaveKey } from '@samtale/contract';
import { fileAddress, linkAddress } from '@samtale/dialog/show';
import type { FlowTab } from '../../flow-list/index.ts';
import { type EditorAction, plainRedirect } from './actions/editor-action.ts';
import { problemOfCondition } from './actions/problem-of-condition.ts';
import type { EditorBubble, EditorFlow, EditorResponse, FlowBase } from './editor-flow.ts';
import type { EditorMessage } from './editor-message.ts';
import { type EditorParameter, type EditorPhrase, writePhrase } from './phrases/editor-phrase.ts';
import { findPhraseProblems, type PhraseBase } from './phrases/phrase-problems.ts';

/** A part of the flow that something can be wrong with. */
export type ProblemPlace =
  | 'title'
  | 'template'
  | 'publishAt'
  | 'unPublishAt'
  | EditorPhrase
  | EditorParameter
  | EditorMessage
  | EditorBubble
  | readonly EditorPhrase[]
  | readonly EditorResponse[]
  | EditorAction;

/**
 * Message keys of what is wrong, by the part at fault. A part that is changed is a new object, so its problem is
 * gone with the change.
 */
export type FlowProblems = ReadonlyMap<ProblemPlace, string>;

export const noProblems: FlowProblems = new Map();

const textKey = (key: FlowSaveKey) => `intentDetail.snackbar.${key}`;

/** What keeps the flow from being saved; a draft needs only a title. */
export function findProblems(
  flow: EditorFlow,
  publish: boolean,
  base: PhraseBase & Pick<FlowBase, 'needsPhrases'>,
): FlowProblems {
  const problems = new Map<ProblemPlace, string>();
  if (!flow.title.trim()) problems.set('title', textKey('missingTitle'));
  findProblemsOfPlan(flow, problems);
  if (!publish) return problems;
  if (base.needsPhrases && flow.phrases.length === 0 && flow.templateId === null)
    problems.set(flow.phrases, textKey('missingTrainingPhrases'));
  for (const [place, key] of findPhraseProblems(flow, base)) problems.set(place, textKey(key));
  const bubbles = flow.responses.flatMap((response) => response.bubbles);
  const isAnswered = bubbles.length > 0 || flow.settings.customSpeechUrl !== '';
  if (!isAnswered && !flow.actions.some(goesOn)) problems.set(flow.responses, textKey('missingSpeechBubble'));
  for (const bubble of bubbles) {
    if (bubble.messages.length === 0) problems.set(bubble, textKey('speechBubbleWithoutMessage'));
    else if (bubble.avatarUrl.trim() && !fileAddress(bubble.avatarUrl))
      problems.set(bubble, textKey('avatarWithBadAddress'));
    for (const message of bubble.messages) {
      const key = problemOfMessage(message);
      if (key) problems.set(message, textKey(key));
    }
  }
  for (const action of flow.actions) {
    const key = problemOfAction(action);
    if (key) problems.set(action, textKey(key));
  }
  return problems;
}

/** It leads to another flow, or asks another system, which is answer enough. */
const goesOn = ({ type, redirectIntentId }: EditorAction) =>
  redirectIntentId !== null || actionDefinitions[type].yields;

function findProblemsOfPlan({ plan }: EditorFlow, problems: Map<ProblemPlace, string>): void {
  const { publishAt, unPublishAt } = plan;
  if (publishAt === null && unPublishAt === null) return;
  if (publishAt === null) problems.set('publishAt', textKey('missingPublishAtOrUnPublishAt'));
  else if (unPublishAt === null) problems.set('unPublishAt', textKey('missingPublishAtOrUnPublishAt'));
  else if (Date.parse(unPublishAt) <= Date.parse(publishAt))
    problems.set('unPublishAt', textKey('UnPublishAtIsPriorToPublishAt'));
}

function problemOfAction(action: EditorAction): FlowSaveKey | null {
  const [problem] = actionProblems(action);
  return problem?.key ?? action.conditionList.map(problemOfCondition).find((key) => key !== null) ?? null;
}

function problemOfMessage(message: EditorMessage): FlowSaveKey | null {
  switch (message.kind) {
    case 'text':
      return message.text.trim() ? null : 'speechBubbleWithoutMessage';
    case 'link':
      return badUnless(linkAddress(message.url) !== null);
    case 'image':
    case 'video':
      return badUnless(fileAddress(message.url) !== null);
    case 'suggestion':
      return message.target.kind === 'none' || !message.displayText.trim() ? 'suggestionWithoutIntent' : null;
    case 'card':
      if (![message.title, message.text, message.imageUrl].some((words) => words.trim()))
        return 'speechBubbleWithoutMessage';
      return badUnless(
        (!message.url.trim() || linkAddress(message.url) !== null) &&
          (!message.imageUrl.trim() || fileAddress(message.imageUrl) !== null),
      );
  }
}

const badUnless = (whole: boolean): FlowSaveKey | null => (whole ? null : 'messageWithBadAddress');

/** The fields that the server refused, by the part of the saved flow that each path names. */
export function problemsOfReply(
  flow: EditorFlow,
  fields: readonly { path: string; messageKey: string }[],
): FlowProblems {
  const problems = new Map<ProblemPlace, string>();
  for (const { path, messageKey } of fields) {
    const place = placeOfPath(flow, path);
    if (place !== null && !problems.has(place)) problems.set(place, messageKey);
  }
  return problems;
}

function placeOfPath(flow: EditorFlow, path: string): ProblemPlace | null {
  // A refusal by the schema names the part of the request first.
  const [root, ...rest] = path.replace(/^body\./, '').split('.');
  const numbers = rest.filter((part) => /^\d+$/.test(part)).map(Number);
  const [first = -1, second = -1, third = -1] = numbers;
  if (root === 'title') return 'title';
  if (root === 'trainingPhraseTemplateId') return 'template';
  if (root === 'publishAt' || root === 'unPublishAt') return root;
  if (root === 'trainingPhraseList') return placeOfPhrasePath(flow, first, second);
  if (root === 'intentActionList') return flow.actions[first] ?? null;
  if (root !== 'chatResponseList') return null;
  const bubble = flow.responses[first]?.bubbles[second];
  return bubble?.messages[third] ?? bubble ?? flow.responses;
}

/** What is wrong with a part of a phrase is wrong with its parameter, wherever that is marked. */
function placeOfPhrasePath({ phrases, parameters }: EditorFlow, first: number, second: number): ProblemPlace {
  const phrase = phrases[first];
  if (!phrase) return phrases;
  const part = writePhrase(phrase, first, parameters).trainingPhrasePartList[second];
  return parameters.find(({ name }) => name === part?.alias) ?? phrase;
}

/** Which tabs of the editor have something wrong in them now. */
export function tabsWithProblems(flow: EditorFlow, problems: FlowProblems): FlowTab[] {
  if (problems.size === 0) return [];
  const phrases =
    problems.has('template') ||
    (problems.has(flow.phrases) && flow.templateId === null) ||
    flow.phrases.some((phrase) => problems.has(phrase)) ||
    flow.parameters.some((parameter) => problems.has(parameter));
  const responses =
    problems.has(flow.responses) || flow.responses.some((response) => hasProblem(response, problems));
  const redirect = plainRedirect(flow.actions);
  const conversation = redirect !== undefined && problems.has(redirect);
  const actions = flow.actions.some((action) => action !== redirect && problems.has(action));
  const settings = problems.has('publishAt') || problems.has('unPublishAt');
  const tabs: [FlowTab, boolean][] = [
    ['phrases', phrases],
    ['responses', responses],
    ['conversation', conversation],
    ['settings', settings],
    ['actions', actions],
  ];
  return tabs.filter(([, wrong]) => wrong).map(([tab]) => tab);
}

/** Whether something is wrong with a bubble of an alternative, or with what is in one. */
export function hasProblem({ bubbles }: EditorResponse, problems: FlowProblems): boolean {
  return bubbles.some(
    (bubble) => problems.has(bubble) || bubble.messages.some((message) => problems.has(message)),
  );
}
