import { type Flow, MessageType, type SpeechBubble } from '@samtale/contract';
import { plainText } from '@samtale/dialog/show';

/** A button in one of a flow's bubbles, and where it leads. */
export interface FlowSuggestion {
  bubbleId: string;
  messageId: string;
  displayText: string;
  /** Null when the flow it led to is gone. */
  targetId: string | null;
}

/** The buttons of one bubble, and what is said above them. */
export interface SuggestionGroup {
  bubbleId: string;
  /** The first words of the bubble, or of the one before it; empty when neither has any. */
  said: string;
  suggestions: FlowSuggestion[];
}

/** A flow's buttons, bubble by bubble as they are shown. */
export function suggestionGroups(flow: Pick<Flow, 'chatResponseList'>): SuggestionGroup[] {
  return flow.chatResponseList.flatMap(({ speechBubbleList }) => {
    let said = '';
    return speechBubbleList.flatMap((bubble) => {
      said = wordsOf(bubble) || said;
      const suggestions = suggestionsOf(bubble);
      return suggestions.length ? [{ bubbleId: bubble.id, said, suggestions }] : [];
    });
  });
}

const wordsOf = ({ messageList }: SpeechBubble): string =>
  plainText(messageList.find(({ messageType }) => messageType === MessageType.text)?.content ?? '');

const suggestionsOf = (bubble: SpeechBubble): FlowSuggestion[] =>
  bubble.messageList.flatMap(({ id, suggestion }) =>
    suggestion
      ? [
          {
            bubbleId: bubble.id,
            messageId: id,
            displayText: suggestion.displayText,
            targetId: suggestion.intentToTriggerId,
          },
        ]
      : [],
  );

/** The bubble with these buttons changed; the others stay as they are. */
export function withSuggestions(bubble: SpeechBubble, changed: readonly FlowSuggestion[]): SpeechBubble {
  const byMessage = new Map(changed.map((suggestion) => [suggestion.messageId, suggestion]));
  return {
    ...bubble,
    messageList: bubble.messageList.map((message) => {
      const next = byMessage.get(message.id);
      return next
        ? {
            ...message,
            suggestion: { displayText: next.displayText.trim(), intentToTriggerId: next.targetId },
          }
        : message;
    }),
  };
}

/** The bubble without a button; null when nothing is left of it. */
export function withoutSuggestion(bubble: SpeechBubble, messageId: string): SpeechBubble | null {
  const messageList = bubble.messageList
    .filter(({ id }) => id !== messageId)
    .map((message, index) => ({ ...message, index }));
  return messageList.length ? { ...bubble, messageList } : null;
}
