import type { Bubble, Message } from '@samtale/dialog';
import { fileAddress, linkAddress } from '@samtale/dialog/show';
import type { EditorBubble } from '../editor-flow.ts';
import type { EditorMessage } from '../editor-message.ts';

/** What visitors would see of a bubble as far as it is written; what is not whole yet is left out. */
export function previewBubble(bubble: EditorBubble): Pick<Bubble, 'messages' | 'carousel'> {
  const messages = bubble.messages.flatMap((message, index) => {
    const before = bubble.messages[index - 1];
    const continues = before && 'lineBreak' in before && !before.lineBreak;
    return shown(message).map((one) =>
      continues && (one.kind === 'text' || one.kind === 'link') ? { ...one, continues } : one,
    );
  });
  return { messages, ...(bubble.carousel && { carousel: true }) };
}

function shown(message: EditorMessage): Message[] {
  switch (message.kind) {
    case 'text':
      return message.text.trim() ? [{ kind: 'text', text: message.text }] : [];
    case 'link': {
      const url = linkAddress(message.url);
      return url ? [{ kind: 'link', url, title: message.title.trim() }] : [];
    }
    case 'image': {
      const url = fileAddress(message.url);
      return url ? [{ kind: 'image', url, title: message.title.trim() }] : [];
    }
    case 'video': {
      const url = fileAddress(message.url);
      return url ? [{ kind: 'video', url, title: message.title.trim() }] : [];
    }
    case 'suggestion':
      return [];
    case 'card': {
      const { title, text, linkTitle } = message;
      const imageUrl = fileAddress(message.imageUrl) ?? undefined;
      if (!title.trim() && !text.trim() && !imageUrl) return [];
      return [{ kind: 'card', title, text, imageUrl, url: linkAddress(message.url) ?? undefined, linkTitle }];
    }
  }
}
