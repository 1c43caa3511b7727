import { type ChatResponse, type FlowInput, IntentType, MessageType, newId } from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';

export interface Suggested {
  flowId: string;
  title: string;
}

/** One response with one bubble: some words and, below them, suggestions. */
export function answerOf(text: string, suggestions: readonly Suggested[] = []): ChatResponse[] {
  const words = { messageType: MessageType.text, content: text, suggestion: null };
  const buttons = suggestions.map(({ flowId, title }) => ({
    messageType: MessageType.suggestion,
    content: '',
    suggestion: { intentToTriggerId: flowId, displayText: title },
  }));
  const messageList = [words, ...buttons].map((message, index) => ({ ...message, id: createId(), index }));
  return [{ title: 'Response 1', speechBubbleList: [{ id: createId(), index: 0, delay: 0, messageList }] }];
}

/** A new flow as the editor sends it: published, with a phrase and an answer. */
export const flowInput = (changes: Partial<FlowInput> = {}): FlowInput => ({
  id: newId,
  followUpParentId: null,
  title: 'Åbningstider',
  intentType: IntentType.global,
  disabled: false,
  revision: 1,
  isActive: true,
  trainingPhraseList: [{ id: newId, question: 'Hvornår har I åbent?' }],
  chatResponseList: answerOf('Vi har åbent 9-17.'),
  intentActionList: [],
  ...changes,
});
