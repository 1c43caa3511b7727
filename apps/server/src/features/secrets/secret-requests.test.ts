import { createServer } from 'node:http';
import { ActionType, danish, endpoints, flowAction, type StoredFlowAction } from '@samtale/contract';
import { describe, expect, test, vi } from 'vitest';
import { actionOf, botThat, orderOf } from '../../../test/bot-that-works.ts';
import { createAgent, createFlow } from '../../../test/factories.ts';
import { outputOf } from '../../../test/output-of.ts';
import { listening, portOf, shop } from '../../../test/outside-world.ts';
import { staffOf } from '../../../test/people.ts';
import { tablesHolding } from '../../../test/stored-words.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';

const { server, shopUrl } = useServerWithOutside({ logLevel: 'debug' });
const { secrets, actions, exchange, simulator } = endpoints;

/** Needs writing in every place that it is sent in. */
const value = 'hush "kæft" & 7/%';
const forms = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1), 'kæft'];

const order = (more: Record<string, string> = {}, rest?: Partial<StoredFlowAction>) =>
  orderOf(
    shopUrl(),
    {
      method: 'POST',
      url: `${shopUrl()}/order?key={{secret.shop}}`,
      headers: 'X-Key: {{ secret.SHOP }}',
      body: '{"key":"{{secret.Shop}}"}',
      ...more,
    },
    rest,
  );

async function addSecret(agentId: string, name = 'shop', written = value) {
  const staff = await staffOf(server, agentId, [2]);
  await staff.call(secrets.addSecret, { params: { agentId }, body: { name, value: written } });
  return staff;
}

async function botWithSecret(list: StoredFlowAction[], answer?: string, written = value) {
  const bot = await botThat(server, list, answer);
  return { ...bot, staff: await addSecret(bot.agentId, 'shop', written) };
}

describe('a secret', () => {
  test('is sent in address, headers and body, and is nowhere else, though the reply repeats it', async () => {
    // A header cannot hold all signs.
    const bot = await botWithSecret([order({ headers: 'X-Plain: 1' })]);
    const logging = vi.spyOn(outputOf(server), 'write').mockReturnValue(true);
    shop.answer = ({ url, body }) => ({
      body: JSON.stringify({ orders: [{ state: `${value} ${url} ${body}` }] }),
    });
    await bot.pick();
    await vi.waitFor(async () => expect(await bot.done()).not.toHaveProperty('failure'));
    expect(shop.asked).toMatchObject([
      { url: `/order?key=${encodeURIComponent(value)}`, body: JSON.stringify({ key: value }) },
    ]);
    await bot.hears(expect.stringContaining('••••••••'));
    await server.settleConversations();
    expect(JSON.stringify(await bot.log())).toContain('••••••••');
    expect(await tablesHolding(server, ['kæft', encodeURIComponent(value).replaceAll('%', '\\%')])).toEqual(
      [],
    );
    for (const form of forms)
      expect(JSON.stringify([await bot.log(), logging.mock.calls])).not.toContain(form);
    logging.mockRestore();
  });

  test('is hidden in values also where they are cut, and however the reply escapes it', async () => {
    const bot = await botWithSecret([order({ headers: '' })]);
    const escaped = JSON.stringify(value).replace('æ', '\\u00E6');
    const long = `${'x'.repeat(1990)}${value}`;
    shop.answer = () =>
      shop.asked.length === 1
        ? { body: `{"orders":[{"state":${escaped}}]}` }
        : { body: JSON.stringify({ orders: [{ state: long }] }) };
    await bot.pick();
    await bot.hears('Done ••••••••');
    await bot.pick();
    await bot.hears('Done ••••••••', `Done ${'x'.repeat(1990)}••••••••`);
  });

  test('stands in headers as it is, and what is lost on the way tells nothing of it', async () => {
    const plain = 'plain-value-1';
    const bot = await botWithSecret([order()], undefined, plain);
    shop.answer = () => ({ status: 403, body: plain });
    await bot.pick();
    expect(await bot.done()).toMatchObject({ failure: 'status', detail: '403' });
    expect(shop.asked).toMatchObject([{ headers: { 'x-key': plain } }]);
    expect(await tablesHolding(server, [plain])).toEqual([]);
  });

  test('that there is not makes the request fail, by its name', async () => {
    const bot = await botThat(server, [order()]);
    await bot.pick();
    expect(await bot.done()).toMatchObject({ failure: 'noSecret', detail: 'shop' });
    expect(shop.asked).toEqual([]);
  });

  test('is not what a visitor says it is', async () => {
    const saying = '{{secret.shop}}';
    const bot = await botWithSecret([
      orderOf(shopUrl(), { url: `${shopUrl()}/first` }),
      order({ body: '{"said":"{{state}}"}', headers: 'X-Said: {{state}}' }),
      actionOf(ActionType.apiRequest, { url: `${shopUrl()}/all` }, { parameterSource: 2 }),
    ]);
    shop.answer = () => ({ body: JSON.stringify({ orders: [{ state: saying }] }) });
    await bot.pick();
    await vi.waitFor(() => expect(shop.asked).toHaveLength(3), { timeout: 5000 });
    const [, second, third] = shop.asked;
    expect(second?.body).toBe('{"said":"{ {secret.shop}}"}');
    expect(second?.headers['x-said']).toBe('{ {secret.shop}}');
    expect(third?.body).toBe('{"values":{"state":"{ {secret.shop}}"}}');
  });

  test('has no place in the address before its query', async () => {
    for (const url of [`${shopUrl()}/{{secret.shop}}`, shopUrl().replace('//', '//{{secret.shop}}@')]) {
      const bot = await botWithSecret([order({ url })]);
      await bot.pick();
      expect(await bot.done()).toMatchObject({ failure: 'badAddress' });
    }
    expect(shop.asked).toEqual([]);
  });
});

