import { connect } from 'node:net';
import { addressOf, danish, endpoints, errorReply } from '@samtale/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { entityTypeInput, entryOf } from '../../../test/entity-content.ts';
import { createWidget } from '../../../test/factories.ts';
import { flowInput } from '../../../test/flow-content.ts';
import { type Visitor, visitorOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../database/columns.ts';
import { serveFrontEnds } from './serve-front-ends.ts';

const server = useServer({ frontEnds: serveFrontEnds });
const { agent, staff } = useAgent(server, beforeAll);
let visitor: Visitor;

beforeAll(async () => {
  visitor = await visitorOf(server, await createWidget(server.app, agent.id));
});
afterEach(() => vi.restoreAllMocks());

const post = async (path: string, body: string | Buffer, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, reply: errorReply.parse(await response.json()) };
};
const asVisitor = () => ({ authorization: `Bearer ${visitor.token}` });
const malformed = {
  code: 'badRequest',
  messageKey: 'error.badRequest',
  details: { fields: [{ path: '', messageKey: 'error.malformedBody' }] },
};

test.for([
  '{"userName": ',
  '{]',
  '',
  '\0',
  '{"__proto__": {"x": 1}}',
  '{"userName": {"__proto__": {"x": 1}}}',
  '{"constructor": {"prototype": {"x": 1}}}',
])('a body that is no JSON is refused: %j', async (body) => {
  expect(await post('/auth/login', body)).toEqual({ status: 400, reply: malformed });
});

test('a body of an unknown type is refused', async () => {
  const answer = await post('/auth/login', '<login/>', { 'content-type': 'application/xml' });
  expect(answer).toEqual({ status: 400, reply: malformed });
});

test.for([
  [null, ['userName', 'password']],
  [[], ['']],
  ['text', ['']],
  [{ userName: 1, password: { $ne: '' } }, ['userName', 'password']],
  [{ userName: 'someone', password: 'secret', lang: 'xx' }, ['lang']],
] as const)('values of the wrong type are named: %j', async ([body, paths]) => {
  const { status, reply } = await post('/auth/login', JSON.stringify(body));
  expect(status).toBe(400);
  expect(reply.details.fields?.map(({ path }) => path)).toEqual(paths);
  for (const { messageKey } of reply.details.fields ?? []) expect(messageKey).toBe('error.invalidValue');
});

test.for([
  ['[', ']'],
  ['{"userName":', '}'],
] as const)('a body as deep as it may be large is refused, and nothing breaks: %j', async ([open, close]) => {
  const depth = Math.floor((1024 * 1024 - 10) / (open.length + close.length));
  const body = `${open.repeat(depth)}1${close.repeat(depth)}`;
  expect((await post('/auth/login', body)).status).toBe(400);
});

