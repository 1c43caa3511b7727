import type { LanguageCode } from '@samtale/contract';

const danish = {
  region: 'Chat',
  open: 'Åbn chatten',
  close: 'Luk chatten',
  message: 'Skriv en besked',
  unreachable: 'Chatten kan ikke nås lige nu. Vi prøver igen.',
  unread: (count: number) => (count === 1 ? '1 ulæst besked' : `${count} ulæste beskeder`),
};

const english: typeof danish = {
  region: 'Chat',
  open: 'Open the chat',
  close: 'Close the chat',
  message: 'Write a message',
  unreachable: 'The chat cannot be reached right now. We keep trying.',
  unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
};

export const loaderTexts: Record<LanguageCode, typeof danish> = { da: danish, en: english };
