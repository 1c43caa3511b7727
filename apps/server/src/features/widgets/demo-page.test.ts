import type { LanguageCode } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAgent, createWidget } from '../../../test/factories.ts';
import { useServer } from '../../../test/use-server.ts';
import { serveFrontEnds } from '../../platform/http/serve-front-ends.ts';
import { agents } from '../agents/index.ts';

const server = useServer({ frontEnds: serveFrontEnds });

async function demoOf(name: string, speaks: LanguageCode[]) {
  const agentId = await createAgent(server.app, { speaks });
  await server.app.database.shared.update(agents, { name }, eq(agents.id, agentId));
  const clientKey = await createWidget(server.app, agentId);
  return async (query = '') => (await fetch(`${server.url}/demo/${clientKey}${query}`)).text();
}
const headingOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const languageOf = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1];
const anyTrade = /bicyc|bike|cykel|cykler/i;

test('the page on which a widget is tried is called as its agent is, and fits any trade', async () => {
  const demo = await demoOf('Kaffe & <b>Te</b>', ['da', 'en']);
  for (const query of ['', '?language=da', '?language=en', '?language=xx']) {
    const html = await demo(query);
    expect(headingOf(html)).toBe('Kaffe &amp; &lt;b&gt;Te&lt;/b&gt;');
    expect(html).toContain('<title>Kaffe &amp; &lt;b&gt;Te&lt;/b&gt;</title>');
    expect(html).not.toMatch(anyTrade);
  }
  expect(languageOf(await demo('?language=en'))).toBe('en');
  expect(await demo('?language=en')).toContain('På dansk');
});

test.for(['da', 'en'] as const)(
  'it is in the language of the agent, where that speaks one (%s)',
  async (code) => {
    const html = await (await demoOf('Nord', [code]))();
    expect(languageOf(html)).toBe(code);
    expect(html).toContain(`data-language="${code}"`);
    expect(html).not.toMatch(/In English|På dansk/);
  },
);

test('of a widget that is not there nothing is told, and the page is there all the same', async () => {
  const response = await fetch(`${server.url}/demo/none?language=en`);
  expect(response.status).toBe(200);
  expect(headingOf(await response.text())).toBe('Your chatbot');
});

test.for([
  '/demo/%00',
  '/widget/%00.js',
  '/widget/header/%00',
  '/widget/clientKey/%00',
  '/widget/clientKey/%00/x',
])('an address that no widget can have is no fault of the server: %s', async (path) => {
  expect((await fetch(server.url + path)).status).toBeLessThan(500);
});
