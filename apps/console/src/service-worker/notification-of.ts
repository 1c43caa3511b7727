import type { PushPayload } from '@samtale/contract';

/** The texts of notifications, in the language of whoever reads them. */
export interface NotificationWords {
  newChatRequest: string;
  newChatMessage: string;
  chatHandedOver: string;
  answerFailed: string;
  test: string;
  testText: string;
  visitor(mark: string): string;
}

/** Where a notification leads, kept with it until it is chosen. */
export interface NotificationData {
  url: string;
}

/** A notification as browsers show it. A later one of the same conversation takes its place, and is heard again. */
export function notificationOf({ kind, chatToken, text, language }: PushPayload, words: NotificationWords) {
  // A visitor is called by the end of the conversation's id, as in the chat list.
  const visitor = words.visitor(chatToken?.slice(-4).toUpperCase() ?? '');
  const data: NotificationData = { url: chatToken ? `/chat/chatToken/${chatToken}` : '/profile' };
  return {
    title: words[kind],
    options: {
      body: kind === 'test' ? words.testText : text ? `${visitor}: ${text}` : visitor,
      tag: chatToken ?? kind,
      renotify: true,
      lang: language,
      data,
    },
  };
}
