import { type Channel, IntegrationType } from '@samtale/contract';
import { hasEmoji, parseRichText, plainText } from '@samtale/dialog/show';
import { isSaidOn } from '../channels/choose-channel.ts';
import type { EditorBubble } from '../editor-flow.ts';
import type { EditorMessage } from '../editor-message.ts';

/** What a channel does not show as the widget does. */
export type Loss =
  | 'otherChannels'
  | 'formatting'
  | 'look'
  | 'pictures'
  | 'pictureAddresses'
  | 'videos'
  | 'addresses'
  | 'emojis'
  | 'buttons'
  | 'buttonsAsText'
  | 'manyButtons'
  | 'longButtons'
  | 'longCards';

/** Messenger's limits: https://developers.facebook.com/docs/messenger-platform/send-messages/quick-replies and .../template/generic */
export const messengerLimits = { buttons: 13, buttonText: 20, cardText: 80 };

/** Whether Messenger cuts a text; how long one with values becomes is not known here. */
export const isCut = (text: string, most: number): boolean => text.length > most && !text.includes('{{');

const { facebook, phoneCall, sms } = IntegrationType;

interface LossRule {
  channels: readonly Channel[];
  /** How many there are of it, among the bubbles that are said on the channel. */
  count(said: Said): number;
}

interface Said {
  bubbles: readonly EditorBubble[];
  messages: readonly EditorMessage[];
  /** The formatted texts. */
  texts: readonly string[];
}

const rules: Record<Exclude<Loss, 'otherChannels'>, LossRule> = {
  formatting: { channels: [facebook, sms], count: ({ texts }) => texts.filter(isFormatted).length },
  look: {
    channels: [facebook, sms],
    count: ({ bubbles }) =>
      bubbles.filter(({ avatarUrl, displayBackground }) => avatarUrl.trim() || !displayBackground).length,
  },
  pictures: {
    channels: [phoneCall],
    count: ({ messages }) => ofKind(messages, 'image').length + cardsWithPictures(messages),
  },
  pictureAddresses: {
    channels: [sms],
    count: ({ messages }) => ofKind(messages, 'image').length + cardsWithPictures(messages),
  },
  videos: { channels: [phoneCall], count: ({ messages }) => ofKind(messages, 'video').length },
  addresses: {
    channels: [phoneCall],
    count: ({ messages, texts }) =>
      ofKind(messages, 'link').length +
      ofKind(messages, 'card').filter(({ url }) => url.trim()).length +
      texts.filter((text) => plainText(text, () => '') !== plainText(text)).length,
  },
  emojis: { channels: [phoneCall], count: ({ texts }) => texts.filter(hasEmoji).length },
  buttons: { channels: [phoneCall], count: ({ messages }) => ofKind(messages, 'suggestion').length },
  buttonsAsText: { channels: [sms], count: ({ messages }) => ofKind(messages, 'suggestion').length },
  manyButtons: {
    channels: [facebook],
    count: ({ messages }) => Math.max(0, ofKind(messages, 'suggestion').length - messengerLimits.buttons),
  },
  longButtons: {
    channels: [facebook],
    count: ({ messages }) =>
      ofKind(messages, 'suggestion').filter(({ displayText }) =>
        isCut(displayText.trim(), messengerLimits.buttonText),
      ).length,
  },
  longCards: {
    channels: [facebook],
    count: ({ messages }) =>
      ofKind(messages, 'card').filter(({ title, text }) =>
        [title.trim(), plainText(text)].some((words) => isCut(words, messengerLimits.cardText)),
      ).length,
  },
};

/** What of an answer a channel leaves out or shows otherwise, and how much of it there is. */
export function leftOut(bubbles: readonly EditorBubble[], channel: Channel): { loss: Loss; count: number }[] {
  const said = bubbles.filter((bubble) => isSaidOn(bubble, channel));
  const messages = said.flatMap((bubble) => bubble.messages);
  const texts = messages.flatMap((message) =>
    message.kind === 'text' || message.kind === 'card' ? [message.text] : [],
  );
  const losses = Object.entries(rules).map(([loss, { channels, count }]) => ({
    loss: loss as Loss,
    count: channels.includes(channel) ? count({ bubbles: said, messages, texts }) : 0,
  }));
  return [{ loss: 'otherChannels' as const, count: bubbles.length - said.length }, ...losses].filter(
    ({ count }) => count > 0,
  );
}

const ofKind = <Kind extends EditorMessage['kind']>(messages: readonly EditorMessage[], kind: Kind) =>
  messages.filter((message): message is Extract<EditorMessage, { kind: Kind }> => message.kind === kind);

const cardsWithPictures = (messages: readonly EditorMessage[]) =>
  ofKind(messages, 'card').filter(({ imageUrl }) => imageUrl.trim()).length;

/** Lists are lines everywhere. */
const isFormatted = (text: string): boolean =>
  parseRichText(text)
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.children))
    .some((inline) => typeof inline !== 'string' && inline.kind !== 'link');
