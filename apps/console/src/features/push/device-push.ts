import { endpoints, type LanguageCode, type PushDevice } from '@samtale/contract';
import i18next from 'i18next';
import { call } from '../../lib/api/api.ts';
import { readUserAgent } from '../../lib/devices/read-user-agent.ts';
import { sessionId } from '../../lib/session/session.ts';
import { type KeptDevice, keepDevice, permissionAnswered, readKept } from './device-state.ts';

/** Whom this browser is to tell, and in which language. */
export interface PushUser {
  userId: string;
  agentId: string;
  language: LanguageCode;
}

/** How far turning it on came. */
export type TurnedOn = 'on' | 'notAllowed' | 'pushSubscriptionFetchError' | 'pushSubscriptionSaveError';

/** Asks the user, if the browser has not yet, and has this browser tell of chats. Call it when a button is pressed. */
export async function turnOn(user: PushUser): Promise<TurnedOn> {
  const answer = await Notification.requestPermission();
  permissionAnswered();
  if (answer !== 'granted') return 'notAllowed';
  await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  keepDevice({ userId: user.userId, language: user.language, sessionId: sessionId(), endpoint: null });
  return subscribe(user);
}

/** Has the browser tell nobody any more. */
export async function turnOff(): Promise<void> {
  const kept = readKept();
  if (!kept) return;
  await forgetHere();
  if (kept.endpoint) await saveDevices((list) => list.filter(({ endpoint }) => endpoint !== kept.endpoint));
}

/**
 * Sees to it that what the server knows of this browser is true: browsers renew their addresses, languages are
 * changed, its user may have signed in again, and somebody else too. Never asks the user anything.
 */
export async function syncDevice(user: PushUser): Promise<void> {
  const kept = readKept();
  if (!kept) return;
  if (kept.userId !== user.userId) {
    keepDevice(null);
    await (await currentSubscription())?.unsubscribe();
    return;
  }
  const subscription = await currentSubscription();
  const isSame =
    subscription?.endpoint === kept.endpoint &&
    kept.language === user.language &&
    kept.sessionId === sessionId();
  if (Notification.permission !== 'granted' || kept.endpoint === null || isSame) return;
  // With the sign-in it was turned on in the server has forgotten it, and no user has.
  if (isOfThisSignIn(kept) && (await wasRemoved(kept))) return forgetHere();
  await subscribe(user);
}

/** Forgets that this browser was turned on, when its user has removed it from another one. */
export async function forgetHere(): Promise<void> {
  keepDevice(null);
  await (await currentSubscription())?.unsubscribe();
}

/** Changes the list of the user's devices as it is now: another one may have been turned on meanwhile. */
export async function saveDevices(
  change: (list: PushDevice[]) => Pick<PushDevice, 'id' | 'deviceName'>[],
): Promise<PushDevice[]> {
  const { pushSubscriptionList } = await call(endpoints.push.getPushSubscriptions);
  const body = { pushSubscriptionList: change(pushSubscriptionList) };
  return (await call(endpoints.push.savePushSubscriptions, { body })).pushSubscriptionList;
}

/** Whether a device was turned on in the present sign-in, or before that was remembered. */
export const isOfThisSignIn = (kept: KeptDevice): boolean =>
  kept.sessionId === undefined || kept.sessionId === sessionId();

async function wasRemoved({ endpoint }: KeptDevice): Promise<boolean> {
  const { pushSubscriptionList } = await call(endpoints.push.getPushSubscriptions);
  return !pushSubscriptionList.some((device) => device.endpoint === endpoint);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Has the push service give the browser an address, and the server know it. */
async function subscribe({ userId, agentId, language }: PushUser): Promise<TurnedOn> {
  let subscription: PushSubscription;
  try {
    subscription = await subscribeBrowser();
  } catch {
    // The console tells of chats while it is open; the caller says so.
    return 'pushSubscriptionFetchError';
  }
  const { endpoint, keys = {} } = subscription.toJSON();
  if (!endpoint) return 'pushSubscriptionFetchError';
  const { browser, system } = readUserAgent(navigator.userAgent);
  const browserName = browser ?? i18next.t('push:unknownBrowser');
  try {
    await call(endpoints.push.registerPushSubscription, {
      params: { agentId },
      body: {
        endpoint,
        key: keys.p256dh ?? '',
        authSecret: keys.auth ?? '',
        browser: browserName,
        deviceName: system ? i18next.t('push:on', { browser: browserName, system }) : browserName,
        language,
      },
    });
  } catch {
    await subscription.unsubscribe();
    keepDevice({ userId, language, sessionId: sessionId(), endpoint: null });
    return 'pushSubscriptionSaveError';
  }
  keepDevice({ userId, language, sessionId: sessionId(), endpoint });
  return 'on';
}

async function subscribeBrowser(): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await call(endpoints.push.getPushKey);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscribed = await registration.pushManager.getSubscription();
  // One that another server's key was given for, after a restore for example, can be used by nobody.
  if (subscribed && base64url(subscribed.options.applicationServerKey) !== publicKey)
    await subscribed.unsubscribe();
  return registration.pushManager.subscribe(options);
}

function base64url(bytes: ArrayBuffer | null): string {
  const binary = Array.from(new Uint8Array(bytes ?? []), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