describe('a redirect to another server', () => {
  const plain = 'plain-value-1';
  const get = { method: 'GET', body: '' };

  /** Another server, which notes what it gets, and one that leads there. */
  async function away(status: number) {
    const got: { key: unknown; other: unknown; body: string }[] = [];
    const there = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        got.push({ key: request.headers['x-key'], other: request.headers['x-other'], body });
        response.end('{"orders":[{"state":"there"}]}');
      });
    });
    await listening(there);
    const location = `http://127.0.0.1:${portOf(there.address())}/`;
    const here = createServer((_, response) => response.writeHead(status, { location }).end());
    await listening(here);
    const close = () => {
      here.close();
      there.close();
    };
    return { url: `http://127.0.0.1:${portOf(here.address())}/`, got, close };
  }

  test('takes no header with one along', async () => {
    const { url, got, close } = await away(302);
    const headers = 'X-Key: {{secret.shop}}\nX-Other: 1';
    const bot = await botWithSecret([order({ ...get, url, headers })], undefined, plain);
    await bot.pick();
    await bot.hears('Done there');
    expect(got).toEqual([{ key: undefined, other: '1', body: '' }]);
    close();
  });

  test('is not followed with a body that has one', async () => {
    const { url, got, close } = await away(307);
    const bot = await botWithSecret([order({ url, headers: '' })], undefined, plain);
    await bot.pick();
    expect(await bot.done()).toMatchObject({ failure: 'status', detail: '307' });
    expect(got).toEqual([]);
    close();
  });
});

test('a request that is tried shows secrets by their names, and hides them in what comes back', async () => {
  const agentId = await createAgent(server.app, { speaks: ['da'] });
  const staff = await addSecret(agentId);
  shop.answer = ({ url, body }) => ({ body: JSON.stringify({ orders: [{ state: value }], url, body }) });
  const tryIt = (tried: StoredFlowAction) =>
    staff.call(actions.tryRequest, {
      params: { agentId, languageId: danish.id },
      body: { action: flowAction.parse(tried), valueList: [] },
    });
  const trial = await tryIt(order({ headers: 'X-Plain: 1' }));
  expect(trial).toMatchObject({
    failure: null,
    request: { url: `${shopUrl()}/order?key={{secret.shop}}`, body: '{"key":"{{secret.Shop}}"}' },
    response: { status: 200, body: expect.stringContaining('••••••••') },
    valueList: [{ value: '••••••••' }],
  });
  expect(shop.asked[0]?.body).toContain('kæft');
  for (const form of forms) expect(JSON.stringify(trial)).not.toContain(form);
  const failed = await tryIt(order({ headers: 'X-Key: {{secret.nobodys}}' }));
  expect(failed).toMatchObject({ failure: 'noSecret', response: null });
});

test('the simulator sends them where it reads elsewhere, and shows none', async () => {
  const agentId = await createAgent(server.app, { speaks: ['da'] });
  const staff = await addSecret(agentId);
  const doing = await createFlow(server.app, {
    agentId,
    title: 'Doing',
    answer: '{{state}}',
    actions: [order({ method: 'GET', headers: '', body: '' })],
  });
  shop.answer = ({ url }) => ({ body: JSON.stringify({ orders: [{ state: url }] }) });
  const turn = await staff.call(simulator.simulateTurn, {
    params: { agentId, languageId: danish.id },
    body: {
      bot: 'draft',
      log: [],
      input: { type: 'picked', text: 'Do it', flowId: doing },
      at: null,
      staffOnline: false,
      readsElsewhere: true,
    },
  });
  expect(shop.asked).toHaveLength(1);
  const shown = JSON.stringify(turn);
  expect(shown).toContain('{{secret.shop}}');
  expect(shown).toContain('••••••••');
  for (const form of forms) expect(shown).not.toContain(form);
});

test('an exported bot names its secrets, and an import says which the agent lacks', async () => {
  const from = await createAgent(server.app, { speaks: ['da'] });
  const to = await createAgent(server.app, { speaks: ['da'] });
  const staff = await addSecret(from);
  await createFlow(server.app, {
    agentId: from,
    title: 'Doing',
    actions: [order(), order({ body: '{{secret.other}}', headers: '' })],
  });
  const file = await staff.call(exchange.exportAgent, { params: { agentId: from } });
  const text = JSON.stringify(file);
  expect(text).toContain('{{secret.shop}}');
  for (const form of forms) expect(text).not.toContain(form);
  const receiver = await addSecret(to, 'OTHER');
  const preview = await receiver.call(exchange.previewAgentImport, {
    params: { agentId: to },
    rawBody: new Blob([text]),
  });
  expect(preview.noteList).toEqual([
    { kind: 'secretMissing', languageCode: null, title: '', detail: 'shop' },
  ]);
});
