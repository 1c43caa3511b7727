import type { Bubble, LoggedEvent, Message, SentFile } from '@samtale/dialog';
import { sentFileAddress, writtenBubble } from '@samtale/dialog/show';

/** One message of a conversation, as it is written down. */
export interface SpokenLine {
  by: 'endUser' | 'bot' | 'staff';
  at: string;
  /** The person's; empty for visitor and bot. */
  name: string;
  text: string;
  files: { name: string; address: string }[];
}

/** What was said in a log, to the visitor and by them; notes are the staff's. `origin` is where the files are opened. */
export function spokenLines(events: readonly LoggedEvent[], origin: string): SpokenLine[] {
  return events.flatMap(({ at, event }): SpokenLine[] => {
    switch (event.type) {
      case 'endUserSaid':
        return [{ by: 'endUser', at, name: '', text: event.text, files: linkedFiles(event.files, origin) }];
      case 'messageLeft':
        return [{ by: 'endUser', at, name: event.name, text: event.text, files: [] }];
      case 'staffSaid':
        return [
          { by: 'staff', at, name: event.name, text: event.text, files: linkedFiles(event.files, origin) },
        ];
      case 'botSaid':
        return writtenBubbles(event.bubbles, origin).map((text) => ({
          by: 'bot',
          at,
          name: '',
          text,
          files: [],
        }));
      default:
        return [];
    }
  });
}

const writtenBubbles = (bubbles: readonly Bubble[], origin: string): string[] =>
  bubbles
    .map(({ messages }) => writtenBubble(messages.map((message) => withWholeAddress(message, origin))))
    .filter(Boolean);

/** A file of the product's own has an address without a server. */
const withWholeAddress = (message: Message, origin: string): Message =>
  'url' in message && message.url?.startsWith('/') ? { ...message, url: origin + message.url } : message;

const linkedFiles = (files: readonly SentFile[] | undefined, origin: string) =>
  (files ?? []).map((file) => ({ name: file.name, address: origin + sentFileAddress(file) }));
