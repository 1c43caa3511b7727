import type { LanguageCode } from '@samtale/contract';

const danish = {
  region: 'Chat',
  open: 'Åbn chatten',
  close: 'Luk chatten',
  unread: (count: number) => (count === 1 ? '1 ulæst besked' : `${count} ulæste beskeder`),
};

const english: typeof danish = {
  region: 'Chat',
  open: 'Open the chat',
  close: 'Close the chat',
  unread: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
};

export const launcherTexts: Record<LanguageCode, typeof danish> = { da: danish, en: english };
