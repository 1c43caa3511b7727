import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { type ChatClient, endpoints, siteKeys } from '@samtale/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { listening, portOf } from '../../../test/outside-world.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { clientInput } from '../../../test/widget-content.ts';

const { checkSite, saveClient } = endpoints.widgets;

/** The company's own site, which says what a test tells it to. */
let pages: Record<string, { status?: number; headers?: OutgoingHttpHeaders; html?: string }> = {};
let times = 0;
const site = createServer(({ url = '' }, response) => {
  times += 1;
  const page = pages[url] ?? { status: 404 };
  response.writeHead(page.status ?? 200, { 'content-type': 'text/html', ...page.headers });
  response.end(page.html ?? '');
});
let server: TestServer;
let bot: TestBot;
let staff: SignedIn;
let widget: ChatClient;
let address: string;

beforeAll(async () => {
  await listening(site);
  address = `http://localhost:${portOf(site.address())}`;
  server = await startTestServer({ config: { allowedHosts: ['localhost'] } });
});
afterAll(async () => {
  await server.close();
  site.close();
});
beforeEach(async () => {
  pages = {};
  times = 0;
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [2]);
  widget = await staff.call(saveClient, {
    params: { agentId: bot.agentId },
    body: { selectedChatClient: clientInput({ domain: new URL(address).host }) },
  });
});

const check = (url: string) =>
  staff.call(checkSite, { params: { agentId: bot.agentId, clientId: widget.id }, body: { url } });
const look = (html: string, headers: OutgoingHttpHeaders = {}) => {
  pages['/'] = { html: `<!doctype html><html><head>${html}</head><body>Hej</body></html>`, headers };
  return check(address);
};
const snippet = () => `<script async src="${widget.scriptUrl}"></script>`;

test('the snippet is found, also behind a redirect, in a script that makes it, and as it was before', async () => {
  const found = { result: 'found', status: 200, isListed: true, blockedBy: [] };
  expect(await look(snippet())).toEqual({ ...found, finalUrl: `${address}/` });
  pages['/old'] = { status: 301, headers: { location: '/' } };
  expect(await check(`${address}/old`)).toEqual({ ...found, finalUrl: `${address}/` });
  expect(await look(`<script>load('${widget.scriptUrl}')</script>`)).toMatchObject(found);
  expect(
    await look(`<script src='${server.url}/widget.js' data-client-key=${widget.clientKey}></script>`),
  ).toMatchObject(found);
});

test.for<[string, () => string, string]>([
  ['a page without it', () => '<script src="/app.js"></script>', 'missing'],
  ['one that is commented out', () => `<!-- ${snippet()} -->`, 'missing'],
  ["another widget's", () => snippet().replace(widget.clientKey, bot.clientKey), 'otherKey'],
  ["another server's", () => snippet().replace(/http:\/\/[^/]+/, 'https://chat.example'), 'missing'],
  ['both', () => snippet().replace(widget.clientKey, bot.clientKey) + snippet(), 'found'],
])('%s', async ([, html, result]) => {
  expect(await look(html())).toMatchObject({ result });
});

test.for(['<!--', '<script ', '<meta ', '//', 'x ='])(
  'a page of nothing but %s is looked through at once',
  async (begin) => {
    // The server does nothing else meanwhile: gone through from each beginning to the end it would take minutes.
    expect(await look(begin.repeat(900_000 / begin.length))).toMatchObject({ result: 'missing' });
  },
);

test('a page that is larger than what is read is looked through as far as that goes', async () => {
  const filling = 'x'.repeat(1_500_000);
  expect(await look(`${snippet()}<p>${filling}</p>`)).toMatchObject({ result: 'found' });
  expect(await look(`<p>${filling}</p>${snippet()}`)).toMatchObject({ result: 'missing' });
});

test('a site that is not one of those that may show it is told of', async () => {
  pages['/'] = { html: snippet() };
  const moved = address.replace('localhost', 'LOCALHOST');
  expect(await check(moved)).toMatchObject({ isListed: true });
  const other = { ...clientInput({ domain: 'butik.dk', id: widget.id }) };
  await staff.call(saveClient, { params: { agentId: bot.agentId }, body: { selectedChatClient: other } });
  expect(await check(address)).toMatchObject({ result: 'found', isListed: false });
});

