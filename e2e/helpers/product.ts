import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test } from '@playwright/test';
import { ServerProcess } from './server-process.ts';
import { newCompany } from './shared-product.ts';

/** A company and the product that it is in. */
export interface Product {
  url: string;
  /** Who builds bots and administers the company. */
  user: string;
  /** Who only takes chats, with the same password. */
  colleague: string;
  password: string;
  agentId: string;
  /** The key of the demo widget, and the address of the page with it. */
  clientKey: string;
  widget: string;
  /** Opens the page on which mail is read that nobody sends. */
  mailbox: string;
}

/** An address that nobody in another company has: one address is one user's. */
export const addressIn = (product: Product, name: string) =>
  `${name}${product.user.slice(product.user.lastIndexOf('@'))}`;

/** Starts the built product with the embedded database; `settings` are of its environment. */
export async function startProduct(
  settings: Record<string, string> = {},
): Promise<Product & { stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'samtale-e2e-'));
  // A server lives for a minute here: optimising the code of its database would take half of its start.
  const server = new ServerProcess('serve.mjs', ['--liftoff-only'], {
    ...settings,
    SAMTALE_DATA: data,
    DATABASE_URL: '',
  });
  const stop = async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const ready = await server.answer<Omit<Product, 'colleague' | 'clientKey'>>('ready');
    const clientKey = ready.widget.slice(ready.widget.lastIndexOf('/') + 1);
    return { ...ready, clientKey, colleague: 'kollega@samtale.dk', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What a browser tells of a user who wants as little to be fetched as possible. */
function saveData(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof Object) Object.defineProperty(connection, 'saveData', { get: () => true });
}

/**
 * Has the browser's users want as little to be fetched as possible: each opens the console again, and fetching all of it
 * ahead would take half of the time of most tests.
 */
function fetchWhatIsNeeded(browser: Browser): () => void {
  const own = browser.newContext;
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await own.call(browser, options);
    await context.addInitScript(saveData);
    return context;
  };
  return () => {
    browser.newContext = own;
  };
}

interface Needs {
  /** Settings of the product's environment, which it is started with: the file has a product of its own. */
  settings?: Record<string, string> | (() => Promise<Record<string, string>>);
  /** Has a product of its own, where nobody else ever was. The reason stands in the file. */
  alone?: boolean;
  /** The user looks after all companies, as whoever runs the product does. */
  isUserAdmin?: boolean;
  fetchesAhead?: boolean;
}

/**
 * Gives a file's tests a company of their own in the product that the worker's files share, or a product of their own;
 * what is returned has its values once the tests run. What a test leaves open is closed after it: the pages of all tests
 * before would slow down those that follow.
 */
export function useProduct({
  settings,
  alone = false,
  isUserAdmin = false,
  fetchesAhead = false,
}: Needs = {}): Product {
  const product: Product = {
    url: '',
    user: '',
    colleague: '',
    password: '',
    agentId: '',
    clientKey: '',
    widget: '',
    mailbox: '',
  };
  let stop = async () => {};
  let restore = () => {};
  test.beforeAll(async ({ browser }) => {
    if (!fetchesAhead) restore = fetchWhatIsNeeded(browser);
    if (!settings && !alone) return void Object.assign(product, await newCompany(isUserAdmin));
    const started = await startProduct(typeof settings === 'function' ? await settings() : settings);
    stop = started.stop;
    Object.assign(product, started);
  });
  test.afterEach(async ({ browser }) => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  test.afterAll(async () => {
    restore();
    await stop();
  });
  return product;
}
