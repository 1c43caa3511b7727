import { AddressedEditor } from './AddressedEditor.tsx';
import { CardEditor } from './CardEditor.tsx';
import type { EditorMessage } from './editor-message.ts';
import { SuggestionEditor } from './SuggestionEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import { VideoEditor } from './VideoEditor.tsx';

export interface MessageEditorProps<Message extends EditorMessage> {
  message: Message;
  /** The message key of what is wrong with it. */
  problem: string | undefined;
  onChange(message: EditorMessage): void;
}

/** The editor of a message's kind. */
export function MessageEditor({ message, ...props }: MessageEditorProps<EditorMessage>) {
  switch (message.kind) {
    case 'text':
      return <TextEditor message={message} {...props} />;
    case 'link':
    case 'image':
      return <AddressedEditor message={message} {...props} />;
    case 'video':
      return <VideoEditor message={message} {...props} />;
    case 'suggestion':
      return <SuggestionEditor message={message} {...props} />;
    case 'card':
      return <CardEditor message={message} {...props} />;
  }
}
