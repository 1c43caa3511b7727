import {
  addressMax,
  type ChatResponse,
  chatResponse,
  type FlowMessage,
  flowTitleMax,
  MessageType,
  messageTextMax,
} from '@samtale/contract';
import { fileAddress, linkAddress } from '@samtale/dialog/show';
import { createId } from '../../platform/database/columns.ts';
import { type ReadMessage, readMessage } from './dialogflow-messages.ts';
import type { FlowParameter, ReadingIntent } from './dialogflow-parameters.ts';
import type { DialogflowMessage } from './dialogflow-records.ts';

const responsesMax = 20;
const messagesMax = 30;
const unnamed = 'PLATFORM_UNSPECIFIED';

/** A message as it is kept, before it has an id and a place. */
type Draft = Partial<FlowMessage> & Pick<FlowMessage, 'messageType'>;

/**
 * What an intent says: as many responses as the text with the most alternatives has, the other messages in each.
 * Messages for one platform only are taken where there are none for all. `flowOf` finds the flow that a quick reply
 * leads to.
 */
export function readResponses(
  reading: ReadingIntent,
  parameters: ReadonlyMap<string, FlowParameter>,
  flowOf: (reply: string) => string | null,
): ChatResponse[] {
  const { intent, languageCode, codes, notes } = reading;
  const about = { languageCode, title: intent.name };
  const all = (intent.responses ?? []).flatMap(({ messages }) => messages ?? []);
  const ours = all.filter(({ lang }) => !lang || codes.includes(lang));
  const read = choosePlatform(ours, reading).flatMap((message) => {
    const { messages, problems } = readMessage(message);
    for (const { kind, detail } of problems) notes.add(kind, about, detail);
    return messages;
  });
  const count = Math.max(0, ...read.map((one) => (one.kind === 'text' ? one.alternatives.length : 1)));
  if (count > responsesMax) notes.add('responsesMany', about, String(count));
  const responses = Array.from({ length: Math.min(count, responsesMax) }, (_, turn) =>
    read.flatMap((message) => draftsOf(message, turn, { reading, parameters, flowOf })),
  );
  return responses
    .filter((messages) => messages.length > 0)
    .map((messages, index) => responseOf(messages.slice(0, messagesMax), index + 1));
}

/** The messages for every platform that say something; else those of the first platform that has any. */
function choosePlatform(
  messages: readonly DialogflowMessage[],
  { intent, languageCode, notes }: ReadingIntent,
): DialogflowMessage[] {
  const about = { languageCode, title: intent.name };
  const byPlatform = Map.groupBy(messages, ({ platform }) => platform || unnamed);
  const saysSomething = (list: readonly DialogflowMessage[]) =>
    list.some((message) => readMessage(message).messages.length > 0);
  const names = [...byPlatform.keys()].sort(
    (one, other) => Number(other === unnamed) - Number(one === unnamed),
  );
  const chosen = names.find((name) => saysSomething(byPlatform.get(name) ?? [])) ?? unnamed;
  for (const name of names) {
    if (name === unnamed || name === chosen) continue;
    const kinds = (byPlatform.get(name) ?? []).map(({ type }) => type ?? 0);
    notes.add('platform', about, `${name}: ${kinds.join(', ')}`);
  }
  // What all platforms are sent and cannot be said is named too.
  return chosen === unnamed
    ? (byPlatform.get(unnamed) ?? [])
    : [...(byPlatform.get(unnamed) ?? []), ...(byPlatform.get(chosen) ?? [])];
}

interface Writing {
  reading: ReadingIntent;
  parameters: ReadonlyMap<string, FlowParameter>;
  flowOf(reply: string): string | null;
}

function draftsOf(message: ReadMessage, turn: number, writing: Writing): Draft[] {
  const words = (text: string, max: number) => cut(withPlaces(text, writing), max, writing);
  switch (message.kind) {
    case 'text': {
      const text = message.alternatives[turn % message.alternatives.length] ?? '';
      return [{ messageType: MessageType.text, content: words(text, messageTextMax) }];
    }
    case 'link':
      if (!linkAddress(message.url)) return [];
      return [{ messageType: MessageType.link, url: message.url, title: words(message.title, flowTitleMax) }];
    case 'image':
      if (!fileAddress(message.url)) return unusable(message.url, writing);
      return [
        { messageType: MessageType.image, url: message.url, title: words(message.title, flowTitleMax) },
      ];
    case 'card':
      return [
        {
          messageType: MessageType.card,
          title: words(message.title, flowTitleMax),
          content: words(message.text, messageTextMax),
          imageUrl: fileAddress(message.imageUrl) ? message.imageUrl.slice(0, addressMax) : '',
          url: linkAddress(message.url) ? message.url.slice(0, addressMax) : '',
          linkTitle: words(message.linkTitle, flowTitleMax),
        },
      ];
    case 'quickReplies':
      return repliesOf(message, writing);
  }
}

/** A quick reply is a button where it is something that one flow has among its phrases, or is called. */
function repliesOf(
  { title, replies }: Extract<ReadMessage, { kind: 'quickReplies' }>,
  writing: Writing,
): Draft[] {
  const { intent, languageCode, notes } = writing.reading;
  const question: Draft[] = title.trim()
    ? [{ messageType: MessageType.text, content: cut(withPlaces(title, writing), messageTextMax, writing) }]
    : [];
  const buttons = replies.flatMap((reply): Draft[] => {
    const flowId = writing.flowOf(reply);
    if (!flowId) notes.add('quickReply', { languageCode, title: intent.name }, reply);
    const displayText = reply.slice(0, flowTitleMax);
    return flowId
      ? [{ messageType: MessageType.suggestion, suggestion: { intentToTriggerId: flowId, displayText } }]
      : [];
  });
  return [...question, ...buttons];
}

function unusable(url: string, { reading }: Writing): Draft[] {
  reading.notes.add(
    'messageUnknown',
    { languageCode: reading.languageCode, title: reading.intent.name },
    url,
  );
  return [];
}

/** `$topic`, `$date.original` and `#context.topic`, where a value stands in a text. */
const reference =
  /\$([\p{L}_][\p{L}\p{N}_-]*)(\.original)?|#[\p{L}_][\p{L}\p{N}_-]*\.([\p{L}_][\p{L}\p{N}_-]*)(\.original)?/gu;

/** The text with its references as places for values; one to a value that no flow collects stays as it is. */
function withPlaces(text: string, { reading, parameters }: Writing): string {
  return text.replace(reference, (written: string, own?: string, _o?: string, ofContext?: string) => {
    const alias = parameters.get(own ?? ofContext ?? '')?.alias;
    if (alias) return `{{${alias}}}`;
    if (ofContext !== undefined) return `{{${ofContext}}}`;
    reading.notes.add(
      'reference',
      { languageCode: reading.languageCode, title: reading.intent.name },
      written,
    );
    return written;
  });
}

function cut(text: string, max: number, { reading }: Writing): string {
  if (text.length <= max) return text;
  reading.notes.add('textCut', { languageCode: reading.languageCode, title: reading.intent.name }, text);
  return text.slice(0, max);
}

function responseOf(messages: readonly Draft[], number: number): ChatResponse {
  const messageList = messages.map((message, index) => ({
    id: createId(),
    index,
    content: '',
    suggestion: null,
    ...message,
  }));
  const bubble = { id: createId(), index: 0, delay: 0, messageList };
  return chatResponse.parse({ title: `Response ${number}`, speechBubbleList: [bubble] });
}
