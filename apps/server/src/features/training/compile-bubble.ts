import { channels, type FlowMessage, MessageType, type SpeechBubble } from '@samtale/contract';
import type { Bubble, Message } from '@samtale/dialog';
import { fileAddress, linkAddress } from '@samtale/dialog/show';

/** A saved bubble as the bot says it; `ids` are the flows of the release. Pure. */
export function compileBubble(bubble: SpeechBubble, ids: ReadonlySet<string>): Bubble {
  const avatarUrl = fileAddress(bubble.avatarUrl);
  const messages = bubble.messageList.flatMap((message, index) => {
    const continues = bubble.messageList[index - 1]?.lineBreak === false;
    return compileMessage[message.messageType](message, { ids, continues });
  });
  const named = channels.filter((channel) => bubble.integrationTypeList.includes(channel));
  const isForAll = named.length === 0 || named.length === channels.length;
  return {
    delay: bubble.delay,
    messages,
    ...(!bubble.displayBackground && { hidesBackground: true }),
    ...(avatarUrl && { avatarUrl }),
    ...(bubble.carousel && { carousel: true }),
    ...(!isForAll && { channels: named }),
  };
}

interface MessagePlace {
  /** The flows of the release. */
  ids: ReadonlySet<string>;
  /** The message before it does not end its line. */
  continues: boolean;
}

/**
 * What leads nowhere is left out: a button to a flow that is not in the release, or an address that no browser should
 * follow, helps nobody.
 */
const compileMessage: Record<MessageType, (message: FlowMessage, place: MessagePlace) => Message[]> = {
  [MessageType.text]: ({ content }, { continues }) => [
    { kind: 'text', text: content, ...(continues && { continues }) },
  ],
  [MessageType.link]: ({ url, title }, { continues }) => {
    const address = linkAddress(url);
    return address ? [{ kind: 'link', url: address, title, ...(continues && { continues }) }] : [];
  },
  [MessageType.image]: ({ url, title }) => {
    const address = fileAddress(url);
    return address ? [{ kind: 'image', url: address, title }] : [];
  },
  [MessageType.video]: ({ url, title, autoPlay, loop, showControls }) => {
    const address = fileAddress(url);
    if (!address) return [];
    const playing = {
      ...(autoPlay && { autoPlay }),
      ...(loop && { loop }),
      ...(showControls && { showControls }),
    };
    return [{ kind: 'video', url: address, title, ...playing }];
  },
  [MessageType.suggestion]: ({ suggestion }, { ids }) => {
    const flowId = suggestion?.intentToTriggerId;
    return flowId && ids.has(flowId) ? [{ kind: 'suggestion', title: suggestion.displayText, flowId }] : [];
  },
  [MessageType.card]: ({ title, content, url, imageUrl, linkTitle }) => {
    const address = linkAddress(url);
    const picture = fileAddress(imageUrl);
    return [
      {
        kind: 'card',
        title,
        text: content,
        ...(picture && { imageUrl: picture }),
        ...(address && { url: address }),
        ...(linkTitle && { linkTitle }),
      },
    ];
  },
};
