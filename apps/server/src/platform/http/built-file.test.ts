import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { BuiltFile } from './built-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'samtale-built-file-'));
const path = join(folder, 'widget.js');
const server = Fastify();
const file = new BuiltFile(path, 'text/javascript; charset=utf-8');
server.get('/widget.js', (request, reply) => file.send(request, reply));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}) => server.inject({ url: '/widget.js', headers });

test('a file that is not built yet is said to be so, and served once it is', async () => {
  expect((await get()).statusCode).toBe(503);
  writeFileSync(path, 'const first = 1;');
  const { body, headers } = await get();
  expect(body).toBe('const first = 1;');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test('it is compressed for who can read that', async () => {
  const { rawPayload, headers } = await get({ 'accept-encoding': 'gzip, deflate, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(rawPayload).toString()).toBe('const first = 1;');
});

test('who has it gets no second copy, until it is built again', async () => {
  const { etag = '' } = (await get()).headers;
  expect(await get({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
  writeFileSync(path, 'const second = 2;');
  expect(await get({ 'if-none-match': etag })).toMatchObject({ statusCode: 200, body: 'const second = 2;' });
});
