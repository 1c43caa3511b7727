import {
  chatResponse,
  type FlowMessage,
  MessageType,
  messageMax,
  type StoredChatResponse,
} from '@samtale/contract';
import { linkAddress, plainText } from '@samtale/dialog/show';

/**
 * What a flow says, as a person would write it: its first response that has words, without the marks of its format
 * and with the addresses of its links. Empty when it only shows pictures or leads on.
 */
export function answerText(responses: readonly StoredChatResponse[]): string {
  for (const response of responses) {
    const bubbles = chatResponse.parse(response).speechBubbleList;
    const text = bubbles
      .map(({ messageList }) => joined(messageList))
      .filter(Boolean)
      .join('\n\n');
    if (text) return text.slice(0, messageMax);
  }
  return '';
}

/** Messages in a row; one that does not end its line goes on in the next. */
function joined(messages: readonly FlowMessage[]): string {
  let text = '';
  for (const message of messages) {
    const words = wordsOf(message);
    if (words) text += words + (message.lineBreak ? '\n' : ' ');
  }
  return text.trim();
}

function wordsOf({ messageType, content, url, title }: FlowMessage): string {
  if (messageType === MessageType.text) return plainText(content, withAddress);
  if (messageType !== MessageType.link) return '';
  const address = linkAddress(url);
  return address ? withAddress(title, address) : '';
}

const withAddress = (words: string, address: string): string =>
  words && words !== address ? `${words}: ${address}` : address;
