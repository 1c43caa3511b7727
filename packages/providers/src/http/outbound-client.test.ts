import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectBody } from './bounded-body.ts';
import { OutboundClient } from './outbound-client.ts';

const body = 'Blåbærgrød '.repeat(200_000);
const server = createServer(({ url, headers }, response) => {
  if (url === '/moved') response.writeHead(302, { location: '/', 'set-cookie': ['a=1', 'b=2'] }).end();
  else if (url === '/slow') response.writeHead(200).write('x');
  else if (url === '/packed' && headers['accept-encoding']?.includes('gzip'))
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
  else if (url === '/broken') response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
  else response.end(body);
});
let url = '';
beforeAll(
  () =>
    new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', () => {
        url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        done();
      });
    }),
);
const client = new OutboundClient(['127.0.0.1']);
afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const request = (path: string, timeoutMs = 5000) =>
  client.receive({ method: 'GET', url: url + path, headers: [], body: null, timeoutMs });
const bytesMax = 10_000_000;

test('a body comes as bytes, uncompressed, as much of it as is wanted', async () => {
  for (const path of ['/', '/packed']) {
    const whole = await collectBody((await request(path)).read(bytesMax));
    expect(new TextDecoder().decode(whole) === body, path).toBe(true);
    const beginning = await collectBody((await request(path)).read(1000), { takesBeginning: true });
    expect(new TextDecoder().decode(beginning.subarray(0, 9)), path).toBe('Blåbærg');
    expect(beginning.length, path).toBe(1000);
    await expect(collectBody((await request(path)).read(1000)), path).rejects.toMatchObject({
      failure: 'tooLarge',
    });
  }
});

test('a redirect is a reply, with all that it sets', async () => {
  const reply = await request('/moved');
  await reply.discard();
  expect(reply).toMatchObject({ status: 302, headers: { location: '/', 'set-cookie': ['a=1', 'b=2'] } });
});

test('what breaks off or does not end is told', async () => {
  const read = async (path: string) => collectBody((await request(path, 300)).read(bytesMax));
  await expect(read('/slow')).rejects.toMatchObject({ failure: 'timedOut' });
  await expect(read('/broken')).rejects.toMatchObject({ failure: 'unreachable' });
});

test('in one piece only short replies are taken, or their beginning', async () => {
  const request = { method: 'GET', url, headers: [], body: null, timeoutMs: 5000 } as const;
  await expect(client.ask(request)).rejects.toMatchObject({ failure: 'tooLarge' });
  const { body: beginning } = await client.ask({ ...request, takesBeginning: true });
  expect(Buffer.byteLength(beginning)).toBeGreaterThan(1_000_000);
  expect(body.startsWith(beginning.slice(0, -1))).toBe(true);
  expect((await client.ask({ ...request, url: `${url}/moved`, takesBeginning: true })).url).toBe(`${url}/`);
});

test('places that are not public are not asked, whatever they are called', async () => {
  const closed = new OutboundClient();
  for (const address of [url, url.replace('127.0.0.1', 'localhost')]) {
    const asked = { method: 'GET', url: address, headers: [], body: null, timeoutMs: 1000 } as const;
    await expect(closed.receive(asked), address).rejects.toMatchObject({ failure: 'forbiddenAddress' });
  }
  await closed.close();
});
