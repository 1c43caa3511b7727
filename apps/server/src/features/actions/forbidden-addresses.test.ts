import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { ActionType, danish, endpoints, flowAction } from '@samtale/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { listening, portOf } from '../../../test/outside-world.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createId } from '../../platform/database/columns.ts';

/** A server on the network that our server stands in, which nobody may ask through it. */
let asked: IncomingHttpHeaders[];
const inner = createServer(({ headers }, response) => {
  asked.push(headers);
  response.end('{"secret":"of the network"}');
});
/** One that may be asked, and says what a test tells it to. */
let answer: (response: ServerResponse) => void;
const allowed = createServer((_request, response) => answer(response));
let strict: TestServer;
let server: TestServer;
let port: number;
let staff: SignedIn;
let agentId: string;
beforeAll(async () => {
  await Promise.all([listening(inner), listening(allowed)]);
  port = portOf(inner.address());
  strict = await startTestServer();
  server = await startTestServer({ config: { allowedHosts: ['localhost'] } });
});
afterAll(async () => {
  await Promise.all([strict.close(), server.close()]);
  inner.close();
  allowed.close();
});
beforeEach(() => {
  asked = [];
});

/** Tries a request to an address as a developer on a server. */
async function ask(on: TestServer, url: string) {
  agentId = await createAgent(on.app, { speaks: ['da'] });
  staff = await staffOf(on, agentId, [2]);
  const action = flowAction.parse({
    id: createId(),
    type: ActionType.dynamicAPIRequest,
    redirectIntentId: null,
    intentActionParameterList: [{ name: 'url', value: url }],
  });
  const params = { agentId, languageId: danish.id };
  return staff.call(endpoints.actions.tryRequest, { params, body: { action, valueList: [] } });
}

test.for([
  'localhost',
  'LOCALHOST',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::127.0.0.1]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '169.254.169.254',
  '100.64.0.1',
  '192.168.1.1',
  '172.31.0.1',
])('%s is asked for nothing, however it is written', async (host) => {
  const trial = await ask(strict, `http://${host}:${port}/`);
  expect(trial).toMatchObject({ failure: 'forbiddenAddress', response: null });
  expect(asked).toEqual([]);
});

test.for(['file:///etc/passwd', 'ftp://example.com/', 'data:text/plain,x', 'javascript:1'])(
  '%s is no address',
  async (url) => {
    expect(await ask(strict, url)).toMatchObject({ failure: 'badAddress', response: null });
  },
);

const redirect = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();
const allowedAddress = (user = '') => `http://${user}localhost:${portOf(allowed.address())}/`;

test.for([
  ['http://127.0.0.1', 'forbiddenAddress'],
  ['http://[::ffff:127.0.0.1]', 'forbiddenAddress'],
  ['http://169.254.169.254', 'forbiddenAddress'],
  ['file:///etc/passwd#', 'badAddress'],
  ['ftp://localhost', 'badAddress'],
] as const)('what may be asked leads nowhere else: %s', async ([place, failure]) => {
  answer = redirect(`${place}:${port}/`);
  expect(await ask(server, allowedAddress())).toMatchObject({ failure, response: null });
  expect(asked).toEqual([]);
});

test('a password goes to whom it is for, and along with no redirect', async () => {
  answer = redirect(`http://localhost:${port}/`);
  expect(await ask(server, allowedAddress('bot:hemmelig@'))).toMatchObject({ response: { status: 200 } });
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty('authorization');
});

test('a chain of redirects ends', async () => {
  let times = 0;
  answer = (response) => redirect(`/${times++}`)(response);
  expect(await ask(server, allowedAddress())).toMatchObject({ failure: 'status', response: { status: 302 } });
  expect(times).toBe(4);
});
