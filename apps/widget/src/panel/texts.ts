import type { LanguageCode } from '@samtale/contract';

const danish = {
  message: 'Skriv en besked',
  unreachable: 'Vi kan ikke få fat i chatten lige nu. Vi prøver igen.',
  dismiss: 'Skjul beskeden',
};

const english: typeof danish = {
  message: 'Write a message',
  unreachable: 'The chat cannot be reached right now. We keep trying.',
  dismiss: 'Hide this message',
};

export const panelTexts: Record<LanguageCode, typeof danish> = { da: danish, en: english };
