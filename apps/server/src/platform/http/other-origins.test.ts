import { hubPath } from '@samtale/contract';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/use-server.ts';
import { serveFrontEnds } from './serve-front-ends.ts';

const server = useServer({ frontEnds: serveFrontEnds });
const origin = 'https://elsewhere.example';
const asking = {
  origin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization, content-type',
};

const paths = [
  '/api/auth/login',
  '/api/auth/getUserByAccessToken',
  '/api/openapi.json',
  '/widget.js',
  '/login',
  `${hubPath}/?EIO=4&transport=polling`,
];

test.for(paths)('pages of others read nothing of %s', async (path) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const { headers } = await fetch(server.url + path, { method, headers: asking });
    const allowances = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect({ method, allowances }).toEqual({ method, allowances: [] });
  }
});

test('a form on a page of others calls nothing', async () => {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
  for (const type of forms) {
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { origin, 'content-type': type },
      body: '{"userName":"a@b.dk","password":"secret"}',
    });
    expect(response.status, type).toBe(400);
  }
});
