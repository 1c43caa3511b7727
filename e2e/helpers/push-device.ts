import { type BrowserContext, type CDPSession, type Page, test } from '@playwright/test';
import { type PushBrowser, PushService } from '../../apps/server/test/push-service.ts';

/** Gives a file's tests a push service, which takes what it is given when a test begins. */
export function usePushService(): PushService {
  const service = new PushService();
  test.beforeAll(() => service.start());
  test.afterAll(() => service.close());
  test.beforeEach(() => {
    service.status = 201;
  });
  return service;
}

/** What a page is given in place of the push service's answer. */
interface GivenSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * A browser whose push service is the test's: headless Chromium has none. What the service is given is handed to the
 * service worker as the browser would, so that everything else is the real thing.
 */
export class PushDevice {
  /** The browser's end of the newest subscription. */
  browser: PushBrowser | null = null;
  /** The push service cannot be reached. */
  isAway = false;
  private readonly context: BrowserContext;
  private delivered = 0;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  /** Gives the browser this push service, before any page is opened. */
  async use(service: PushService): Promise<void> {
    await this.context.exposeFunction('subscribeAtService', (): GivenSubscription | null => {
      if (this.isAway) return null;
      this.browser = service.browser();
      this.delivered = 0;
      const { endpoint, key, authSecret } = this.browser.registration();
      return { endpoint, keys: { p256dh: key, auth: authSecret } };
    });
    await this.context.addInitScript(() => {
      const kept = 'test.subscription';
      const subscriptionOf = (given: GivenSubscription, key: ArrayBuffer | null) => ({
        endpoint: given.endpoint,
        options: { applicationServerKey: key },
        toJSON: () => given,
        unsubscribe: async () => {
          localStorage.removeItem(kept);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => {
          const given = localStorage.getItem(kept);
          return given && subscriptionOf(JSON.parse(given), null);
        },
        subscribe: async () => {
          const given = await (
            window as unknown as { subscribeAtService(): Promise<GivenSubscription | null> }
          ).subscribeAtService();
          if (!given) throw new DOMException('no push service', 'AbortError');
          localStorage.setItem(kept, JSON.stringify(given));
          return subscriptionOf(given, null);
        },
      });
    });
  }

  /** Hands the service worker what has been sent to the browser, decrypted, as a browser does. */
  async deliver(page: Page): Promise<void> {
    // What is sent to a worker that has not started yet is lost here; a push service would keep it.
    await page.evaluate(() => navigator.serviceWorker.ready);
    const payloads = this.browser?.payloads.slice(this.delivered) ?? [];
    this.delivered += payloads.length;
    for (const payload of payloads) await push(await this.context.newCDPSession(page), page, payload);
  }
}

/** Hands the service worker of a page's address a message. */
async function push(devTools: CDPSession, page: Page, payload: object): Promise<void> {
  const registrationId = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(payload),
  });
  await devTools.detach();
}

/** The notifications that are shown. */
export const shownNotifications = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Chooses the one notification that is shown, as a click does, and tells which address was opened in a new window. */
export async function chooseNotification(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker.evaluate(async () => {
    // The test is no service worker to the compiler.
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      NotificationEvent: new (
        type: string,
        init: { notification: Notification | undefined },
      ) => Event & { waitUntil(done: Promise<unknown>): void };
      dispatchEvent(event: Event): boolean;
    };
    const opened: string[] = [];
    // Without a real click neither may a window be opened nor the focus be moved.
    self.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const [notification] = await self.registration.getNotifications();
    const event = new self.NotificationEvent('notificationclick', { notification });
    let done: Promise<unknown> = Promise.resolve();
    event.waitUntil = (working) => {
      done = working;
    };
    self.dispatchEvent(event);
    await done.catch(() => undefined);
    return opened;
  });
}
