import { newId } from '@samtale/contract';
import type { Bubble, Message } from '@samtale/dialog';
import type { EditorBubble } from '../editor-flow.ts';
import { previewBubble } from './preview-bubble.ts';

/** The messages of a bubble with its suggestions, whose flows do not matter here. */
export function allMessages(bubble: EditorBubble): Bubble['messages'] {
  const buttons = suggestionsOf(bubble).map(
    ({ displayText }): Message => ({ kind: 'suggestion', title: displayText, flowId: newId }),
  );
  return [...previewBubble(bubble).messages, ...buttons];
}

export const suggestionsOf = ({ messages }: EditorBubble) =>
  messages.flatMap((message) =>
    message.kind === 'suggestion' && message.displayText.trim() ? [message] : [],
  );

/** Nothing of it is whole yet. */
export const isEmpty = (bubble: EditorBubble): boolean => allMessages(bubble).length === 0;
