import {
  type ChatResponse,
  chatResponse,
  type Flow,
  type FlowMessage,
  IntentType,
  MessageType,
  newId,
  type SentFlow,
  type SpeechBubble,
} from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';

export interface Suggested {
  flowId: string;
  title: string;
}

/** One response with one bubble of these messages, all else as it is without being told. */
export function bubbleOf(
  messages: readonly Partial<FlowMessage>[],
  bubble: Partial<SpeechBubble> = {},
): ChatResponse[] {
  const messageList = messages.map((message, index) => ({
    id: createId(),
    index,
    messageType: MessageType.text,
    content: '',
    suggestion: null,
    ...message,
  }));
  const speechBubbleList = [{ id: createId(), index: 0, delay: 0, ...bubble, messageList }];
  return [chatResponse.parse({ title: 'Response 1', speechBubbleList })];
}

/** One response with one bubble: some words and, below them, suggestions. */
export function answerOf(text: string, suggestions: readonly Suggested[] = []): ChatResponse[] {
  const buttons = suggestions.map(({ flowId, title }) => ({
    messageType: MessageType.suggestion,
    suggestion: { intentToTriggerId: flowId, displayText: title },
  }));
  return bubbleOf([{ content: text }, ...buttons]);
}

/** A new flow as the editor sends it: published, with a phrase and an answer. */
export const flowInput = (changes: Partial<SentFlow> = {}): SentFlow => ({
  id: newId,
  followUpParentId: null,
  title: 'Åbningstider',
  intentType: IntentType.global,
  disabled: false,
  revision: 1,
  isActive: true,
  trainingPhraseTemplateId: null,
  trainingPhraseList: [{ id: newId, question: 'Hvornår har I åbent?' }],
  chatResponseList: answerOf('Vi har åbent 9-17.'),
  intentActionList: [],
  ...changes,
});

/** A saved flow as the editor sends it back. */
export const inputOf = ({
  masterIntentId,
  isFallback,
  isWelcome,
  isPublished,
  isPlanned,
  ...flow
}: Flow): SentFlow => flow;