test('a page that is refused, gone or nobody’s', async () => {
  expect(await check(`${address}/nowhere`)).toMatchObject({ result: 'refused', status: 404 });
  const nobody = { result: 'unreachable', finalUrl: null, status: null };
  expect(await check('not an address')).toMatchObject(nobody);
  expect(await check('ftp://localhost/')).toMatchObject(nobody);
});

test('what stands on the network of the server is not asked, nor led to by a redirect', async () => {
  const inner = `http://127.0.0.1:${new URL(address).port}/`;
  pages['/'] = { html: snippet() };
  pages['/in'] = { status: 302, headers: { location: inner } };
  expect(await check(inner)).toMatchObject({ result: 'unreachable', status: null });
  expect(times).toBe(0);
  expect(await check(`${address}/in`)).toMatchObject({ result: 'unreachable', status: null });
  expect(times).toBe(1);
});

test.for<[string, (own: string) => string, string[]]>([
  ['allows nothing', () => "default-src 'none'", ['default-src']],
  ['allows itself alone', () => "script-src 'self'; frame-src 'self'", ['script-src', 'frame-src']],
  ['allows scripts only', (own) => `default-src 'self'; script-src 'self' ${own}`, ['default-src']],
  ['allows frames only', (own) => `script-src https://cdn.dk; child-src ${own}`, ['script-src']],
  ['allows both', (own) => `default-src 'self'; script-src ${own}; frame-src ${own}`, []],
  ['says nothing of either', () => "img-src 'self'", []],
  ['allows any place', () => 'default-src *', []],
  ['allows a scheme', () => 'default-src http:', []],
  ['allows another scheme', () => 'default-src https:', ['default-src']],
  ['allows another port', () => 'default-src 127.0.0.1:1', ['default-src']],
  ['allows any port', () => 'default-src 127.0.0.1:*', []],
  ['allows another folder', (own) => `script-src ${own}/app/`, ['script-src']],
  ['allows what only begins alike', (own) => `script-src ${own}/wid`, ['script-src']],
  ['allows the folder', (own) => `script-src ${own}/widget/`, []],
  ['asks for a nonce', () => "script-src 'nonce-abc'", []],
  ['asks for another nonce', () => "script-src 'nonce-xyz'", ['script-src']],
  ['trusts what scripts load', (own) => `script-src 'strict-dynamic' ${own}`, ['script-src']],
])('a policy that %s', async ([, policy, blockedBy]) => {
  const html = snippet().replace('async', 'async nonce="abc"');
  const written = policy(server.url);
  // The nonce answers for scripts wherever it is allowed, so it is on the page where a policy asks for one.
  const page = written.includes('nonce') ? html : snippet();
  expect(await look(page, { 'content-security-policy': written })).toMatchObject({
    result: 'found',
    blockedBy,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${written}">`;
  expect(await look(meta + page)).toMatchObject({ result: 'found', blockedBy });
});

test('of several policies each is heeded', async () => {
  const meta = `<meta http-equiv="content-security-policy" content="script-src ${server.url}">`;
  const sent = "script-src 'self', frame-src 'self'";
  expect(await look(meta + snippet(), { 'content-security-policy': sent })).toMatchObject({
    blockedBy: ['script-src', 'frame-src'],
  });
});

test("sites are not asked through another customer's widget, nor without end", async () => {
  const other = await createBot(server.app);
  const stranger = await staffOf(server, other.agentId, [0]);
  const params = { agentId: other.agentId, clientId: widget.id };
  const asked = stranger.call(checkSite, { params, body: { url: address } });
  expect(await refusal(asked)).toMatchObject({ status: 404 });
  for (let count = 0; count < 60; count += 1) await check(address);
  expect(await refusal(check(address))).toMatchObject({ status: 429, messageKey: siteKeys.tooMany });
  expect(times).toBe(60);
});
