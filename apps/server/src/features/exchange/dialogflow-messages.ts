import { z } from 'zod';
import type { DialogflowMessage } from './dialogflow-records.ts';

/** A message of an intent as far as it can be said here. */
export type ReadMessage =
  | { kind: 'text'; alternatives: string[] }
  | { kind: 'card'; title: string; text: string; imageUrl: string; url: string; linkTitle: string }
  | { kind: 'link'; url: string; title: string }
  | { kind: 'image'; url: string; title: string }
  | { kind: 'quickReplies'; title: string; replies: string[] };

/** What could not be read of a message: the note's kind, and what it was about. */
export type MessageProblem = { kind: 'payload' | 'messageUnknown' | 'cardButton'; detail: string };

export interface MessageReading {
  messages: ReadMessage[];
  problems: MessageProblem[];
}

const text = z.string().catch('');
const oneOrMany = z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]);
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .catch([])
    .transform((list) => list ?? []);
const picture = z
  .object({ url: text, imageUri: text, accessibilityText: text })
  .partial()
  .nullish()
  .catch(null);

const textMessage = z.object({ speech: oneOrMany });
const cardMessage = z.object({
  title: text,
  subtitle: text,
  imageUrl: text,
  buttons: listOf(z.object({ text, postback: text })),
});
const repliesMessage = z.object({ title: text, replies: listOf(z.string()) });
const imageMessage = z.object({ imageUrl: text, title: text });
const simpleResponse = z.object({
  textToSpeech: text,
  displayText: text,
  items: listOf(z.object({ textToSpeech: text, displayText: text })),
});
const basicCard = z.object({
  title: text,
  subtitle: text,
  formattedText: text,
  image: picture,
  buttons: listOf(z.object({ title: text, openUrlAction: z.object({ url: text }).nullish().catch(null) })),
});
const chips = z.object({ suggestions: listOf(z.object({ title: text })) });
const linkOut = z.object({ destinationName: text, url: text, uri: text });

type Reader = (message: DialogflowMessage) => MessageReading;

const said = (alternatives: string[]): MessageReading => {
  const kept = alternatives.map((one) => one.trim()).filter(Boolean);
  return { messages: kept.length ? [{ kind: 'text', alternatives: kept }] : [], problems: [] };
};

const card = (
  head: { title: string; text: string; imageUrl: string },
  buttons: { title: string; url: string }[],
): MessageReading => {
  const link = buttons.find(({ url }) => /^https?:/i.test(url));
  const others = buttons.filter((button) => button !== link);
  return {
    messages: [{ kind: 'card', ...head, url: link?.url ?? '', linkTitle: link?.title ?? '' }],
    problems: others.map(({ title, url }) => ({
      kind: 'cardButton',
      detail: url ? `${title}: ${url}` : title,
    })),
  };
};

const readCard: Reader = (message) => {
  const { title, subtitle, imageUrl, buttons } = cardMessage.parse(message);
  const links = buttons.map((button) => ({ title: button.text, url: button.postback }));
  return card({ title, text: subtitle, imageUrl }, links);
};

const readReplies = (title: string, replies: string[]): MessageReading => ({
  messages: [{ kind: 'quickReplies', title, replies: replies.map((one) => one.trim()).filter(Boolean) }],
  problems: [],
});

const readPayload: Reader = ({ payload }) => ({
  messages: [],
  problems: [{ kind: 'payload', detail: JSON.stringify(payload ?? {}) }],
});

/** By Dialogflow's numbers, and by the words that Google Assistant's messages have instead. */
const readers: Readonly<Record<string, Reader>> = {
  0: (message) => said(textMessage.parse(message).speech),
  1: readCard,
  2: (message) => {
    const { title, replies } = repliesMessage.parse(message);
    return readReplies(title, replies);
  },
  3: (message) => {
    const { imageUrl, title } = imageMessage.parse(message);
    return { messages: imageUrl ? [{ kind: 'image', url: imageUrl, title }] : [], problems: [] };
  },
  4: readPayload,
  simple_response: (message) => {
    const { items, ...one } = simpleResponse.parse(message);
    return said([...items, one].map(({ displayText, textToSpeech }) => displayText || textToSpeech));
  },
  basic_card: (message) => {
    const { title, subtitle, formattedText, image, buttons } = basicCard.parse(message);
    const links = buttons.map((button) => ({ title: button.title, url: button.openUrlAction?.url ?? '' }));
    const words = [subtitle, formattedText].filter(Boolean).join('\n');
    return card({ title, text: words, imageUrl: image?.url ?? image?.imageUri ?? '' }, links);
  },
  suggestion_chips: (message) =>
    readReplies(
      '',
      chips.parse(message).suggestions.map(({ title }) => title),
    ),
  link_out_suggestion: (message) => {
    const { destinationName, url, uri } = linkOut.parse(message);
    const address = url || uri;
    return {
      messages: address ? [{ kind: 'link', url: address, title: destinationName }] : [],
      problems: [],
    };
  },
  custom_payload: readPayload,
};

/** One message of an intent. */
export function readMessage(message: DialogflowMessage): MessageReading {
  const kind = String(message.type ?? 0);
  const reader = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  return reader?.(message) ?? { messages: [], problems: [{ kind: 'messageUnknown', detail: kind }] };
}
