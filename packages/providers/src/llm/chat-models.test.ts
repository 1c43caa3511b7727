import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { azureAccess, ChatModels, type ChatRequest } from './chat-models.ts';

let answer: { status: number; body: string; after?: number }[] = [];
let asked = 0;
let told: Record<string, unknown>[] = [];
const server = createServer((request, response) => {
  const { status, body, after = 0 } = answer[asked++] ?? { status: 500, body: '' };
  void json(request).then((one) => {
    told.push(one as Record<string, unknown>);
    setTimeout(() => response.writeHead(status).end(body), after);
  });
});
let models: ChatModels;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  models = new ChatModels({ url: `http://127.0.0.1:${port}/v1`, key: '' }, new Map(), []);
});
afterAll(async () => {
  await models.close();
  server.closeAllConnections();
  server.close();
});

const request: ChatRequest = {
  model: 'large',
  messages: [{ role: 'user', content: 'Hello' }],
  temperature: 0.5,
  topP: 0.5,
  maxTokens: 100,
  reply: { name: 'answer', schema: {} },
  timeoutMs: 2000,
};
const complete = (more: Partial<ChatRequest> = {}) => {
  asked = 0;
  told = [];
  if (!models.access) throw new Error('It has the access it was given');
  return models.complete(models.access, { ...request, ...more });
};
const said = { status: 200, body: '{"choices":[{"message":{"content":"Hi"}}],"usage":{"total_tokens":7}}' };

test('a reply is its words and the tokens it took', async () => {
  answer = [said];
  expect(await complete()).toEqual({ text: 'Hi', tokens: 7 });
});

test('a model that refuses says nothing, and what that took is told all the same', async () => {
  answer = [
    {
      status: 200,
      body: '{"choices":[{"message":{"content":null,"refusal":"No"}}],"usage":{"total_tokens":7}}',
    },
  ];
  expect(await complete()).toEqual({ text: '', tokens: 7 });
});

test('a provider that does not count tokens is understood', async () => {
  answer = [{ status: 200, body: '{"choices":[{"message":{"content":"Hi"}}],"usage":null}' }];
  expect(await complete()).toEqual({ text: 'Hi', tokens: 0 });
  answer = [{ status: 200, body: '{"choices":[{"message":{"content":"Hi"}}],"usage":{}}' }];
  expect(await complete()).toEqual({ text: 'Hi', tokens: 0 });
});

const refusing = (param: string, code: string) => ({
  status: 400,
  body: JSON.stringify({ error: { message: `No ${param}`, param, code } }),
});

test('a model that refuses to be told something is asked without it, from then on at once', async () => {
  answer = [
    refusing('max_tokens', 'unsupported_parameter'),
    refusing('temperature', 'unsupported_value'),
    said,
  ];
  const model = 'thinker';
  expect(await complete({ model })).toMatchObject({ text: 'Hi' });
  expect(told[0]).toMatchObject({ max_tokens: 100, temperature: 0.5 });
  expect(told[2]).toMatchObject({ max_completion_tokens: 100, top_p: 0.5 });
  expect(told[2]).not.toHaveProperty('temperature');
  expect(told[2]).not.toHaveProperty('max_tokens');
  answer = [said];
  await complete({ model });
  expect(told).toEqual([expect.objectContaining({ max_completion_tokens: 100 })]);
  answer = [said];
  await complete();
  expect(told).toEqual([expect.objectContaining({ max_tokens: 100, temperature: 0.5 })]);
});

test('a model that refuses the same again, or what it needs, is not asked again', async () => {
  const same = refusing('temperature', 'unsupported_value');
  answer = [same, same, said];
  await expect(complete({ model: 'stubborn' })).rejects.toMatchObject({ failure: 'refused' });
  expect(asked).toBe(2);
  answer = [refusing('response_format', 'unsupported_parameter'), said];
  await expect(complete({ model: 'old' })).rejects.toMatchObject({ failure: 'refused' });
});

test('a provider that is overloaded is asked once more, one that refuses is not', async () => {
  answer = [{ status: 503, body: '' }, said];
  expect(await complete()).toMatchObject({ text: 'Hi' });
  answer = [{ status: 503, body: '' }, { status: 503, body: '' }, said];
  await expect(complete()).rejects.toMatchObject({ failure: 'unreachable' });
  answer = [{ status: 401, body: '{"error":{"message":"No such key"}}' }, said];
  await expect(complete()).rejects.toMatchObject({ failure: 'refused', message: '401 No such key' });
  expect(asked).toBe(1);
});

test.for([
  ['not JSON', { status: 200, body: '<html>' }, 'unreadable'],
  ['without words', { status: 200, body: '{"choices":[]}' }, 'unreadable'],
  ['too late', { ...said, after: 600 }, 'timedOut'],
] as const)('a reply that is %s is none', async ([, reply, failure]) => {
  answer = [reply];
  await expect(complete({ timeoutMs: 300 })).rejects.toMatchObject({ failure });
});

test('a server on a network that nobody named is not asked', async () => {
  answer = [said];
  await expect(models.complete({ url: 'http://10.0.0.1/v1', key: '' }, request)).rejects.toMatchObject({
    failure: 'unreachable',
  });
});

test('a resource at Azure is a name and no address', () => {
  expect(azureAccess('contoso-dk', 'k')?.url).toBe('https://contoso-dk.openai.azure.com/openai/v1');
  for (const name of ['', 'evil.example/', 'a.b', '../x', '@evil.example#'])
    expect(azureAccess(name, 'k')).toBeNull();
});
