import { type Endpoint, endpoints } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../test/use-server.ts';

interface Operation {
  operationId: string;
  description: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, unknown> };
}

const server = useServer();
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}
let document: Document;
beforeAll(async () => {
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
});

const declared = Object.values(endpoints).flatMap((group) => Object.values<Endpoint>(group));
const addressesOf = (list: readonly Endpoint[]) =>
  list.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort();
const operation = (name: string) => {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`The document has no ${name}`);
  return found;
};

test('the document lists every declared endpoint and no other', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(document.openapi).toBe('3.1.0');
  expect(listed.sort()).toEqual(addressesOf(declared));
});

test('no two endpoints share a method and path', () => {
  expect(new Set(addressesOf(declared)).size).toBe(declared.length);
});

test('each path parameter of an endpoint is declared', () => {
  for (const methods of Object.values(document.paths)) {
    for (const one of Object.values(methods)) {
      for (const { name, required, ...place } of one.parameters) {
        if (place.in === 'path') expect({ name, required }).toEqual({ name, required: true });
      }
    }
  }
});

test('each endpoint says who may call it', () => {
  expect(operation('login').description).toContain('Anyone may call this.');
  expect(operation('login').security).toEqual([]);
  expect(operation('sendVisitorMessage').description).toContain("a conversation's visitor token");
  expect(operation('logout').description).toBe('Needs an access token. Also when all plans have ended.');
  expect(operation('getTimeZoneList').description).toBe('Needs an access token.');
  expect(operation('deleteFlow').description).toContain('one of the roles on the agent. Roles: 0, 2.');
  expect(operation('deleteFlow').security).toEqual([{ bearer: [] }]);
});

test('each endpoint says what it is refused with', () => {
  expect(operation('takeOverChat').description).toContain('chat.takeOver.occupied');
});

test('a file is taken as bytes, a record as JSON', () => {
  expect(Object.keys(operation('importTrainingData').requestBody?.content ?? {})).toEqual([
    'application/octet-stream',
  ]);
  expect(Object.keys(operation('login').requestBody?.content ?? {})).toEqual(['application/json']);
  expect(operation('getChat').requestBody).toBeUndefined();
});

test('the document can be browsed', async () => {
  const page = await fetch(`${server.url}/api/docs`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('/chat/chatTokenId/{chatToken}');
});
