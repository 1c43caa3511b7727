import { randomBytes } from 'node:crypto';
import { ActionType, endpoints, secretKeys } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { actionOf } from '../../../test/bot-that-works.ts';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { tablesHolding } from '../../../test/stored-words.ts';
import { useServer } from '../../../test/use-server.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { flows } from '../flows/index.ts';
import { agentSecrets } from './tables.ts';

const { secrets } = endpoints;
const server = useServer();
let agentId: string;
let staff: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app, { speaks: ['da'] });
  staff = await staffOf(server, agentId, [2]);
});

const value = 'hush-hush-123';
const add = (name: string, written = value) =>
  staff.call(secrets.addSecret, { params: { agentId }, body: { name, value: written } });
const list = async () => (await staff.call(secrets.getSecrets, { params: { agentId } })).list;
const remove = (secretId: string, evenInUse?: 'true') =>
  staff.call(secrets.deleteSecret, { params: { agentId, secretId }, query: { evenInUse } });
const replace = (secretId: string, written: string) =>
  staff.call(secrets.replaceSecret, { params: { agentId, secretId }, body: { value: written } });
const asking = (parameters: Record<string, string>) =>
  actionOf(ActionType.dynamicAPIRequest, { url: 'https://shop.example/', ...parameters });

test('a secret is kept sealed in its row, and told to nobody', async () => {
  const { id } = await add('Shop-nøgle_1');
  expect(await list()).toEqual([
    {
      id,
      name: 'Shop-nøgle_1',
      changedAt: server.clock.now().toISOString(),
      changedBy: expect.stringMatching(/\w/),
      flowList: [],
    },
  ]);
  expect(await tablesHolding(server, [value])).toEqual([]);
  await add('other');
  const rows = await server.app.database.agent(agentId).select(agentSecrets);
  const sealed = rows.find((row) => row.id === id)?.sealed ?? '';
  const open = (row: string) => server.app.secrets.open(sealed, `agentSecret:${row}`);
  expect(open(id)).toBe(value);
  expect(() => open(rows.find((row) => row.id !== id)?.id ?? '')).toThrow();
  expect(() => createSecrets([randomBytes(32)]).open(sealed, `agentSecret:${id}`)).toThrow();
});

test('a name is one secret’s alone whatever its case, and has letters, digits, - and _', async () => {
  await add('ÆBLE-key');
  const taken = await refusal(add('æble-KEY'));
  expect(taken).toMatchObject({ status: 409, messageKey: secretKeys.nameTaken });
  for (const name of ['', 'two words', 'a.b', '{{x}}', 'x'.repeat(61)])
    expect(await refusal(add(name))).toMatchObject({ status: 400 });
  expect(await refusal(add('short', '  1234567  '))).toMatchObject({ status: 400 });
  await staffOf(server, await createAgent(server.app)).then((others) =>
    expect(refusal(others.call(secrets.getSecrets, { params: { agentId } }))).resolves.toMatchObject({
      status: 404,
    }),
  );
});

test('a value is replaced; one that is gone is not found', async () => {
  const { id } = await add('shop');
  server.clock.advance(1000);
  await replace(id, 'another-value');
  expect(await list()).toMatchObject([{ id, changedAt: server.clock.now().toISOString() }]);
  const row = await server.app.database.agent(agentId).first(agentSecrets, eq(agentSecrets.id, id));
  expect(server.app.secrets.open(row?.sealed ?? '', `agentSecret:${id}`)).toBe('another-value');
  await remove(id);
  expect(await list()).toEqual([]);
  expect(await refusal(replace(id, 'another-value'))).toMatchObject({ status: 404 });
  expect(await refusal(remove(id))).toMatchObject({ status: 404 });
});

test('another agent’s secret is neither replaced nor deleted', async () => {
  const { id: secretId } = await add('shop');
  const otherId = await createAgent(server.app);
  const them = await staffOf(server, otherId);
  const params = { agentId: otherId, secretId };
  const body = { value: 'another-value' };
  expect(await refusal(them.call(secrets.replaceSecret, { params, body }))).toMatchObject({ status: 404 });
  expect(await refusal(them.call(secrets.deleteSecret, { params }))).toMatchObject({ status: 404 });
  expect(await list()).toHaveLength(1);
});

test('the flows that name a secret are told, also by what visitors get, and keep it from being deleted', async () => {
  const { id } = await add('Shop');
  await add('other');
  const inDraft = await createFlow(server.app, { agentId, title: 'Kladde' });
  const names = { headers: 'X-Key: {{secret.shop}}' };
  const live = await createFlow(server.app, { agentId, title: 'Udgivet', actions: [asking(names)] });
  const scope = server.app.database.agent(agentId);
  const setActions = (flowId: string, intentActionList: ReturnType<typeof asking>[]) =>
    scope.update(flows, { content: { chatResponseList: [], intentActionList } }, eq(flows.id, flowId));
  await setActions(inDraft, [asking({ url: 'https://shop.example/?key={{ secret.SHOP }}' })]);
  await setActions(live, []);
  expect(await list()).toMatchObject([
    { name: 'other', flowList: [] },
    { name: 'Shop', flowList: [{ title: 'Kladde' }, { title: 'Udgivet' }] },
  ]);
  expect(await refusal(remove(id))).toMatchObject({
    status: 409,
    messageKey: secretKeys.inUse,
    details: { values: { name: 'Shop', flows: 'Kladde, Udgivet' } },
  });
  await remove(id, 'true');
  expect(await list()).toHaveLength(1);
});
