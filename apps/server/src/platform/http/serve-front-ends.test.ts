import { expect, test } from 'vitest';
import { useServer } from '../../../test/use-server.ts';
import { serveFrontEnds } from './serve-front-ends.ts';

const server = useServer({ frontEnds: serveFrontEnds });

test.for(['/', '/intent/list', '/no/such/page', '/hubbub', '/assetsmanager'])(
  '%s is the console',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);

test.for([
  '/assets/TemplatesScreen-gone.js',
  '/assets/parts-gone.json?x=1',
  '/assets',
  '/widget/assets/frame-gone.js',
  '/widget/no/such/thing',
  '/media/gone.svg',
  '/hub',
])('%s is not there, and nobody keeps that it is not', async (path) => {
  const response = await fetch(server.url + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('Not found');
});

test('what the API has not, and what is sent to a page, is refused as the API refuses', async () => {
  for (const [path, method] of [
    ['/api/no/such/call', 'GET'],
    ['/assets/gone.js', 'POST'],
    ['/intent/list', 'POST'],
  ] as const) {
    const response = await fetch(server.url + path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'notFound' });
  }
});
