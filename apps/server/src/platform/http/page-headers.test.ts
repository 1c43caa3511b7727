import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { useServer } from '../../../test/use-server.ts';
import { consoleHeaders } from './page-headers.ts';
import { serveFrontEnds } from './serve-front-ends.ts';

const server = useServer({ frontEnds: serveFrontEnds });

/** A page's headers, and its policy by directive. */
async function opened(path: string) {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(200);
  const { headers } = response;
  const policy = policyOf(headers.get('content-security-policy') ?? '');
  return { headers, policy, html: await response.text() };
}

const policyOf = (written: string) =>
  Object.fromEntries(
    written.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleIn = (html: string) => hashOf(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]);
const runsForeignCode = /'unsafe-(inline|eval|hashes)'|\*|data:|blob:|https?:/;

/** The hub's polling, and what it refuses. */
const ofHub = ['/hub/?EIO=4&transport=polling', '/hub/?EIO=4&transport=pigeon'];
const consolePages = ['/', '/login', '/intent/list', '/chat', '/mailbox', '/no/such/page'];
const pages = [...consolePages, '/widget/clientKey/x', '/demo/x', '/api/docs'];

test.for(pages)('%s runs scripts of ours alone', async (path) => {
  const { policy } = await opened(path);
  expect((policy['script-src'] ?? policy['default-src'])?.join(' ')).not.toMatch(runsForeignCode);
  expect(policy['object-src'] ?? policy['default-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
});

test.for(pages.filter((path) => path !== '/mailbox'))('%s has no style but what we wrote', async (path) => {
  const { policy } = await opened(path);
  expect(policy['style-src']?.join(' ')).not.toMatch(runsForeignCode);
});

test('mail is shown with the style it carries, at its own address alone', async () => {
  const { policy } = await opened('/mailbox');
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
});

test.for([...consolePages, '/demo/x', '/api/docs'])('%s is in no frame', async (path) => {
  const { headers, policy } = await opened(path);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('permissions-policy')).toContain('camera=(), geolocation=(), microphone=()');
});

test('the widget is in frames of anyone, and its loader in pages of anyone', async () => {
  const frame = await opened('/widget/clientKey/x');
  expect(frame.policy).not.toHaveProperty('frame-ancestors');
  expect(frame.headers.get('x-frame-options')).toBeNull();
  const loader = await opened('/widget.js');
  expect(loader.headers.get('content-security-policy')).toBeNull();
});

test.for(['/widget/clientKey/x', '/demo/x', '/api/docs'])('%s has its inline style', async (path) => {
  const { policy, html } = await opened(path);
  expect(html).toContain('<style>');
  expect(policy['style-src']).toContain(styleIn(html));
});

test('what a built page has inline is allowed, and no more', () => {
  const html = '<script>first()</script><script src="/x.js"></script><style media="print">a{}</style>';
  const policy = policyOf(consoleHeaders(html)['content-security-policy'] ?? '');
  expect(policy['script-src']).toEqual(["'self'", hashOf('first()')]);
  expect(policy['style-src']).toEqual(["'self'", hashOf('a{}'), hashOf('')]);
});

test.for([...pages, ...ofHub, '/widget.js', '/api/openapi.json', '/api/no/such/call', '/assets/gone.js'])(
  '%s is what it says it is, and its address is told to nobody else',
  async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);

test.for(['/api/openapi.json', '/api/no/such/call', '/api/flows'])('%s is no page', async (path) => {
  const { headers } = await fetch(server.url + path);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('browsers are told to come back by TLS only where the product is reached by it', async () => {
  const plain = await fetch(`${server.url}/login`);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  const onTls = await startTestServer({
    config: { publicUrl: 'https://samtale.example' },
    frontEnds: serveFrontEnds,
  });
  for (const path of ['/login', '/widget.js', '/api/openapi.json', ...ofHub]) {
    const { headers } = await fetch(onTls.url + path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
  await onTls.close();
});
