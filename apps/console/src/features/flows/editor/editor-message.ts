import { type FlowMessage, MessageType } from '@samtale/contract';
import type { MessageKind } from '@samtale/dialog';
import { newGuid } from '../../../ui/new-guid.ts';
import type { SuggestionTarget } from '../../flow-list/index.ts';

/** What the editor holds of each kind, beside its kind and id. */
interface MessageFields {
  /** `text` is formatted; without `lineBreak` the next text or link goes on in its line. */
  text: { text: string; lineBreak: boolean };
  link: { title: string; url: string; lineBreak: boolean };
  image: { title: string; url: string };
  video: { title: string; url: string; autoPlay: boolean; loop: boolean; showControls: boolean };
  suggestion: { displayText: string; target: SuggestionTarget };
  card: { title: string; text: string; imageUrl: string; url: string; linkTitle: string };
}

export type EditorMessageOf<Kind extends MessageKind> = {
  [K in Kind]: { kind: K; id: string } & MessageFields[K];
}[Kind];
export type EditorMessage = EditorMessageOf<MessageKind>;
export type EditorText = EditorMessageOf<'text'>;
export type EditorSuggestion = EditorMessageOf<'suggestion'>;

/** In the order the editor offers them. */
export const offeredKinds: readonly MessageKind[] = ['text', 'link', 'image', 'video', 'suggestion', 'card'];

const blank: { [Kind in MessageKind]: { kind: Kind } & MessageFields[Kind] } = {
  text: { kind: 'text', text: '', lineBreak: true },
  link: { kind: 'link', title: '', url: '', lineBreak: true },
  image: { kind: 'image', title: '', url: '' },
  video: { kind: 'video', title: '', url: '', autoPlay: false, loop: false, showControls: true },
  suggestion: { kind: 'suggestion', displayText: '', target: { kind: 'none' } },
  card: { kind: 'card', title: '', text: '', imageUrl: '', url: '', linkTitle: '' },
};

export const newMessage = <Kind extends MessageKind>(kind: Kind) => ({ ...blank[kind], id: newGuid() });

const kindOfType: Record<MessageType, (message: FlowMessage) => EditorMessage> = {
  [MessageType.text]: ({ id, content, lineBreak }) => ({ kind: 'text', id, text: content, lineBreak }),
  [MessageType.link]: ({ id, title, url, lineBreak }) => ({ kind: 'link', id, title, url, lineBreak }),
  [MessageType.image]: ({ id, title, url }) => ({ kind: 'image', id, title, url }),
  [MessageType.video]: ({ id, title, url, autoPlay, loop, showControls }) => ({
    kind: 'video',
    id,
    title,
    url,
    autoPlay,
    loop,
    showControls,
  }),
  [MessageType.suggestion]: ({ id, suggestion }) => ({
    kind: 'suggestion',
    id,
    displayText: suggestion?.displayText ?? '',
    target: suggestion?.intentToTriggerId
      ? { kind: 'flow', id: suggestion.intentToTriggerId }
      : { kind: 'none' },
  }),
  [MessageType.card]: ({ id, title, content, imageUrl, url, linkTitle }) => ({
    kind: 'card',
    id,
    title,
    text: content,
    imageUrl,
    url,
    linkTitle,
  }),
};

/** A saved message as the editor has it. */
export const readMessage = (message: FlowMessage): EditorMessage => kindOfType[message.messageType](message);

/** A message as it is saved. */
export function writeMessage(message: EditorMessage, index: number): FlowMessage {
  return { ...unused, id: message.id, index, messageType: MessageType[message.kind], ...fieldsOf(message) };
}

/** What a kind does not use is saved as it is without being told. */
const unused = {
  content: '',
  suggestion: null,
  lineBreak: true,
  url: '',
  title: '',
  imageUrl: '',
  linkTitle: '',
  autoPlay: false,
  loop: false,
  showControls: true,
} satisfies Partial<FlowMessage>;

function fieldsOf(message: EditorMessage): Partial<FlowMessage> {
  switch (message.kind) {
    case 'text':
      return { content: message.text, lineBreak: message.lineBreak };
    case 'link':
      return { title: message.title.trim(), url: message.url.trim(), lineBreak: message.lineBreak };
    case 'image':
      return { title: message.title.trim(), url: message.url.trim() };
    case 'video': {
      const { autoPlay, loop, showControls } = message;
      return { title: message.title.trim(), url: message.url.trim(), autoPlay, loop, showControls };
    }
    case 'suggestion': {
      const { target, displayText } = message;
      const intentToTriggerId = target.kind === 'flow' ? target.id : null;
      return { suggestion: { intentToTriggerId, displayText: displayText.trim() } };
    }
    case 'card':
      return {
        title: message.title.trim(),
        content: message.text,
        imageUrl: message.imageUrl.trim(),
        url: message.url.trim(),
        linkTitle: message.linkTitle.trim(),
      };
  }
}
