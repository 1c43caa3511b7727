import type { EditorFlow } from './editor-flow.ts';
import type { EditorMessage } from './editor-message.ts';

/** Whether the flow says or does anything as it stands here, saved or not. */
export const saysSomething = ({ responses, actions, settings }: EditorFlow): boolean =>
  actions.length > 0 ||
  settings.customSpeechUrl !== '' ||
  responses.some(({ bubbles }) => bubbles.some(({ messages }) => messages.some(isWritten)));

function isWritten(message: EditorMessage): boolean {
  switch (message.kind) {
    case 'text':
      return message.text.trim() !== '';
    case 'link':
    case 'image':
    case 'video':
      return message.url.trim() !== '';
    case 'suggestion':
      return message.displayText.trim() !== '';
    case 'card':
      return [message.title, message.text, message.imageUrl].some((words) => words.trim() !== '');
  }
}
