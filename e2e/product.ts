import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, test } from '@playwright/test';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Milliseconds a server has to start, and after which one that does not stop is killed. */
const startWithin = 30_000;
const stopWithin = 5000;

/** What the product says when it is ready. */
export interface Product {
  url: string;
  user: string;
  password: string;
  /** Address of the page with the demo widget. */
  widget: string;
  agentId: string;
  /** Opens the page on which mail is read that nobody sends. */
  mailbox: string;
}

/** Tests speak faster than people. */
const busyVisitors = {
  SAMTALE_VISITOR_MESSAGES: '10000',
  SAMTALE_VISITOR_CONVERSATIONS: '10000',
  SAMTALE_USER_POINTS: '1000000',
  SAMTALE_NETWORK_POINTS: '1000000',
  SAMTALE_COMPANY_POINTS: '1000000',
};

/** Starts the built product on a free port and a data folder of its own; `settings` are of its environment. */
export async function startProduct(
  settings: Record<string, string> = {},
): Promise<Product & { stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'samtale-e2e-'));
  // A server lives for a minute here: optimising the code of its database would take half of its start.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', '--liftoff-only', 'tools/serve.mjs'], {
    cwd: root,
    env: { ...process.env, ...busyVisitors, ...settings, PORT: '0', SAMTALE_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    await ended;
    clearTimeout(late);
    rmSync(data, { recursive: true, force: true });
  };
  const product = await new Promise<Product>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The server was not ready in time')), startWithin);
    void ended.then(() => reject(new Error('The server ended before it was ready')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('ready ')) return;
      clearTimeout(late);
      resolve(JSON.parse(line.slice('ready '.length)) as Product);
    });
  }).catch(async (error) => {
    await stop();
    throw error;
  });
  return { ...product, stop };
}

/** What a browser tells of a user who wants as little to be fetched as possible. */
function saveData(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof Object) Object.defineProperty(connection, 'saveData', { get: () => true });
}

/**
 * Has the browser's users want as little to be fetched as possible: each opens the console anew, and fetching all of it
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

/**
 * Gives a file's tests a product of their own; what is returned has its values once the tests run. What a test leaves
 * open is closed after it: the pages of all tests before would slow down those that follow.
 */
export function useProduct(
  settings: Record<string, string> | (() => Promise<Record<string, string>>) = {},
  { fetchesAhead = false } = {},
): Product {
  const product: Product = { url: '', user: '', password: '', widget: '', agentId: '', mailbox: '' };
  let stop = async () => {};
  let restore = () => {};
  test.beforeAll(async ({ browser }) => {
    if (!fetchesAhead) restore = fetchWhatIsNeeded(browser);
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
