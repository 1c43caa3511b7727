import type { Channel, Flow } from '@samtale/contract';
import {
  type ChatResponse,
  type FlowInput,
  type FlowSettings,
  flowSettings,
  IntentType,
  newId,
  type PublishingPlan,
  publishingPlan,
} from '@samtale/contract';
import { newGuid } from '../../../ui/new-guid.ts';
import type { EditorAction } from './actions/editor-action.ts';
import {
  type EditorMessage,
  type EditorText,
  newMessage,
  readMessage,
  writeMessage,
} from './editor-message.ts';
import {
  type EditorParameter,
  type EditorPhrases,
  readParameters,
  readPhrase,
  writePhrase,
} from './phrases/editor-phrase.ts';

export interface EditorBubble {
  id: string;
  /** Seconds before it appears. */
  delay: number;
  messages: readonly EditorMessage[];
  displayBackground: boolean;
  /** Of an image shown beside it; empty for none. */
  avatarUrl: string;
  /** Its cards stand in a row that scrolls. */
  carousel: boolean;
  /** The channels it is said on; empty for all. */
  integrationTypeList: readonly Channel[];
}

export interface EditorResponse {
  key: string;
  title: string;
  bubbles: readonly EditorBubble[];
}

/** What the editor changes of a flow. Every change makes new objects on its way, so what is the same is unchanged. */
export interface EditorFlow {
  title: string;
  disabled: boolean;
  /** The template whose phrases the flow learns beside its own; null without one. */
  templateId: string | null;
  phrases: EditorPhrases;
  /** The values that the phrases mark. */
  parameters: readonly EditorParameter[];
  responses: readonly EditorResponse[];
  /** What is done after the answer, in order. */
  actions: readonly EditorAction[];
  settings: FlowSettings;
  plan: PublishingPlan;
}

/** What the editor does not change: which flow it is, and which revision of it was read. */
export type FlowBase = Pick<
  FlowInput,
  'id' | 'newIntentId' | 'followUpParentId' | 'intentType' | 'revision'
> & {
  /** False for the flows that nobody is meant to ask for: welcome and fallback. */
  needsPhrases: boolean;
};

export const newText = (text = ''): EditorText => ({ ...newMessage('text'), text });
export const newBubble = (): EditorBubble => ({
  id: newGuid(),
  delay: 0,
  messages: [newText()],
  displayBackground: true,
  avatarUrl: '',
  carousel: false,
  integrationTypeList: [],
});
/** `number` counts from 1. The server gives the same title. */
export const newResponse = (number: number): EditorResponse => ({
  key: newGuid(),
  title: `Response ${number}`,
  bubbles: [newBubble()],
});

export function emptyEditorFlow(): EditorFlow {
  return {
    title: '',
    disabled: false,
    templateId: null,
    phrases: [],
    parameters: [],
    responses: [newResponse(1)],
    actions: [],
    settings: flowSettings.parse({}),
    plan: publishingPlan.parse({}),
  };
}

/** A flow that is to be made. Saved again after a failure it is the same one. */
export const baseOfNew = (parentId: string | null): FlowBase => ({
  id: newId,
  newIntentId: newGuid(),
  followUpParentId: parentId,
  intentType: IntentType.global,
  revision: 0,
  needsPhrases: true,
});

export const baseOf = (flow: Flow): FlowBase => ({
  id: flow.id,
  followUpParentId: flow.followUpParentId,
  intentType: flow.intentType,
  revision: flow.revision,
  needsPhrases: !flow.isWelcome && !flow.isFallback && flow.intentType !== IntentType.fallback,
});

/** A saved flow as the editor has it. */
export function readFlow(flow: Flow): EditorFlow {
  const responses = flow.chatResponseList.map(
    (response): EditorResponse => ({
      key: newGuid(),
      title: response.title,
      bubbles: inOrder(response.speechBubbleList).map(({ index: _, messageList, ...bubble }) => ({
        ...bubble,
        messages: inOrder(messageList).map(readMessage),
      })),
    }),
  );
  return {
    title: flow.title,
    disabled: flow.disabled,
    templateId: flow.trainingPhraseTemplateId,
    phrases: flow.trainingPhraseList.map(readPhrase),
    parameters: readParameters(flow.trainingPhraseList),
    responses: responses.length ? responses : [{ ...newResponse(1), bubbles: [] }],
    actions: flow.intentActionList,
    settings: flowSettings.parse(flow),
    plan: publishingPlan.parse(flow),
  };
}

/** A flow that says and does nothing, with a bubble to begin the answer in; others as they are. */
export function readyToAnswer(flow: EditorFlow): EditorFlow {
  if (flow.actions.length || flow.responses.some(({ bubbles }) => bubbles.length)) return flow;
  return { ...flow, responses: flow.responses.map((response) => ({ ...response, bubbles: [newBubble()] })) };
}

/** What is sent to save the flow; what it holds is numbered again, in the order it stands. */
export function flowInput(base: FlowBase, flow: EditorFlow, isActive: boolean): FlowInput {
  const { needsPhrases: _, ...identity } = base;
  return {
    ...identity,
    title: flow.title.trim(),
    disabled: flow.disabled,
    isActive,
    trainingPhraseTemplateId: flow.templateId,
    ...flow.settings,
    ...flow.plan,
    trainingPhraseList: flow.phrases.map((phrase, index) => writePhrase(phrase, index, flow.parameters)),
    chatResponseList: flow.responses.map(writeResponse),
    intentActionList: [...flow.actions],
  };
}

function writeResponse({ title, bubbles }: EditorResponse): ChatResponse {
  return {
    title,
    speechBubbleList: bubbles.map(({ messages, ...bubble }, index) => ({
      ...bubble,
      index,
      avatarUrl: bubble.avatarUrl.trim(),
      integrationTypeList: [...bubble.integrationTypeList],
      messageList: messages.map(writeMessage),
    })),
  };
}

function inOrder<Item extends { index: number }>(list: readonly Item[]): Item[] {
  return [...list].sort((one, other) => one.index - other.index);
}
