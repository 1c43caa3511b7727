import { FlowGptUse, MessageType } from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import type { FlowContent } from '../flows/index.ts';
import type { WrittenBubble, WrittenFlow } from './written-flow.ts';

type StoredBubble = FlowContent['chatResponseList'][number]['speechBubbleList'][number];
type StoredMessage = Omit<StoredBubble['messageList'][number], 'id' | 'index'>;

/** What a flow says and does, as the editor would have saved it; `idOf` finds the flow of a key. */
export function writtenContent(flow: WrittenFlow, idOf: (key: string) => string): FlowContent {
  const speechBubbleList = flow.bubbles.map((bubble, index): StoredBubble => {
    const messageList = messagesOf(bubble, idOf).map((message, i) => ({
      ...message,
      id: createId(),
      index: i,
    }));
    // Cards bring a background of their own.
    const cards = bubble.cards && { carousel: true, displayBackground: false };
    return { id: createId(), index, delay: bubble.delay ?? 0, messageList, ...cards };
  });
  return {
    chatResponseList: [{ title: 'Response 1', speechBubbleList }],
    intentActionList: flow.handOver ? [{ id: createId(), type: 4, redirectIntentId: null }] : [],
    settings: { gptUse: gptUseOf(flow) },
  };
}

/** Generated answers rest on what answers questions; only the flow itself hands over. */
function gptUseOf({ phrases, handOver }: WrittenFlow): FlowGptUse {
  if (!phrases.length) return FlowGptUse.doNotUse;
  return handOver ? FlowGptUse.useAsAnswer : FlowGptUse.useAsSource;
}

const media = (file: string) => `/media/${file}`;

function messagesOf(bubble: WrittenBubble, idOf: (key: string) => string): StoredMessage[] {
  const { text, image, cards = [], suggestions = [] } = bubble;
  const none = { content: '', suggestion: null };
  return [
    ...(text ? [{ ...none, messageType: MessageType.text, content: text }] : []),
    ...(image
      ? [{ ...none, messageType: MessageType.image, url: media(image.file), title: image.title }]
      : []),
    ...cards.map(({ file, title, text: content, url, linkTitle }) => ({
      ...none,
      messageType: MessageType.card,
      imageUrl: media(file),
      title,
      content,
      url,
      linkTitle,
    })),
    ...suggestions.map(({ title, flow }) => ({
      ...none,
      messageType: MessageType.suggestion,
      suggestion: { intentToTriggerId: idOf(flow), displayText: title },
    })),
  ];
}
