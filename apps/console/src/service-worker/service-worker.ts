import type { PushPayload } from '@samtale/contract';
import danish from '../locales/da/notification.json';
import english from '../locales/en/notification.json';
import { type NotificationData, type NotificationWords, notificationOf } from './notification-of.ts';
import type { WindowQuestion } from './window-question.ts';

declare const self: ServiceWorkerGlobalScope;

const wordsOf = (texts: typeof danish): NotificationWords => ({
  ...texts,
  visitor: (mark) => texts.visitor.replace('{{mark}}', mark),
});
const words: Record<PushPayload['language'], NotificationWords> = {
  da: wordsOf(danish),
  en: wordsOf(english),
};

/** Milliseconds a window has to answer, also one that is busy; where nobody is signed in, it never does. */
const answerWithin = 1500;

/**
 * Safari takes a subscription away after a few pushes without a notification, whatever is on the screen. Chromium asks
 * for none while a window of the site is visible, and Firefox forgives those who are visited.
 */
const isSafari = /^(?!.*(?:Chrome|Chromium|Android)).*Safari/.test(self.navigator.userAgent);

// It keeps nothing, so that there is no reason to wait for windows that still have the one before.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  // Encrypted by the server for this browser alone, so that nobody else can have written it.
  const payload: PushPayload | undefined = event.data?.json();
  if (payload) event.waitUntil(tell(payload));
});

self.addEventListener('notificationclick', (event) => {
  const { url }: NotificationData = event.notification.data;
  event.notification.close();
  event.waitUntil(open(url));
});

/** Shows a notification, unless the console is being used and tells of it there. */
async function tell(payload: PushPayload): Promise<void> {
  const [used] = (await consoleWindows()).filter(({ focused }) => focused);
  const isTold = payload.kind !== 'test' && used !== undefined && (await ask(used, { ask: 'tell', payload }));
  if (isTold && !isSafari) return;
  const { title, options } = notificationOf(payload, words[payload.language]);
  await self.registration.showNotification(title, isTold ? { ...options, silent: true } : options);
  if (!isTold) return;
  for (const shown of await self.registration.getNotifications({ tag: options.tag })) shown.close();
}

/** Goes to an address in a window of the console, the one used last if there are several, or in a new one. */
async function open(url: string): Promise<void> {
  for (const window of await consoleWindows()) {
    if (!(await ask(window, { ask: 'open', url }))) continue;
    await window.focus();
    return;
  }
  await self.clients.openWindow(url);
}

/** The windows of the console, the one used last first. */
async function consoleWindows(): Promise<WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(
    ({ frameType, url }) => frameType !== 'nested' && !otherPages.test(new URL(url).pathname),
  );
}

/** Pages of this address that are not the console: the description of the API, and those that visitors see. */
const otherPages = /^\/(?:api|widget)\//;

function ask(window: WindowClient, question: WindowQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(false), answerWithin);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      resolve(data === true);
    };
    window.postMessage(question, [port2]);
  });
}
