import type { Flow } from '@samtale/contract';
import {
  ActionType,
  type ChatResponse,
  type FlowInput,
  type FlowMessage,
  IntentType,
  MessageType,
  newId,
} from '@samtale/contract';
import { newGuid } from './new-guid.ts';

/** A training phrase in the editor; `key` identifies the row, `id` is the server's, or all zeros. */
export interface EditorPhrase {
  key: string;
  id: string;
  text: string;
}

/** Where a suggestion leads. `new` is a follow-up flow of this title that is made when the flow is saved. */
export type SuggestionTarget =
  | { kind: 'none' }
  | { kind: 'flow'; id: string }
  | { kind: 'new'; title: string };

export interface EditorText {
  kind: 'text';
  id: string;
  text: string;
}
export interface EditorSuggestion {
  kind: 'suggestion';
  id: string;
  displayText: string;
  target: SuggestionTarget;
}
export type EditorMessage = EditorText | EditorSuggestion;

export interface EditorBubble {
  id: string;
  /** Seconds before it appears. */
  delay: number;
  messages: readonly EditorMessage[];
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
  phrases: readonly EditorPhrase[];
  responses: readonly EditorResponse[];
  /** Continue to another flow after the answer; null when not. */
  redirect: { id: string; intentId: string | null } | null;
  /** Hand over to a person after the answer; null when not. */
  handOver: { id: string } | null;
}

/** What the editor does not change: which flow it is, and which revision of it was read. */
export type FlowBase = Pick<FlowInput, 'id' | 'followUpParentId' | 'intentType' | 'revision'> & {
  /** False for the flows that nobody is meant to ask for: welcome and fallback. */
  needsPhrases: boolean;
};

export const newText = (text = ''): EditorText => ({ kind: 'text', id: newGuid(), text });
export const newSuggestion = (): EditorSuggestion => ({
  kind: 'suggestion',
  id: newGuid(),
  displayText: '',
  target: { kind: 'none' },
});
export const newBubble = (): EditorBubble => ({ id: newGuid(), delay: 0, messages: [newText()] });
/** `number` counts from 1. The title is the spec's, and the server's. */
export const newResponse = (number: number): EditorResponse => ({
  key: newGuid(),
  title: `Response ${number}`,
  bubbles: [newBubble()],
});
export const newPhrase = (text: string): EditorPhrase => ({ key: newGuid(), id: newId, text });

export function emptyEditorFlow(): EditorFlow {
  return {
    title: '',
    disabled: false,
    phrases: [],
    responses: [newResponse(1)],
    redirect: null,
    handOver: null,
  };
}

export const baseOfNew = (parentId: string | null): FlowBase => ({
  id: newId,
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
  const redirect = flow.intentActionList.find(({ type }) => type === ActionType.redirectIntent);
  const handOver = flow.intentActionList.find(({ type }) => type === ActionType.chatWithHuman);
  const responses = flow.chatResponseList.map(
    (response): EditorResponse => ({
      key: newGuid(),
      title: response.title,
      bubbles: inOrder(response.speechBubbleList).map((bubble) => ({
        id: bubble.id,
        delay: bubble.delay,
        messages: inOrder(bubble.messageList).map(readMessage),
      })),
    }),
  );
  return {
    title: flow.title,
    disabled: flow.disabled,
    phrases: flow.trainingPhraseList.map(({ id, question }) => ({ key: id, id, text: question })),
    responses: responses.length ? responses : [{ ...newResponse(1), bubbles: [] }],
    redirect: redirect ? { id: redirect.id, intentId: redirect.redirectIntentId } : null,
    handOver: handOver ? { id: handOver.id } : null,
  };
}

function readMessage(message: FlowMessage): EditorMessage {
  if (message.messageType === MessageType.text)
    return { kind: 'text', id: message.id, text: message.content };
  const id = message.suggestion?.intentToTriggerId;
  return {
    kind: 'suggestion',
    id: message.id,
    displayText: message.suggestion?.displayText ?? '',
    target: id ? { kind: 'flow', id } : { kind: 'none' },
  };
}

/** What is sent to save the flow; what it holds is numbered anew, in the order it stands. */
export function flowInput(base: FlowBase, flow: EditorFlow, isActive: boolean): FlowInput {
  const { needsPhrases: _, ...identity } = base;
  return {
    ...identity,
    title: flow.title.trim(),
    disabled: flow.disabled,
    isActive,
    trainingPhraseList: flow.phrases.map(({ id, text }) => ({ id, question: text.trim() })),
    chatResponseList: flow.responses.map(writeResponse),
    intentActionList: [
      ...(flow.redirect
        ? [
            {
              id: flow.redirect.id,
              type: ActionType.redirectIntent,
              redirectIntentId: flow.redirect.intentId,
            },
          ]
        : []),
      ...(flow.handOver
        ? [{ id: flow.handOver.id, type: ActionType.chatWithHuman, redirectIntentId: null }]
        : []),
    ],
  };
}

function writeResponse({ title, bubbles }: EditorResponse): ChatResponse {
  return {
    title,
    speechBubbleList: bubbles.map(({ id, delay, messages }, index) => ({
      id,
      index,
      delay,
      messageList: messages.map(writeMessage),
    })),
  };
}

function writeMessage(message: EditorMessage, index: number): FlowMessage {
  if (message.kind === 'text') {
    return { id: message.id, index, messageType: MessageType.text, content: message.text, suggestion: null };
  }
  const { target, displayText } = message;
  return {
    id: message.id,
    index,
    messageType: MessageType.suggestion,
    content: '',
    suggestion: {
      intentToTriggerId: target.kind === 'flow' ? target.id : null,
      displayText: displayText.trim(),
    },
  };
}

function inOrder<Item extends { index: number }>(list: readonly Item[]): Item[] {
  return [...list].sort((one, other) => one.index - other.index);
}
