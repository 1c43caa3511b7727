import type { ConversationSummary, PushPayload } from '@samtale/contract';
import i18next from 'i18next';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { notificationOf } from '../../service-worker/notification-of.ts';
import { deviceState } from './device-state.ts';
import { isSoundOn } from './sound-setting.ts';
import { isChatLookedAt, isConsoleFocused, takeTurn } from './taking-turns.ts';
import { maySound, playTone } from './tone.ts';

type Kind = Exclude<PushPayload['kind'], 'test'>;

/** Sounds, unless the chat is being looked at; once, however many windows there are. */
export async function soundForChat(userId: string, { chatToken }: ConversationSummary): Promise<void> {
  if (!isSoundOn(userId) || !maySound() || (await isChatLookedAt(chatToken))) return;
  await takeTurn('sound', playTone);
}

/**
 * Shows a notification while no window of the console is being used. Where the push service reaches the browser it
 * brings the notification, and a second one would only be noise.
 */
export async function notifyOfChat(userId: string, kind: Kind, row: ConversationSummary): Promise<void> {
  if (deviceState(userId) !== 'whileOpen' || (await isConsoleFocused())) return;
  const { agentId, chatToken } = row;
  const text = row.lastMessageFrom === 'endUser' ? row.lastMessage : '';
  const payload: PushPayload = { kind, language: uiLanguage(), agentId, chatToken, text };
  const { title, options } = notificationOf(payload, {
    newChatRequest: i18next.t('notification:newChatRequest'),
    newChatMessage: i18next.t('notification:newChatMessage'),
    chatHandedOver: i18next.t('notification:chatHandedOver'),
    answerFailed: i18next.t('notification:answerFailed'),
    test: i18next.t('notification:test'),
    testText: i18next.t('notification:testText'),
    visitor: (mark) => i18next.t('notification:visitor', { mark }),
  });
  await takeTurn(`notify ${chatToken}`, async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.showNotification(title, options);
  });
}
