import { type ChatClient, endpoints } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { staffOf } from '../../../test/people.ts';
import { useServer } from '../../../test/use-server.ts';
import { clientInput } from '../../../test/widget-content.ts';
import { serveFrontEnds } from './serve-front-ends.ts';

const server = useServer({ frontEnds: serveFrontEnds });
let bot: TestBot;
let widget: ChatClient;

beforeAll(async () => {
  bot = await createBot(server.app);
  const developer = await staffOf(server, bot.agentId, [2]);
  const selectedChatClient = clientInput(
    { name: '</script><script>alert(1)</script>', domain: 'butik.dk, *.kæde.dk localhost:8080' },
    {
      clientHeaderHtml: '<b>Tilbud</b>',
      clientHeaderCss: 'b { color: red }',
      clientHeaderScript: 'document.body.append("!")',
      openDelayDesktop: 5,
      openModeDesktop: 2,
    },
  );
  widget = await developer.call(endpoints.widgets.saveClient, {
    params: { agentId: bot.agentId },
    body: { selectedChatClient },
  });
});

const read = async (path: string) => {
  const reply = await fetch(`${server.url}${path}`);
  return { headers: reply.headers, status: reply.status, text: await reply.text() };
};

test('the script of a widget has its settings in it, and they cannot end it', async () => {
  const { headers, text } = await read(`/widget/${widget.clientKey}.js`);
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(text).toContain(`"clientKey":"${widget.clientKey}"`);
  expect(text).toContain('"openDelay":[5,null]');
  expect(text).toContain(
    '"hosts":["butik.dk","www.butik.dk","*.xn--kde-yla.dk","xn--kde-yla.dk","localhost:8080"]',
  );
  expect(text).not.toContain('</script>');
  expect(() => new Function(text)).not.toThrow();
});

test('the panel is a module that other sites may fetch, and keep', async () => {
  const { headers, text } = await read('/widget/panel.js?abc');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(text).toContain('mountPanel');
});

test('the script of no widget is the one that looks for its element', async () => {
  const { status, text } = await read('/widget/nobody.js');
  expect(status).toBe(200);
  expect(text).toBe((await read('/widget.js')).text);
});

test('who has the script already is not sent it again', async () => {
  const { headers } = await read(`/widget/${widget.clientKey}.js`);
  const again = await fetch(`${server.url}/widget/${widget.clientKey}.js`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('only its sites, and the console, may frame it', async () => {
  const { headers } = await read(`/widget/clientKey/${widget.clientKey}/token/null`);
  expect(headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' http://butik.dk http://www.butik.dk http://*.xn--kde-yla.dk http://xn--kde-yla.dk http://localhost:8080",
  );
});

test('one from before there were sites may be framed anywhere', async () => {
  const { headers } = await read(`/widget/clientKey/${bot.clientKey}/token/null`);
  expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
});

test('what the staff wrote as header stands in a sandbox', async () => {
  const { headers, text } = await read(`/widget/header/${widget.clientKey}`);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;');
  expect(policy).not.toContain('allow-same-origin');
  expect(text).toContain('<b>Tilbud</b>');
  expect((await read('/widget/header/nobody')).status).toBe(404);
});

test('a header that is not saved is in the sandbox too, and only the console shows it', async () => {
  const { headers } = await read('/widget/draft-header');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("frame-ancestors 'self'");
});

test('a site that asks for a widget is noted', async () => {
  await read(`/widget/${widget.clientKey}.js`);
  const developer = await staffOf(server, bot.agentId, [2]);
  const { list } = await developer.call(endpoints.widgets.getClientList, {
    params: { agentId: bot.agentId },
  });
  const used = list.find(({ id }) => id === widget.id);
  expect(used?.lastUsed).toBe(server.clock.now().toISOString());
  expect(used?.scriptUrl).toBe(`${server.url}/widget/${widget.clientKey}.js`);
});