test('a part of a flow that is deep where it is to be flat is refused, and nothing breaks', async () => {
  const depth = 50_000;
  const deep = `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;
  const written = JSON.stringify({ ...flowInput(), chatResponseList: 'deep', intentActionList: 'deep' });
  const params = { agentId: agent.id, languageId: danish.id };
  const { addOrUpdateFlow } = endpoints.flows;
  const response = await fetch(`${server.url}/api${addressOf(addOrUpdateFlow, params)}`, {
    method: addOrUpdateFlow.method,
    headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
    body: written.replaceAll('"deep"', deep),
  });
  expect(response.status).toBe(400);
  const { details } = errorReply.parse(await response.json());
  expect(details.fields?.map(({ path }) => path.split('.')[0])).toContain('chatResponseList');
});

test('a mistake deep in a flow is named by its path', async () => {
  const chatResponseList = flowInput().chatResponseList.map((response) => ({
    ...response,
    speechBubbleList: [...response.speechBubbleList, { id: 'no id', index: -1, delay: 99, messageList: [] }],
  }));
  const body = { ...flowInput(), chatResponseList };
  const params = { agentId: agent.id, languageId: danish.id };
  const { status, details } = await refusal(staff.call(endpoints.flows.addOrUpdateFlow, { params, body }));
  expect(status).toBe(400);
  expect(details.fields?.map(({ path }) => path)).toEqual(
    ['id', 'index', 'delay'].map((field) => `chatResponseList.0.speechBubbleList.1.${field}`),
  );
});

test.for(['a\0b', '\ud800 half a pair'])('text that cannot be stored is refused: %j', async (text) => {
  const { status, reply } = await post(
    '/widget/message',
    JSON.stringify({ clientId: createId(), text }),
    asVisitor(),
  );
  expect(status).toBe(400);
  expect(reply.details.fields).toEqual([{ path: 'text', messageKey: 'error.unstorableText' }]);
});

test('numbers no log reaches are no failure', async () => {
  const query = { after: 99_999_999_999 };
  const { events } = await visitor.call(endpoints.widgets.getVisitorEvents, { query });
  expect(events).toEqual([]);
});

test('a message of five megabytes is too large', async () => {
  const text = 'x'.repeat(5 * 1024 * 1024);
  const answer = await post('/widget/message', JSON.stringify({ clientId: createId(), text }), asVisitor());
  expect(answer).toEqual({
    status: 413,
    reply: { code: 'tooLarge', messageKey: 'error.tooLarge', details: {} },
  });
});

test('a message longer than the limit, or empty, is refused and not stored', async () => {
  for (const text of ['x'.repeat(4001), '', '   ']) {
    expect(await refusal(visitor.say(text))).toMatchObject({
      status: 400,
      details: { fields: [{ path: 'text' }] },
    });
  }
  expect((await visitor.call(endpoints.widgets.getVisitorEvents)).upTo).toBe(0);
});

test.for([
  ['GET', '/api/nothing-here'],
  ['POST', '/api/auth/nothing-here'],
  ['DELETE', '/api/auth/login'],
  ['POST', '/nothing-here'],
] as const)('%s %s is not found, in JSON', async ([method, path]) => {
  const response = await fetch(server.url + path, { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'notFound', messageKey: 'error.notFound', details: {} });
});

test('a failure nobody foresaw shows a request id and nothing of itself', async () => {
  vi.spyOn(server.app.database.shared, 'first').mockRejectedValue(new Error('secret: the password is 1234'));
  const { status, reply } = await post('/auth/login', '{"userName":"someone","password":"secret"}');
  expect(status).toBe(500);
  expect(reply).toEqual({
    code: 'internal',
    messageKey: 'error.default',
    details: { requestId: expect.any(String) },
  });
});

test('pages and files are there for who asks for their headers alone', async () => {
  for (const path of ['/', '/flows', '/widget.js', '/favicon.svg']) {
    const [head, get] = await Promise.all([
      fetch(`${server.url}${path}`, { method: 'HEAD' }),
      fetch(`${server.url}${path}`),
    ]);
    expect([path, head.status, head.headers.get('content-type')]).toEqual([
      path,
      get.status,
      get.headers.get('content-type'),
    ]);
    expect(await head.text()).toBe('');
  }
  expect((await fetch(`${server.url}/api/flows/none`, { method: 'HEAD' })).status).toBe(404);
});

test('what is too long for a path or for headers is refused as everything is', async () => {
  const tooLarge = { code: 'tooLarge', messageKey: 'error.tooLarge', details: {} };
  const path = await fetch(`${server.url}/api/widget/clientKey/${'x'.repeat(700)}`);
  expect([path.status, errorReply.parse(await path.json())]).toEqual([414, tooLarge]);
  const headers = await fetch(server.url, { headers: { 'x-much': 'x'.repeat(20_000) } });
  expect([headers.status, errorReply.parse(await headers.json())]).toEqual([431, tooLarge]);
});

test('what is no HTTP is refused in the form of all refusals', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write('HALLO?\r\n\r\n');
  const answer = (await socket.toArray()).join('');
  expect(answer).toContain('HTTP/1.1 400 Bad Request');
  expect(errorReply.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toMatchObject({
    code: 'badRequest',
  });
});

test.each([
  ['PostgreSQL', { code: '53100', severity: 'ERROR' }, 'could not extend file'],
  ['the system', { code: 'ENOSPC' }, 'write'],
  ['the embedded database', {}, 'could not extend file: No space left on device'],
])('a disk without room is no fault of who asks: %s', async (_, more, message) => {
  const failure = Object.assign(new Error(message), more);
  vi.spyOn(server.app.database.pool, 'query').mockImplementation(() => Promise.reject(failure));
  const answer = await refusal(visitor.say('Hej'));
  vi.restoreAllMocks();
  expect(answer).toMatchObject({ status: 503, messageKey: 'error.storageFull' });
});

test.each([
  ['the chat list', '/chat/agent/:agentId?fromDate=0000-01-01T00:00:00Z'],
  ['the audit log', '/auditLog/agentId/:agentId?from=0000-01-01T00:00:00Z'],
])('%s of the year 0 is refused', async (_, path) => {
  const response = await fetch(`${server.url}/api${path.replace(':agentId', agent.id)}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect([response.status, errorReply.parse(await response.json()).code]).toEqual([400, 'badRequest']);
});

const language = { agentId: '', languageId: danish.id };
const manyEntries = (more: object = {}) =>
  JSON.stringify({
    ...entityTypeInput({
      entityList: Array.from({ length: 3000 }, (_, i) => ({ ...entryOf(`v${i}`), index: i })),
    }),
    ...more,
  });
const saveEntityType = async (body: string) => {
  const { addOrUpdateEntityType } = endpoints.entities;
  const path = addressOf(addOrUpdateEntityType, { ...language, agentId: agent.id });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${staff.token}` };
  const response = await fetch(`${server.url}/api${path}`, { method: 'PATCH', headers, body });
  return { status: response.status, reply: await response.json() };
};

test('a large body is read in a thread, and is what a small one is', async () => {
  const inThread = vi.spyOn(server.app.workers, 'run');
  const { status, reply } = await saveEntityType(manyEntries());
  expect({ status, reply }).toMatchObject({ status: 200, reply: { entityList: { length: 3000 } } });
  expect(inThread).toHaveBeenCalledOnce();
});

test.each([
  ['is cut off', () => manyEntries().slice(0, -1), malformed],
  ['says what objects are made of', () => manyEntries().replace('{', '{"__proto__":{"x":1},'), malformed],
  [
    'says so deeper',
    () => manyEntries().replace('"entityList":[{', '"entityList":[{"constructor":{"prototype":{"x":1}},'),
    malformed,
  ],
  [
    'has a value of the wrong type',
    () => manyEntries({ isRegEx: 1 }),
    { ...malformed, details: { fields: [{ path: 'isRegEx', messageKey: 'error.invalidValue' }] } },
  ],
])('a large body that %s is refused as a small one is', async (_, body, refused) => {
  expect(await saveEntityType(body())).toEqual({ status: 400, reply: refused });
});
