import { endpoints, IntegrationType, newId } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { createBot } from '../../../../test/create-bot.ts';
import { connectVisitor } from '../../../../test/hub-clients.ts';
import { staffOf, visitorOf } from '../../../../test/people.ts';
import { refusal } from '../../../../test/refusal.ts';
import { useBot } from '../../../../test/use-agent.ts';
import { useServer } from '../../../../test/use-server.ts';
import { agents, userAgents } from '../../agents/tables.ts';
import { conversations } from '../tables.ts';

const calls = endpoints.conversations;
const server = useServer({ config: { trustedProxies: 1 } });
const { bot, staff } = useBot(server, beforeAll, { roles: [0] });

const readChat = (chatToken: string) => staff.call(calls.getChat, { params: { chatToken } });

async function hidingCustomers(work: () => Promise<void>): Promise<void> {
  const setInterval = (gdprInterval: number) =>
    server.app.database.shared.update(agents, { gdprInterval }, eq(agents.id, bot.agentId));
  await setInterval(0);
  await work();
  await setInterval(365);
}

test('a list and a conversation name the customer they are linked to, unless customers are hidden', async () => {
  const { chatToken } = await visitorOf(server, bot.clientKey);
  const customer = await staff.call(endpoints.customers.saveCustomer, {
    params: { agentId: bot.agentId },
    body: { customer: { id: newId, name: '', phone: '20 30 40 50' } },
  });
  await staff.call(calls.linkChatCustomer, {
    params: { agentId: bot.agentId, chatToken },
    body: { customerId: customer.id },
  });
  const named = { id: customer.id, name: '+4520304050' };
  const listed = async () => {
    const { list } = await staff.call(calls.getChatList, { params: { agentId: bot.agentId } });
    return list.find((row) => row.chatToken === chatToken)?.customer;
  };
  expect((await readChat(chatToken)).customer).toEqual(named);
  expect(await listed()).toEqual(named);
  await hidingCustomers(async () => {
    expect(await readChat(chatToken)).toMatchObject({ customer: null, ipAddressList: [] });
    expect(await listed()).toBeNull();
  });
});

/** Begins a conversation as the proxy in front tells of it; what stands before the last address anybody could write. */
async function beginFrom(ip: string): Promise<{ chatToken: string; token: string }> {
  const response = await fetch(`${server.url}/api/widget/clientKey/${bot.clientKey}/conversation`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Firefox',
      'x-forwarded-for': `1.2.3.4, ${ip}`,
    },
    body: JSON.stringify({ language: 'da', page: 'https://example.com/priser' }),
  });
  return (await response.json()) as { chatToken: string; token: string };
}

test('where a visitor writes from is noted at the start, and when it changes', async () => {
  const { chatToken, token } = await beginFrom('203.0.113.7');
  const first = {
    ip: '203.0.113.7',
    userAgent: 'Firefox',
    page: 'https://example.com/priser',
    at: '2026-11-20T09:00:00.000Z',
  };
  expect((await readChat(chatToken)).ipAddressList).toEqual([first]);
  const socket = await connectVisitor(server, token);
  await vi.waitFor(async () => {
    const { ipAddressList } = await readChat(chatToken);
    expect(ipAddressList.map(({ ip }) => ip)).toEqual(['203.0.113.7', '127.0.0.1']);
  });
  socket.disconnect();
  const response = await fetch(`${server.url}/api/widget/message`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': '::ffff:203.0.113.7',
    },
    body: JSON.stringify({ clientId: crypto.randomUUID(), text: 'Hej' }),
  });
  expect(response.status).toBe(200);
  // Known already.
  expect((await readChat(chatToken)).ipAddressList).toHaveLength(2);
});

test('an agent that keeps no personal data notes no addresses', async () => {
  let chatToken = '';
  await hidingCustomers(async () => {
    const begun = await beginFrom('203.0.113.8');
    chatToken = begun.chatToken;
    await server.callAs(begun.token)(endpoints.widgets.sendVisitorMessage, {
      body: { clientId: crypto.randomUUID(), text: 'Hej' },
    });
    await readChat(chatToken);
  });
  expect((await readChat(chatToken)).ipAddressList).toEqual([]);
});

test('addresses are told by country, and closed networks are not looked up', async () => {
  const { list } = await staff.call(calls.getIpDetails, { params: { ips: '10.1.2.3,8.8.8.8,::1' } });
  expect(list).toEqual([
    { ip: '10.1.2.3', isPrivate: true, country: null, hostName: null },
    expect.objectContaining({ ip: '8.8.8.8', isPrivate: false, country: 'US' }),
    { ip: '::1', isPrivate: true, country: null, hostName: null },
  ]);
});

test('addresses are looked up for the staff of an agent only', async () => {
  const nobody = await staffOf(server, bot.agentId, [0]);
  await server.app.database.shared.delete(userAgents, eq(userAgents.userId, nobody.user.id));
  const refused = await refusal(nobody.call(calls.getIpDetails, { params: { ips: '8.8.8.8' } }));
  expect(refused).toMatchObject({ code: 'forbidden', messageKey: 'error.forbidden' });
});

test('what the bot did is listed with how it ended, and no more is read of the log', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hvad er "handOverRequested"?');
  await visitor.say('Hvornår har I åbent?');
  await visitor.say('Jeg vil tale med et menneske');
  const actions = () => staff.call(calls.getChatActions, { params: { chatToken: visitor.chatToken } });
  const handedOver = [expect.objectContaining({ kind: 'handOver', outcome: 'done' })];
  expect((await actions()).list).toEqual(handedOver);
  await server.app.database.pool.query(
    `UPDATE conversation_steps SET events = 'not to be read'
      WHERE conversation_id = $1 AND strpos(events, '"handOverRequested"') = 0`,
    [visitor.chatToken],
  );
  expect((await actions()).list).toEqual(handedOver);
  const stranger = await staffOf(server, (await createBot(server.app)).agentId);
  const asked = stranger.call(calls.getChatActions, { params: { chatToken: visitor.chatToken } });
  expect(await refusal(asked)).toMatchObject({ status: 404 });
});

test('only conversations on the phone have calls', async () => {
  const visitor = await visitorOf(server, bot.clientKey);
  await visitor.say('Hej');
  const read = () => staff.call(calls.getChatCalls, { params: { chatToken: visitor.chatToken } });
  expect((await read()).list).toEqual([]);
  await server.app.database
    .agent(bot.agentId)
    .update(
      conversations,
      { integrationType: IntegrationType.phoneCall },
      eq(conversations.id, visitor.chatToken),
    );
  expect((await read()).list).toEqual([{ startedAt: expect.any(String), endedAt: null, forwardedTo: '' }]);
});
