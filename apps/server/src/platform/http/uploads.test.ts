import { request } from 'node:http';
import { addressOf, type Endpoint } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { declared, pathValues } from '../../../test/every-endpoint.ts';
import { createWidget } from '../../../test/factories.ts';
import { type Visitor, visitorOf } from '../../../test/people.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeAll, { roles: [0, 1, 2] });
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visitorOf(server, await createWidget(server.app, agent.id));
});

const all = declared.map(({ title, endpoint }) => [title, endpoint] as const);
const uploads = all.filter(([, { rawBody }]) => rawBody);
/** JSON of more than the megabyte that any call may bring. */
const documents = all.filter(([, { rawBody, bodyLimit = 0 }]) => !rawBody && bodyLimit > 1024 * 1024);
const addressFor = (endpoint: Endpoint) => {
  const address = addressOf(endpoint, pathValues(agent.id, visitor.chatToken));
  return `${server.url}/api${address}`;
};

/** The status of a request that says it has more bytes than are taken, of which it sends none. */
const statusOfTooMuch = (endpoint: Endpoint, token: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': endpoint.rawBody ? 'application/octet-stream' : 'application/json',
      'content-length': (endpoint.bodyLimit ?? 0) + 1,
    };
    const sent = request(addressFor(endpoint), { method: endpoint.method, headers }, (response) => {
      resolve(response.statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });

test.for(uploads)('%s takes no more than it says', async ([, endpoint]) => {
  // What fits into memory, unless it never comes to be there.
  if (endpoint.rawBody !== 'stream') expect(endpoint.bodyLimit).toBeLessThanOrEqual(32 * 1024 * 1024);
  const { token } = endpoint.access.kind === 'visitor' ? visitor : staff;
  expect(await statusOfTooMuch(endpoint, token)).toBe(413);
});

test('there are documents', () => expect(documents.length).toBeGreaterThan(3));

test.for(documents)('%s takes no more than it says', async ([, endpoint]) => {
  expect(await statusOfTooMuch(endpoint, staff.token)).toBe(413);
});

test.for([...uploads, ...documents])('%s is refused before it is read', async ([, endpoint]) => {
  expect(await statusOfTooMuch(endpoint, 'nobody')).toBe(401);
});
